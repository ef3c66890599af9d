"""Every way of writing a play, and which of them is the canonical one (contract 2.2).

Slow, and sharing nothing with `games`: it takes the ways of `plain_generator`, joins their moves in
every manner into the routes of single checkers, writes each, and chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tests.engine.plain_generator import BAR, OFF, Move, Way

Route: TypeAlias = tuple[Move, ...]
"""The moves of one checker, each from where the one before ended."""

Line: TypeAlias = tuple[int, int, tuple[int, ...], bool]
"""Source, destination, the stops where a blot was hit, and whether one was hit at the end."""


def canonical(ways: list[Way]) -> str:
    """Hops of one checker joined, so the fewest routes; then the fewest hits and the fewest stops
    shown; then sources from the highest, then destinations from the highest; then the first hit
    as early as can be."""
    return write(min((lines(routes) for way in ways for routes in joined(way)), key=rank))


def texts(ways: list[Way]) -> set[str]:
    """Everything that may be written for these ways."""
    return {write(lines(routes)) for way in ways for routes in joined(way)}


def joined(way: Way) -> Iterator[list[Route]]:
    """Each manner of seeing the moves of a way as routes of checkers."""
    if not way:
        yield []
        return
    *earlier, move = way
    for routes in joined(tuple(earlier)):
        yield [*routes, (move,)]
        for place, route in enumerate(routes):
            if route[-1].destination == move.source:
                yield [*routes[:place], (*route, move), *routes[place + 1 :]]


def lines(routes: list[Route]) -> list[Line]:
    """The routes in the order in which they are written."""
    written = [
        (
            route[0].source,
            route[-1].destination,
            tuple(move.destination for move in route[:-1] if move.hit),
            route[-1].hit,
        )
        for route in routes
    ]
    return sorted(written, reverse=True)


def rank(written: list[Line]) -> tuple[object, ...]:
    """The canonical lines have the least."""
    return (
        len(written),
        sum(len(stops) + hit for _, _, stops, hit in written),
        sum(len(stops) for _, _, stops, _ in written),
        [(-source, -destination) for source, destination, _, _ in written],
        [not hit for _, _, _, hit in written],
        [[-stop for stop in stops] for _, _, stops, _ in written],
    )


def write(written: list[Line]) -> str:
    """The lines as text; the same line again, marked or not, is a number in parentheses."""
    words: dict[tuple[int, int], tuple[set[int], bool, int]] = {}
    for source, destination, stops, hit in written:
        shown, marked, times = words.get((source, destination), (set(), False, 0))
        words[source, destination] = shown | set(stops), marked or hit, times + 1
    return " ".join(
        name(source)
        + "".join(f"/{stop}*" for stop in sorted(shown, reverse=True))
        + f"/{name(destination)}"
        + "*" * marked
        + f"({times})" * (times > 1)
        for (source, destination), (shown, marked, times) in words.items()
    )


def name(place: int) -> str:
    """How a place is written."""
    return {BAR: "bar", OFF: "off"}.get(place, str(place))
