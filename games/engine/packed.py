"""A board as one integer, a byte for each place, so that a move is one addition.

Byte `p` (0 to 25) counts the mover's checkers on his own point `p`: 0 is borne off, 25 the bar.
Byte `26 + p` counts the opponent's checkers on the same point, so in the mover's numbering: there
0 is the opponent's bar and 25 what he has borne off. The opponent's own number is `25 - p`.

Reading the bytes backwards is therefore the same board seen by the opponent.

A count is at most 15, so bit 4 of each byte is free. Adding 15 to a byte raises that bit where
somebody stands, adding 14 where at least two do: one addition and one AND test every point at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

CHECKERS: Final = 15
HOME: Final = 6
OFF: Final = 0
BAR: Final = 25
PLACES: Final = 26
"""Places of one side: 24 points, the bar, and off."""

BITS: Final = 8
"""Bits of one place."""
OPPONENT: Final = PLACES * BITS
"""How far the opponent's half is shifted."""
FLAG: Final = 16
"""The free bit of a place."""


def one(place: int) -> int:
    """One checker of the mover on `place`."""
    return 1 << BITS * place


def flag(place: int) -> int:
    """The free bit of `place`, in either half's own shift."""
    return FLAG << BITS * place


def flags(places: Iterable[int]) -> int:
    """The free bits of several places."""
    return sum(map(flag, places))


def each(count: int) -> int:
    """`count` on every place of one half: added to a half, it raises flags."""
    return sum(count * one(place) for place in range(PLACES))


def pack(own: Sequence[int], opponent: Sequence[int]) -> int:
    """Both sides' 26 counts, each in his own numbering, as one integer."""
    return int.from_bytes(bytes((*own, *reversed(opponent))), "little")


def unpack(board: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The 26 counts of the mover and of the opponent, each in his own numbering."""
    counts = board.to_bytes(2 * PLACES, "little")
    return tuple(counts[:PLACES]), tuple(counts[: PLACES - 1 : -1])


def swapped(board: int) -> int:
    """The same checkers seen by the other side."""
    return int.from_bytes(board.to_bytes(2 * PLACES, "little"), "big")
