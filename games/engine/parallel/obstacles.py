"""What is in the way of one checker that one number does not move in a parallel game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.errors import IllegalPlay
from games.engine.legality import (
    CheckerOnBar,
    HigherCheckerFirst,
    NoChecker,
    NotAllHome,
    Obstacle,
    PointHeld,
)
from games.engine.packed import HOME, flag
from games.engine.variants import Variant
from games.engine.variants.components import Capturing, HeadLimit, Lifted, Runner

from .breaches import (
    ExactNumber,
    HeadLimitReached,
    MustFly,
    NoMovesInside,
    NumberStaysOn,
    RowForbidden,
    RunnerFirst,
)
from .counts import OUTSIDE, POINTS, across, count, highest, occupied
from .extras import BAR
from .moving import HEAD, flights, has_flown, has_passed
from .piles import Piles, whole
from .reading import Stuck
from .taking import closed

if TYPE_CHECKING:
    from .game import LongGame


def obstacle(game: LongGame, before: Piles, at: Stuck) -> Obstacle:
    """Why this move of the actor could not be made; `before`: the board before the whole play."""
    variant, own, source = game.variant, at.board.own, at.source
    if not count(own, source):
        return Obstacle(NoChecker, source)
    if (rule := _waits(variant, at)) or (rule := _leaves_head(game, before, at)):
        return Obstacle(rule, source)
    if source <= at.number:
        return _bears_off(game, before, at)
    target = source - at.number
    if _shut(game, at.board) & flag(target):
        return Obstacle(PointHeld, target)
    if source <= HOME and not variant.bear_off.inside:
        return Obstacle(NoMovesInside, source)
    return Obstacle(_flies_or_row(game, before, own), source)


def _waits(variant: Variant, at: Stuck) -> type[IllegalPlay] | None:
    """What has to move before this checker."""
    own = at.board.own
    if isinstance(variant.landing, Capturing):
        waits = variant.landing.bar_priority and at.board.mine.bar
        return CheckerOnBar if waits else None
    if isinstance(variant.head, Runner) and not has_passed(own):
        return None if flag(at.source) & (occupied(own) & ~HEAD or HEAD) else RunnerFirst
    return None


def _leaves_head(game: LongGame, before: Piles, at: Stuck) -> type[IllegalPlay] | None:
    limit = game.head_left[game.actor]
    left = count(before.own, POINTS) - count(at.board.own, POINTS)
    is_over = at.source == POINTS and limit is not None and left >= limit
    return HeadLimitReached if is_over and not _is_lifted(game, before, at) else None


def _is_lifted(game: LongGame, before: Piles, at: Stuck) -> bool:
    """Whether a flight has lifted the limit of the head by now."""
    rule = game.variant.head
    made = sum(game.numbers) - at.number - sum(at.rest)
    lifts = isinstance(rule, HeadLimit) and rule.lifted is Lifted.USED
    return lifts and has_flown(before.own, at.board.own, made)


def _shut(game: LongGame, board: Piles) -> int:
    """Where the actor may not land."""
    rule = game.variant.landing
    if isinstance(rule, Capturing):
        return closed(rule, board, doublet=len(set(game.numbers)) == 1)
    return across(occupied(board.opponent))


def _bears_off(game: LongGame, before: Piles, at: Stuck) -> Obstacle:
    variant = game.variant
    points = occupied(whole(at.board.own, at.board.mine))
    if at.board.mine.bar or points & OUTSIDE:
        return Obstacle(NotAllHome, BAR if at.board.mine.bar else highest(points))
    if at.number not in variant.bear_off.numbers:
        return Obstacle(NumberStaysOn, at.source)
    if at.source < at.number and not variant.bear_off.higher:
        return Obstacle(ExactNumber, at.source)
    if at.source < at.number and highest(points) > at.source:
        return Obstacle(HigherCheckerFirst, highest(points))
    return Obstacle(_flies_or_row(game, before, at.board.own), at.source)


def _flies_or_row(game: LongGame, before: Piles, own: int) -> type[IllegalPlay]:
    """Nothing else is in the way: a flight is due, or a row would be made on the way."""
    jump = flights(game.variant.jump, before.own, game.numbers)
    return MustFly if jump and jump.forced and count(own, POINTS) else RowForbidden
