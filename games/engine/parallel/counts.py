"""One side of a parallel game as one integer: a byte for each place, as on the board of `packed`.

Byte 0 counts what is borne off, bytes 1 to 24 the checkers on the side's own points. Both sides
number for themselves, so a point of the one is 12 points on or back for the other (LN-11a). The
opponent does not change while a side moves, so only the mover's integer is moved about.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import hexdigits
from typing import Final

from games.engine.errors import shown
from games.engine.packed import BITS, CHECKERS, FLAG, HOME, OFF, each, flags, one

from .unsound import NotSideDigits

POINTS: Final = 24
HALF: Final = 12
PLACES: Final = POINTS + 1

ON_BOARD: Final = flags(range(1, PLACES))
OUTSIDE: Final = flags(range(HOME + 1, PLACES))
"""The points before the home board."""
_NEAR: Final = flags(range(1, HALF + 1))
_FAR: Final = ON_BOARD & ~_NEAR
_SOMEBODY: Final = each(CHECKERS)


def occupied(side: int) -> int:
    """The flags of the points where the side has a checker."""
    return side + _SOMEBODY & ON_BOARD


def highest(points: int) -> int:
    """The highest of these points; 0 for none."""
    return (points.bit_length() - 1) // BITS if points else OFF


def across(points: int) -> int:
    """Flags of one side's points as the other numbers them."""
    return (points & _NEAR) << HALF * BITS | (points & _FAR) >> HALF * BITS


def opposite(point: int) -> int:
    """What the other side calls a point."""
    return point + HALF if point <= HALF else point - HALF


def count(side: int, place: int) -> int:
    """How many checkers stand on a place; place 0 is off."""
    return side >> place * BITS & FLAG - 1


def counts(side: int) -> tuple[int, ...]:
    """The 25 counts, off first."""
    return tuple(side.to_bytes(PLACES, "little"))


def packed(given: Sequence[int]) -> int:
    """The 25 counts, off first, as one integer."""
    return sum(number * one(place) for place, number in enumerate(given))


def from_hex(text: str) -> int:
    """25 hexadecimal digits of either case, off first (section 0). Raises NotSideDigits."""
    if len(text) != PLACES or not set(text) <= set(hexdigits):
        raise NotSideDigits(text=shown(text))
    return packed([int(digit, 16) for digit in text])


def to_hex(side: int) -> str:
    """The same 25 digits."""
    return "".join(f"{number:x}" for number in counts(side))


def pips(side: int) -> int:
    """How many points all checkers still have to go."""
    return sum(place * number for place, number in enumerate(counts(side)))
