"""What is in the way of one checker that one number does not move in a parallel game."""

from __future__ import annotations

from typing import NamedTuple

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
from games.engine.variants.jumps import Blocked

from .breaches import (
    ExactNumber,
    HeadLimitReached,
    MustFly,
    NoMovesInside,
    NumberOnlyFlies,
    NumberStaysOn,
    RowForbidden,
    RunnerFirst,
)
from .capturing import waited_for
from .counts import OUTSIDE, POINTS, across, count, highest, occupied
from .extras import BAR
from .groups import Numbers
from .moving import HEAD, flights, has_flown, has_passed
from .piles import Piles
from .taking import closed, waits_on_bar


class Segment(NamedTuple):
    """What is played: on the board `before`, with `numbers`, and with so many of the `head`."""

    variant: Variant
    before: Piles
    numbers: Numbers
    head: int | None


class Attempt(NamedTuple):
    """A checker that does not go from `source` to `target` with `number` on a board of the way;
    `rest` are the numbers that are left beside it."""

    board: Piles
    source: int
    target: int
    number: int
    rest: Numbers


def obstacle(segment: Segment, at: Attempt) -> Obstacle:
    """Why this move could not be made."""
    variant, own, source = segment.variant, at.board.own, at.source
    if not count(own, source):
        return Obstacle(NoChecker, source)
    if at.source - at.target > at.number:
        # A flight; nobody who may fly is stopped by anything else.
        return Obstacle(PointHeld, at.target)
    if (rule := _waits(variant, at)) or (rule := _leaves_head(segment, at)):
        return Obstacle(rule, source)
    if source <= at.number:
        return _bears_off(segment, at)
    if shut(segment, at.board) & flag(at.target):
        return Obstacle(PointHeld, at.target)
    if source <= HOME and not variant.bear_off.inside:
        return Obstacle(NoMovesInside, source)
    return Obstacle(_flies_or_row(segment, at), source)


def shut(segment: Segment, board: Piles) -> int:
    """Where the mover may not land."""
    rule = segment.variant.landing
    if isinstance(rule, Capturing):
        return closed(rule, board, doublet=len(set(segment.numbers)) == 1)
    return across(occupied(board.opponent))


def _waits(variant: Variant, at: Attempt) -> type[IllegalPlay] | None:
    """What has to move before this checker."""
    own = at.board.own
    if waits_on_bar(variant.landing, at.board):
        return CheckerOnBar
    if isinstance(variant.head, Runner) and not has_passed(own):
        return None if flag(at.source) & (occupied(own) & ~HEAD or HEAD) else RunnerFirst
    return None


def _leaves_head(segment: Segment, at: Attempt) -> type[IllegalPlay] | None:
    left = count(segment.before.own, POINTS) - count(at.board.own, POINTS)
    is_over = at.source == POINTS and segment.head is not None and left >= segment.head
    return HeadLimitReached if is_over and not _is_lifted(segment, at) else None


def _is_lifted(segment: Segment, at: Attempt) -> bool:
    """Whether a flight has lifted the limit of the head by now."""
    rule = segment.variant.head
    made = sum(segment.numbers) - at.number - sum(at.rest)
    lifts = isinstance(rule, HeadLimit) and rule.lifted is Lifted.USED
    return lifts and has_flown(segment.before.own, at.board.own, made)


def _bears_off(segment: Segment, at: Attempt) -> Obstacle:
    rule, points = segment.variant.bear_off, waited_for(segment.variant.landing, at.board)
    if points & OUTSIDE:
        return Obstacle(NotAllHome, BAR if at.board.mine.bar else highest(points))
    if at.number not in rule.numbers:
        return Obstacle(NumberStaysOn, at.source)
    if at.source < at.number and not rule.higher:
        return Obstacle(ExactNumber, at.source)
    if at.source < at.number and highest(points) > at.source:
        return Obstacle(HigherCheckerFirst, highest(points))
    return Obstacle(_flies_or_row(segment, at), at.source)


def _flies_or_row(segment: Segment, at: Attempt) -> type[IllegalPlay]:
    """Nothing else is in the way: a flight is due, or a row would be made on the way."""
    jump = flights(segment.variant.jump, segment.before.own, segment.numbers)
    if jump is None or not count(at.board.own, POINTS):
        return RowForbidden
    closed_points = shut(segment, at.board)
    flying = {n for n in (at.number, *at.rest) if n in jump.numbers and not closed_points & flag(n)}
    if (jump.forced and at.number in flying) or (jump.first and flying & set(at.rest)):
        return MustFly
    burns = jump.blocked is Blocked.BURN and at.number in jump.numbers - flying
    return NumberOnlyFlies if burns else RowForbidden
