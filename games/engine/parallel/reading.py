"""What a written play can mean in a parallel game: every way of making just the moves written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from games.engine.reading import Paths, hops, without
from games.engine.variants import Variant
from games.engine.variants.components import Capturing

from .capturing import PileMover
from .groups import Numbers
from .moving import Mover
from .piles import Piles
from .search import Moves
from .steps import Step

Written: TypeAlias = tuple[Paths, Paths]
"""The paths of the checkers, and those of the marked one."""


class StillMover:
    """One side against an opponent who does not change, as one that changes both."""

    def __init__(self, mover: Mover) -> None:
        self._mover = mover

    def is_orderly(self, own: Piles) -> bool:
        """As the mover's."""
        return self._mover.is_orderly(own.own)

    def holds(self, after: Piles) -> bool:
        """As the mover's."""
        return self._mover.holds(after.own)

    def steps(
        self, own: Piles, number: int, rest: tuple[int, ...] = ()
    ) -> list[tuple[Piles, Step]]:
        """As the mover's."""
        found = self._mover.steps(own.own, number, rest)
        return [(own._replace(own=after), step) for after, step in found]


def mover_of(
    variant: Variant, before: Piles, numbers: Numbers, *, head: int | None
) -> Moves[Piles]:
    """Who moves in this segment."""
    if isinstance(variant.landing, Capturing):
        doublet = len(set(numbers)) == 1
        return PileMover(variant, variant.landing, before, head=head, doublet=doublet)
    return StillMover(Mover(variant, before.own, before.opponent, head=head, numbers=numbers))


@dataclass(slots=True)
class Readings:
    """`ends`: each result the paths can lead to, with steps that do so, as many as can."""

    mover: Moves[Piles]
    ends: dict[Piles, tuple[Step, ...]] = field(default_factory=dict)
    _seen: set[tuple[Piles, Written, Numbers]] = field(default_factory=set)

    def follow(
        self, board: Piles, written: Written, numbers: Numbers, made: tuple[Step, ...] = ()
    ) -> None:
        """Go the paths with the numbers, in every order and over every stop."""
        state = board, written, numbers
        if state in self._seen:
            return
        self._seen.add(state)
        if not any(written):
            if len(made) > len(self.ends.get(board, ())):
                self.ends[board] = made
            return
        for number in dict.fromkeys(numbers):
            rest = without(numbers, number)
            for after, step in self.mover.steps(board, number, rest):
                for left in ahead(written, step):
                    self.follow(after, left, rest, (*made, step))


def read(mover: Moves[Piles], board: Piles, written: Written, numbers: Numbers) -> Readings:
    """Everything the paths can mean: nothing at all if they have more places than there are
    numbers to reach them."""
    readings = Readings(mover)
    if len(hops(written[0] + written[1])) <= len(numbers):
        readings.follow(board, written, numbers)
    return readings


def ahead(written: Written, step: Step) -> Iterator[Written]:
    """What is still written once this step is made: it goes on one of the paths. A path that is
    not said to be the marked checker's may be it."""
    plain, marked = written
    for paths in dict.fromkeys(_shortened(marked, step)) if step.marked else ():
        yield plain, paths
    for paths in dict.fromkeys(_shortened(plain, step)):
        yield paths, marked


def _shortened(paths: Paths, step: Step) -> Iterator[Paths]:
    for index, (source, target, *beyond) in enumerate(paths):
        if source != step.source or step.target < target:
            continue
        rest = (target, *beyond) if step.target == target else (step.target, target, *beyond)
        others = paths[:index], paths[index + 1 :]
        yield (*others[0], rest, *others[1]) if len(rest) > 1 else others[0] + others[1]
