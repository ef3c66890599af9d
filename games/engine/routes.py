"""A play as the ways of its checkers, and the one way of writing it.

A play is written with each checker's hops joined and the stops shown only where a blot is hit;
sources from the highest, then destinations from the highest; `(2)` for the same again; `*` behind
a hit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from .packed import BAR, OFF, PLACES, one

Route: TypeAlias = tuple[int, int, tuple[int, ...]]
"""One checker's way as others are told it: its source, its destination, and the points it touched
in between; 25 is the bar and 0 off."""

Way: TypeAlias = list[int]
"""One checker's way: each place it touches, from its source to its destination. The ways of a play
stand in the order in which they are written."""

NAMES: Final = ("off", *map(str, range(1, BAR)), "bar")
"""How each place is written."""

_TEXTS: Final = [[f"{NAMES[a]}/{NAMES[b]}" for b in range(PLACES)] for a in range(PLACES)]
_HITTING: Final = [[f"{text}*" for text in texts] for texts in _TEXTS]
_AT: Final = [one(place) for place in range(PLACES)]


def of_two_dice(first: int, second: int, sources: Sequence[int]) -> list[Way]:
    """The ways of a play of two different dice; `sources` as the generator gives them."""
    began, then = sources
    landed = began - first if began > first else OFF
    ended = then - second if then > second else OFF
    if not then:
        return [[began, landed]]
    if not began:
        return [[then, ended]]
    if then == landed:
        return [[began, then, ended]]
    if began == ended:
        return [[then, began, landed]]
    if began > then or (began == then and landed > ended):
        return [[began, landed], [then, ended]]
    return [[then, ended], [began, landed]]


def of_doublet(die: int, sources: Sequence[int]) -> list[Way]:
    """The ways of a doublet whose moves began on `sources`, from the highest.

    A move from a point where a way has just ended goes on with that way. Where fewer go on than
    have come, the latest go on, so that what is written first stops the earliest."""
    ways: list[Way] = []
    for source in sources:
        landed = source - die if source > die else OFF
        for way in reversed(ways):
            if way[-1] == source:
                way.append(landed)
                break
        else:
            ways.append([source, landed])
    return ways


def write(ways: list[Way], hits: int = 0) -> str:
    """The play in standard notation; `hits` has one checker on each point where a blot was hit."""
    texts = _starred(ways, hits) if hits else [_TEXTS[way[0]][way[-1]] for way in ways]
    if len(texts) > len(set(texts)):
        texts = [_times(text, len(list(same))) for text, same in groupby(texts)]
    return " ".join(texts)


def _starred(ways: list[Way], hits: int) -> list[str]:
    """A hit is marked on the first way that ends there, or else on the first that passes; the same
    way again is the same text."""
    texts: list[str] = []
    passed, before = hits, None
    for way in ways:
        passed &= ~_AT[way[-1]]
    for way in ways:
        if way == before:
            texts.append(texts[-1])
            continue
        before, end = way, way[-1]
        at = _AT[end]
        written = (_HITTING if hits & at else _TEXTS)[way[0]][end]
        hits &= ~at
        for stop in way[-2:0:-1] if passed else ():
            if passed & _AT[stop]:
                written = written.replace("/", f"/{stop}*/", 1)
                passed &= ~_AT[stop]
        texts.append(written)
    return texts


def _times(text: str, times: int) -> str:
    return f"{text}({times})" if times > 1 else text
