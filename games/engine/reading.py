"""What a written play can mean on a board: every way of making just the moves that are written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from .legality import Obstacle, moved, obstacle
from .packed import OFF

Path: TypeAlias = tuple[int, ...]
"""The places of one checker as they were written, two or more; 25 is the bar and 0 off. Between two
of them it may take several numbers."""

Paths: TypeAlias = tuple[Path, ...]
Numbers: TypeAlias = tuple[int, ...]


class Move(NamedTuple):
    """One checker moved by one number, on its way to `target`, the next place written."""

    source: int
    number: int
    target: int


class Stuck(NamedTuple):
    """A move that could not be made: what was in the way, and how many had been made before."""

    depth: int
    move: Move
    obstacle: Obstacle


@dataclass(slots=True)
class Readings:
    """`ends`: each packed board the paths can lead to, with moves that do so, as many as can.
    `stuck`: each move that could not be made on the way."""

    ends: dict[int, tuple[Move, ...]] = field(default_factory=dict)
    stuck: list[Stuck] = field(default_factory=list)
    _seen: set[tuple[int, Paths, Numbers]] = field(default_factory=set)

    def follow(
        self, board: int, paths: Paths, numbers: Numbers, made: tuple[Move, ...] = ()
    ) -> None:
        """Go the paths with the numbers, in every order and over every stop."""
        if not paths:
            if len(made) > len(self.ends.get(board, ())):
                self.ends[board] = made
            return
        for move, ahead in steps(paths, numbers):
            if in_the_way := obstacle(board, move.source, move.number):
                self.stuck.append(Stuck(len(made), move, in_the_way))
                continue
            state = moved(board, move.source, move.number), ahead, without(numbers, move.number)
            if state not in self._seen:
                self._seen.add(state)
                self.follow(*state, (*made, move))


def read(board: int, paths: Paths, numbers: Numbers) -> Readings:
    """Everything the paths can mean on a packed board with these numbers: nothing at all if they
    have more places than there are numbers to reach them."""
    readings = Readings()
    if len(hops(paths)) <= len(numbers):
        readings.follow(board, paths, numbers)
    return readings


def hops(paths: Paths) -> Paths:
    """Each written move for itself."""
    return tuple(hop for path in paths for hop in pairwise(path))


def fit(paths: Paths, numbers: Numbers) -> bool:
    """Whether the numbers are enough for the paths on a board with nobody in the way."""
    return not paths or any(
        fit(ahead, without(numbers, move.number)) for move, ahead in steps(paths, numbers)
    )


def steps(paths: Paths, numbers: Numbers) -> Iterator[tuple[Move, Paths]]:
    """Each move that may come next, and the paths that are then ahead."""
    for index, path in enumerate(paths):
        if path in paths[:index]:
            continue
        source, target, *beyond = path
        for number in dict.fromkeys(numbers):
            landed = max(source - number, OFF)
            if landed < target:
                continue
            rest = (target, *beyond) if landed == target else (landed, target, *beyond)
            others = paths[:index], paths[index + 1 :]
            ahead = (*others[0], rest, *others[1]) if len(rest) > 1 else others[0] + others[1]
            yield Move(source, number, target), ahead


def without(numbers: Numbers, number: int) -> Numbers:
    """The numbers left once one of them is played."""
    index = numbers.index(number)
    return numbers[:index] + numbers[index + 1 :]
