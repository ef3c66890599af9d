"""How a game ends, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from .errors import InvalidResignation, shown
from .sides import Side


class Win(IntEnum):
    """How much of a game is won: how many times the stake (SB-7)."""

    SINGLE = 1
    """The loser has borne off at least one checker, or has dropped a double."""
    GAMMON = 2
    """He has borne off none."""
    BACKGAMMON = 3
    """None, and he still has a checker on the bar or in the winner's home board."""


class Ending(Enum):
    """What ended a game."""

    BORNE_OFF = "borne off"
    """A side has borne off its last checker."""
    DROPPED = "dropped"
    """A side has dropped a double, or a further turn of the cube."""
    RESIGNED = "resigned"
    """A side has resigned, and the other has accepted it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: who won, how, what ended it, and the points it counts by the cube and the
    rules agreed on; by the Jacoby rule a gammon may count 1 (SB-9)."""

    winner: Side
    win: Win
    ending: Ending
    points: int

    @property
    def loser(self) -> Side:
        """The other side."""
        return self.winner.other


@dataclass(frozen=True, slots=True)
class Resignation:
    """A side's offer to lose a single game, a gammon or a backgammon (SB-15)."""

    side: Side
    win: Win

    @classmethod
    def of(cls, side: Side, win: Win | int) -> Resignation:
        """A side that offers to lose 1, 2 or 3 times the stake. Raises InvalidResignation."""
        if win not in tuple(Win):
            raise InvalidResignation(value=shown(win))
        return cls(Side(side), Win(win))
