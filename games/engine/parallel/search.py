"""All that can be played of some numbers: as many as possible, else the higher (LN-12, LN-13)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from .counts import POINTS
from .groups import Numbers
from .steps import Step

State = TypeVar("State", bound=Hashable)
"""What steps change: one side's checkers where the opponent stands still, else both sides."""

Ways: TypeAlias = dict[State, tuple[Step, ...]]
"""What can be reached, each with the steps of one play that leads there."""


class Moves(Protocol[State]):
    """Who moves in one segment, and how."""

    def steps(
        self, own: State, number: int, rest: tuple[int, ...] = ()
    ) -> list[tuple[State, Step]]:
        """What each step with `number` leads to, and the step. `rest` are the numbers that are
        left beside it."""
        ...

    def is_orderly(self, own: State) -> bool:
        """Whether equal numbers may be played from the back to the front whatever the play is, so
        that no play need be looked for in another order."""
        ...

    @property
    def holds(self) -> Callable[[State], bool]:
        """Whether a play may not end there."""
        ...


@dataclass(frozen=True, slots=True)
class Found(Generic[State]):
    """The results of the plays that are allowed, and the numbers that none of them uses: the same
    whichever is chosen."""

    ways: Ways[State]
    left: Numbers


def played(mover: Moves[State], own: State, numbers: Numbers) -> Found[State]:
    """Each distinct result of a play that is allowed: it uses as many of the numbers as any that
    ends well, and the higher of two if only one can be played. The side unchanged, with no step,
    where it cannot move. All numbers are equal, or there are two."""
    if len(set(numbers)) == 2:
        return _two(mover, own, max(numbers), min(numbers))
    levels = _equal(mover, own, numbers[0], len(numbers)) if numbers else []
    for times in range(len(levels), 0, -1):
        if ended := _ended(mover, levels[times - 1]):
            return Found(ended, numbers[times:])
    return Found({own: ()}, numbers)


def _ended(mover: Moves[State], ways: Mapping[State, tuple[Step, ...]]) -> Ways[State]:
    """Those that end in what the side may hold; judged last, since a play may pass through it."""
    holds = mover.holds
    return {after: steps for after, steps in ways.items() if not holds(after)}


def _two(mover: Moves[State], own: State, high: int, low: int) -> Found[State]:
    by_high = mover.steps(own, high, (low,))
    by_low = mover.steps(own, low, (high,))
    both: Ways[State] = {}
    for begun, then in ((by_high, low), (by_low, high)):
        for between, first in begun:
            for after, second in mover.steps(between, then):
                if after not in both:
                    both[after] = (first, second)
    if ended := _ended(mover, both):
        return Found(ended, ())
    for alone, left in ((by_high, low), (by_low, high)):
        if ended := _ended(mover, {after: (step,) for after, step in alone}):
            return Found(ended, (left,))
    return Found({own: ()}, (high, low))


def _equal(mover: Moves[State], own: State, number: int, times: int) -> list[Ways[State]]:
    """What can be reached by one, two, ... steps with the same number."""
    if mover.is_orderly(own):
        return _from_the_back(mover, own, number, times)
    levels: list[Ways[State]] = []
    level: Ways[State] = {own: ()}
    for left in range(times - 1, -1, -1):
        further: Ways[State] = {}
        for begun, steps in level.items():
            for after, step in mover.steps(begun, number, (number,) * left):
                if after not in further:
                    further[after] = (*steps, step)
        levels.append(further)
        level = further
    return levels


def _from_the_back(mover: Moves[State], own: State, number: int, times: int) -> list[Ways[State]]:
    """The same in the one order in which no source is higher than the one before, so that nothing
    is found twice."""
    levels: list[Ways[State]] = []
    level: Ways[State] = {own: ()}
    for _ in range(times):
        further: Ways[State] = {}
        for begun, steps in level.items():
            last = steps[-1].source if steps else POINTS
            for after, step in mover.steps(begun, number):
                if step.source <= last:
                    further[after] = (*steps, step)
        levels.append(further)
        level = further
    return levels
