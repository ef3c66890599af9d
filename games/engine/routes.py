"""A play as the ways of its checkers, and the one way of writing it.

A play is written with each checker's hops joined and the stops shown only where a blot is hit;
sources from the highest, then destinations from the highest; `(2)` for the same again; `*` behind
a hit (contract 2.2).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from .packed import BAR, OFF, PLACES

Route: TypeAlias = tuple[int, int, tuple[int, ...]]
"""One checker's way: its source, its destination, and the points it touched in between; 25 is the
bar and 0 off. Backwards sorted routes are in the order in which they are written."""

NAMES: Final = ("off", *map(str, range(1, BAR)), "bar")
"""How each place is written."""

_WAYS: Final = [[f"{NAMES[a]}/{NAMES[b]}" for b in range(PLACES)] for a in range(PLACES)]


def of_two_dice(first: int, second: int, sources: Sequence[int]) -> list[Route]:
    """The routes of a play of two different dice; `sources` as the generator gives them."""
    began, then = sources
    landed = began - first if began > first else OFF
    ended = then - second if then > second else OFF
    if not then:
        return [(began, landed, ())]
    if not began:
        return [(then, ended, ())]
    if then == landed:
        return [(began, ended, (then,))]
    if began == ended:
        return [(then, landed, (began,))]
    return [(began, landed, ()), (then, ended, ())]


def of_doublet(die: int, sources: Sequence[int]) -> list[Route]:
    """The routes of a doublet whose moves began on `sources`, from the highest.

    A move from a point where a route has just ended goes on with that route. Where fewer go on
    than have come, the latest go on, so that what is written first stops the earliest."""
    routes: list[Route] = []
    for source in sources:
        landed = source - die if source > die else OFF
        for place in reversed(range(len(routes))):
            start, end, stops = routes[place]
            if end == source:
                routes[place] = start, landed, (*stops, source)
                break
        else:
            routes.append((source, landed, ()))
    return routes


def write(routes: list[Route], hits: Collection[int] = ()) -> str:
    """The play in standard notation; `hits` are the points where a blot was hit."""
    routes = sorted(routes, reverse=True)
    texts = _starred(routes, hits) if hits else [_WAYS[way[0]][way[1]] for way in routes]
    if len(texts) > len(set(texts)):
        texts = [_times(text, len(list(same))) for text, same in groupby(texts)]
    return " ".join(texts)


def _starred(routes: list[Route], hits: Collection[int]) -> list[str]:
    """A hit is marked on the first route that ends there, or else on the first that passes; the
    same route again is the same text."""
    unmarked, passed = set(hits), set(hits).difference([way[1] for way in routes])
    texts: dict[tuple[int, int], str] = {}
    for source, destination, stops in routes:
        if (source, destination) in texts:
            continue
        shown = "".join(f"/{stop}*" for stop in stops if stop in passed)
        passed.difference_update(stops)
        star = "*" if destination in unmarked else ""
        unmarked.discard(destination)
        texts[source, destination] = f"{NAMES[source]}{shown}/{NAMES[destination]}{star}"
    return [texts[source, destination] for source, destination, _ in routes]


def _times(text: str, times: int) -> str:
    return f"{text}({times})" if times > 1 else text
