"""A play as one move for each number, as match files have it."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from games.engine import EngineError
from games.engine.notation import parse
from games.engine.packed import OFF

from .record import Step


class Hop(NamedTuple):
    """One checker moved by one number, 25 the bar and 0 off."""

    source: int
    target: int
    hits: bool


def hops(step: Step) -> list[Hop]:
    """The moves of a play in the order of its text, each hit marked once; of a play that is not
    legal those that are written for it."""
    if not step.legal or not step.play:
        return _as_written(step.play)
    try:
        play = step.before.find_play(step.play)
    except EngineError:
        return _as_written(step.play)
    hit, found = set(play.hits), list[Hop]()
    for source, target, stops in play.routes:
        for here, there in pairwise((source, *stops, target)):
            found.append(Hop(here, there, there in hit))
            hit.discard(there)
    return found


def _as_written(text: str) -> list[Hop]:
    try:
        written = parse(text)
    except EngineError:
        return []
    return [
        Hop(here, there, there in written.marked and there != OFF)
        for path in written.paths
        for here, there in pairwise(path)
    ]
