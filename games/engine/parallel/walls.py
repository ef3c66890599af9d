"""Rows of held points that a rule forbids (variants.md LN-11, 3.2, 3.3, 3.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.engine.packed import BITS, HOME, OFF, flag, flags
from games.engine.variants.components import Wall

from .counts import PLACES, POINTS, across, count, highest, occupied

ROW: Final = 6
SECTOR: Final = flags(range(POINTS - ROW + 1, PLACES))
"""A side's own starting quarter."""
_ALL: Final = flags(range(PLACES))


def rows(points: int) -> int:
    """Where rows of six begin that the holder of these points has: the flag of the lowest point of
    each as the opponent, on whose way it lies, numbers it."""
    held = across(points)
    twice = held & held >> BITS
    return twice & twice >> 2 * BITS & twice >> 4 * BITS


@dataclass(frozen=True, slots=True)
class Forbidden:
    """What the mover may not hold while the opponent stands as he does: rows that begin on one of
    `starts`, or, where `sector`, the whole of his own starting quarter."""

    starts: int
    sector: bool

    def holds(self, side: int) -> bool:
        """Whether the side has what it may not."""
        points = occupied(side)
        if self.sector and points & SECTOR == SECTOR:
            return True
        return bool(self.starts and rows(points) & self.starts)

    def row(self, side: int) -> int:
        """The flags of the points that make up what the side may not hold."""
        points, found = occupied(side), 0
        if self.sector and points & SECTOR == SECTOR:
            found = SECTOR
        starts = rows(points) & self.starts
        for start in range(1, PLACES - ROW + 1):
            if starts & flag(start):
                found |= across(flags(range(start, start + ROW)))
        return found


def forbidden(wall: Wall, opponent: int, *, prisoners: bool = False) -> Forbidden:
    """What `wall` forbids against this opponent. `prisoners`: some of his may be held within a
    row, and have not passed it."""
    return Forbidden(_starts(wall, opponent, within=int(prisoners)), wall is Wall.SECTOR)


def _starts(wall: Wall, opponent: int, *, within: int) -> int:
    points = occupied(opponent)
    foremost = OFF if count(opponent, OFF) else highest(points & -points)
    match wall:
        case Wall.NEVER:
            return _ALL
        case Wall.AHEAD:
            # Nobody else stands on a point of the row: whoever is below its end is below its start.
            return flags(range(1, foremost + within))
        case Wall.HOME if foremost > HOME:
            return flags(range(1, max(highest(points) - ROW + 1, 1)))
        case _:
            return 0
