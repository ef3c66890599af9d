"""How a play of a parallel game is written: the hops of each checker joined, from the back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from games.engine.packed import one
from games.engine.routes import NAMES

from .counts import HALF, POINTS
from .moving import has_passed
from .steps import Step

Way: TypeAlias = list[Step]
"""The steps of one checker."""

MARKED = "e"
"""Before the way of the marked checker."""


def written(steps: Sequence[Step], after: int) -> str:
    """The canonical text: the hops of one checker joined, with the stops where it takes another;
    sources from the highest, then destinations from the highest; `(2)` for the same again. `after`
    is what the side has become."""
    from_the_back = not any(step.takes for step in steps) and not _passes_first(steps, after)
    ways = sorted(
        _joined(_ordered(steps) if from_the_back else steps),
        key=lambda way: (-way[0].source, -way[-1].target, way[0].marked),
    )
    counted = ((text, len(list(same))) for text, same in groupby(map(_text, ways)))
    return " ".join(f"{text}({times})" if times > 1 else text for text, times in counted)


def _joined(steps: Iterable[Step]) -> list[Way]:
    """A step from where a way has just ended goes on with the latest of those that did."""
    ways: list[Way] = []
    for step in steps:
        for way in reversed(ways):
            if way[-1].target == step.source and way[-1].marked == step.marked:
                way.append(step)
                break
        else:
            ways.append([step])
    return ways


def _ordered(steps: Sequence[Step]) -> list[Step]:
    """From the back, which comes to the same whatever was played first, unless somebody is taken
    or set free on the way, or the head had to wait."""
    return sorted(steps, key=lambda step: (-step.source, -step.target, step.marked))


def _passes_first(steps: Sequence[Step], after: int) -> bool:
    """Whether the first checker of the side that passes the opponent's head does so before
    another leaves the own one, for which it may have had to wait."""
    before = after + sum(one(step.source) - one(step.target) for step in steps)
    if has_passed(before):
        return False
    passing = [place for place, step in enumerate(steps) if step.target < HALF]
    return any(step.source == POINTS for step in steps[passing[0] :]) if passing else False


def _text(way: Way) -> str:
    shown = [step for step in way[:-1] if step.takes] + way[-1:]
    places = (f"/{NAMES[step.target]}{step.takes.value if step.takes else ''}" for step in shown)
    return f"{MARKED if way[0].marked else ''}{NAMES[way[0].source]}{''.join(places)}"
