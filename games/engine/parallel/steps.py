"""One checker moved by one number."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from games.engine.packed import HOME


class Takes(Enum):
    """What becomes of the checker that stood where this one lands; the value is how it is written.

    Which of the two it is the dice decide (variants.md 3.13).
    """

    CAPTURES = "+"
    """It stays where it is, held underneath."""

    BEATS = "*"
    """It goes back to its head, or waits on the bar."""


class Step(NamedTuple):
    """From a point to a lower one, or to 0: off. `takes`: a single checker of the opponent's is
    taken there. `marked`: it is the marked checker that moves."""

    source: int
    target: int
    takes: Takes | None = None
    marked: bool = False

    @property
    def is_flight(self) -> bool:
        """Whether it goes further than any number of a die takes a checker."""
        return self.source - self.target > HOME
