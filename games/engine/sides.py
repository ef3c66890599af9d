"""The two sides of a board."""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """A side is also a place in a pair: scores and names are (White's, Black's)."""

    WHITE = 0
    """The side that XGID writes in lower case (top) and GNU Backgammon numbers 0."""
    BLACK = 1
    """The side in upper case (bottom), numbered 1."""

    @property
    def other(self) -> Side:
        """The opponent's side."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    @property
    def label(self) -> str:
        """White or Black."""
        return self.name.capitalize()
