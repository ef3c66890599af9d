"""What no game can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .board import Board
from .dice import Roll
from .errors import InvalidPosition
from .outcome import Ending
from .sides import Side

if TYPE_CHECKING:
    from .situation import Situation


def check(situation: Situation) -> None:
    """Raises MatchIsOver, or InvalidPosition for what no game can come to."""
    situation.match.expect_no_winner()
    for problems in (_problems_of_the_sides, _problems_of_the_cube, _problems_of_the_end):
        for problem in problems(situation):
            raise InvalidPosition(reason=problem)


def check_left(before: Board, after: Board) -> None:
    """Raises InvalidPosition for an illegal play that is none: one that bears off the opponent's
    checkers or puts some back."""
    if before.swap().off != after.swap().off:
        raise InvalidPosition(reason="a play leaves the opponent's borne-off checkers alone")


def _problems_of_the_sides(situation: Situation) -> Iterator[str]:
    # An integer compares equal to a side, and a pair of numbers looks like dice, until much later.
    fields: tuple[tuple[object, type], ...] = ((situation.on_roll, Side), (situation.roll, Roll))
    for value, kind in fields:
        if value is not None and not isinstance(value, kind):
            yield f"{value!r} is no {kind.__name__} of games.engine"


def _problems_of_the_cube(situation: Situation) -> Iterator[str]:
    cube, match = situation.cube, situation.match
    level, limit = cube.if_taken, match.rules.cube_limit
    if level > limit:
        yield f"a cube at {level} is beyond the limit of {limit}"
    if level > 1 and match.is_crawford:
        yield "the cube is not used in the Crawford game"
    if cube.pending and situation.roll:
        yield "the cube is turned before the dice are thrown, not after"
    if cube.pending and cube.owner is situation.on_roll.other:
        yield "the cube belongs to the other side"
    if cube.pending > 1 and not match.is_money:
        yield "a match has no beavers"


def _problems_of_the_end(situation: Situation) -> Iterator[str]:
    ending = situation.outcome and situation.outcome.ending
    is_offered = situation.cube.pending > 0
    is_borne_off = bool(situation.board.win or situation.board.swap().win)
    if is_borne_off != (ending is Ending.BORNE_OFF):
        yield "a game ends when a side bears off its last checker, and not before"
    if is_offered and ending is Ending.BORNE_OFF:
        yield "a double is answered before anybody bears off"
    if not is_offered and ending is Ending.DROPPED:
        yield "nobody has doubled, so that nobody can have dropped"
    if not situation.resignation and ending is Ending.RESIGNED:
        yield "nobody has resigned"
    if situation.resignation and ending in (Ending.BORNE_OFF, Ending.DROPPED):
        yield "a resignation has not been answered"
    if situation.throws < 0:
        yield "dice are not thrown a negative number of times"
