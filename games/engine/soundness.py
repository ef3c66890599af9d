"""What no game can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import telling
from .board import Board
from .errors import InvalidPosition
from .outcome import Ending

if TYPE_CHECKING:
    from .situation import Situation


def check(situation: Situation) -> None:
    """Raises MatchIsOver, or InvalidPosition for what no notation could tell or no game reach."""
    situation.match.expect_no_winner()
    telling.setup_in_play(situation)
    for problem in _problems(situation):
        raise InvalidPosition(reason=problem)


def check_left(before: Board, after: Board) -> None:
    """Raises InvalidPosition for an illegal play that is none: one that bears off the opponent's
    checkers or puts some back."""
    if before.swap().off != after.swap().off:
        raise InvalidPosition(reason="a play leaves the opponent's borne-off checkers alone")


def _problems(situation: Situation) -> Iterator[str]:
    """What a `Setup` does not see."""
    ending = situation.outcome and situation.outcome.ending
    cube = situation.cube
    if situation.throws < 0:
        yield "dice are not thrown a negative number of times"
    if cube.pending and cube.owner is situation.on_roll.other:
        yield "the cube belongs to the other side"
    is_borne_off = bool(situation.board.win or situation.board.swap().win)
    if is_borne_off != (ending is Ending.BORNE_OFF):
        yield "a game ends when a side bears off its last checker, and not before"
    if cube.pending and ending is Ending.BORNE_OFF:
        yield "a double is answered before anybody bears off"
    if ending is Ending.DROPPED and not cube.pending:
        yield "nobody has doubled, so that nobody can have dropped"
    if ending is Ending.RESIGNED and not situation.resignation:
        yield "nobody has resigned"
    if ending is not Ending.RESIGNED and ending and situation.resignation:
        yield "a resignation has not been answered"
