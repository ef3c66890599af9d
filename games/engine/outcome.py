"""How a game ends, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from .board import Board
from .packed import BAR, CHECKERS, HOME, OFF
from .sides import Side


class Win(IntEnum):
    """How much of a game is won (SB-7)."""

    SINGLE = 1
    """The loser has borne off at least one checker."""
    GAMMON = 2
    """He has borne off none."""
    BACKGAMMON = 3
    """None, and he still has a checker on the bar or in the winner's home board."""


class Ending(Enum):
    """What ended a game."""

    BORNE_OFF = "borne off"
    DROPPED = "dropped"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: who won, how, and the points it counts with the cube and the rules."""

    winner: Side
    win: Win
    ending: Ending
    points: int


def win_of(board: Board) -> Win | None:
    """What the player whose view this is has won by bearing off his last checker; None while he
    has checkers left."""
    if board.off < CHECKERS:
        return None
    loser = board.opponent
    if loser[OFF]:
        return Win.SINGLE
    # The winner's home board is the loser's points 19 to 24.
    return Win.BACKGAMMON if any(loser[BAR - HOME :]) else Win.GAMMON
