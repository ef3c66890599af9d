"""What a game tree of GNU Backgammon tells of its match: property MI."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .deeds import Written
from .faults import BadLength, BadScore, RecordFault
from .limits import MOST_POINTS

LENGTH: Final = "length"
SCORES: Final = ("ws", "bs")
_SHOWN: Final = 20


def read_info(written: Written, line: int, values: Sequence[str]) -> dict[str, int]:
    """The length and the scores of an MI, by their words; what is no number of points is a fault
    of the line and left out. Other words are passed over."""
    found: dict[str, int] = {}
    for value in values:
        word, _, text = value.strip().partition(":")
        if word != LENGTH and word not in SCORES:
            continue
        points = _points(text)
        if points is None:
            written.fault(line, _fault(word, text))
        else:
            found[word] = points
    return found


def _points(text: str) -> int | None:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST_POINTS))):
        return None
    return int(text) if int(text) <= MOST_POINTS else None


def _fault(word: str, text: str) -> RecordFault:
    kind = BadLength if word == LENGTH else BadScore
    return kind(limit=MOST_POINTS, text=text[:_SHOWN] or "nothing")
