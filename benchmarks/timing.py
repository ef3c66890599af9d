"""Time of one call, the best and the median of several."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

RUNS = 7


@dataclass(frozen=True)
class Timing:
    """Seconds."""

    best: float
    median: float


def time_of(call: Callable[[], object], runs: int = RUNS) -> Timing:
    """Call it once to warm up and then `runs` times."""
    call()
    seconds = []
    for _ in range(runs):
        begun = perf_counter()
        call()
        seconds.append(perf_counter() - begun)
    return Timing(min(seconds), median(seconds))
