"""Lines of text that keep within their room, whatever the reader's fonts are.

How wide a line will be is not known here; it is reckoned by its characters, rather too wide than
too narrow. A line that is too long is written smaller, and broken or cut where that is too small.
"""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple
from unicodedata import combining, east_asian_width

_WIDEST, _CAPITAL, _USUAL, _SLIM = 1.1, 0.84, 0.72, 0.45
"""How wide letters are in bold in a wide font, by its size."""
_BROAD: Final = frozenset("mwMW@%—…")
_NARROW: Final = frozenset(" iljtfrI.,:;'’!|()-")
SMALLEST: Final = 15
"""No text is smaller because it is long."""


class Fitted(NamedTuple):
    """What is shown of a line, and in which size."""

    shown: str
    size: float


def width(shown: str, size: float) -> float:
    """How wide a line is at the most."""
    return size * sum(map(_em, shown))


def fitted(shown: str, size: float, room: float) -> Fitted:
    """A line in its usual size, else as small as it takes, else the beginning of it."""
    if width(shown, size) <= room:
        return Fitted(shown, size)
    if (smaller := floor(10 * room / width(shown, 1)) / 10) >= SMALLEST:
        return Fitted(shown, smaller)
    cut = shown
    while cut and width(f"{cut}…", SMALLEST) > room:
        cut = cut[:-1]
    return Fitted(f"{cut.rstrip()}…", SMALLEST)


def broken(shown: str, size: float, room: float) -> tuple[Fitted, ...]:
    """A line, in two of the smallest size where it would be cut; the second may be cut."""
    whole = fitted(shown, size, room)
    if whole.shown == shown:
        return (whole,)
    words = shown.split(" ")
    for count in range(len(words) - 1, 0, -1):
        first = " ".join(words[:count])
        if width(first, SMALLEST) <= room:
            return Fitted(first, SMALLEST), fitted(" ".join(words[count:]), SMALLEST, room)
    return (whole,)


def _em(character: str) -> float:
    if combining(character):
        return 0
    if character in _BROAD or east_asian_width(character) in "WF":
        return _WIDEST
    if character in _NARROW:
        return _SLIM
    return _CAPITAL if character.isupper() else _USUAL
