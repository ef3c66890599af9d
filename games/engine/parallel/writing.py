"""How a play of a parallel game is written: the hops of each checker joined, from the back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from games.engine.packed import one
from games.engine.routes import NAMES

from .counts import HALF, POINTS
from .moving import has_passed
from .steps import Step, Takes

Way: TypeAlias = list[Step]
"""The steps of one checker."""

MARKED = "e"
"""Before the way of the marked checker."""


def written(steps: Sequence[Step], after: int, *, flights: bool = False) -> str:
    """The canonical text: the hops of one checker joined, with the stops where it takes another;
    sources from the highest, then destinations from the highest; `(2)` for the same again. A play
    that beats somebody is written in the order it was made. `after` is what the side has become;
    with `flights` a checker that flies and goes on stops as well where it lands."""
    from_the_back = not any(step.takes for step in steps) and not _passes_first(steps, after)
    ways = _joined(_ordered(steps) if from_the_back else steps)
    ways.sort(key=lambda way: (-way[0].source, -way[-1].target, way[0].marked))
    if any(step.takes is Takes.BEATS for step in steps):
        # Where a beaten checker comes to depends on what was played before: then as it was made.
        ways.sort(key=lambda way: _when(way, steps))
    texts = [_text(way, flights=flights) for way in ways]
    counted = ((text, len(list(same))) for text, same in groupby(texts))
    return " ".join(f"{text}({times})" if times > 1 else text for text, times in counted)


def _joined(steps: Iterable[Step]) -> list[Way]:
    """A step from where a way has just ended goes on with the latest of those that did, but for
    ways that were made before another checker beat somebody."""
    ways: list[Way] = []
    going: list[Way] = []
    for step in steps:
        way = next((way for way in reversed(going) if _goes_on(way, step)), None)
        if way is None:
            way = []
            ways.append(way)
            going.append(way)
        way.append(step)
        if step.takes is Takes.BEATS:
            going = [way]
    return ways


def _goes_on(way: Way, step: Step) -> bool:
    return way[-1].target == step.source and way[-1].marked == step.marked


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


def _when(way: Way, steps: Sequence[Step]) -> int:
    """When the way first takes somebody, or else is at its end."""
    taking = [step for step in way if step.takes] or way[-1:]
    return next(place for place, step in enumerate(steps) if step is taking[0])


def _text(way: Way, *, flights: bool) -> str:
    shown = [step for step in way[:-1] if step.takes or (flights and step.is_flight)] + way[-1:]
    places = (f"/{NAMES[step.target]}{step.takes.value if step.takes else ''}" for step in shown)
    return f"{MARKED if way[0].marked else ''}{NAMES[way[0].source]}{''.join(places)}"
