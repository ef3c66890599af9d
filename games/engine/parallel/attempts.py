"""What a written play breaks: the reading of it that breaks fewest rules, and those it breaks.

A play that cannot be made is made all the same, over whatever is in its way, in every order and
over every stop. What the best of these readings broke is why it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine.errors import IllegalPlay
from games.engine.packed import HOME, OFF
from games.engine.reading import Paths, without

from .breaches import MarkedElsewhere, RowForbidden
from .counts import POINTS, count
from .groups import Numbers
from .moving import flights
from .obstacles import Attempt, Segment, obstacle
from .piles import Piles
from .reading import Written, ahead
from .rows import forbidden_row
from .search import Moves
from .steps import Step
from .taking import dropped, lifted


class Broken(NamedTuple):
    """A rule, and the point that stands in the way or the `points` of a row, of a move from
    `source` by `number` on its way to `target`, the next place written."""

    rule: type[IllegalPlay]
    point: int
    source: int
    target: int
    number: int
    points: str = ""


Breaks = frozenset[Broken]


@dataclass(slots=True)
class Attempts:
    """The readings that break at most so many rules: each with all that it breaks."""

    mover: Moves[Piles]
    segment: Segment
    most: int
    found: set[Breaks] = field(default_factory=set)
    _seen: set[tuple[Piles, Written, Numbers, Breaks]] = field(default_factory=set)

    def follow(self, board: Piles, written: Written, numbers: Numbers, broken: Breaks) -> None:
        """Go the paths with the numbers, over what is in the way."""
        state = board, written, numbers, broken
        if state in self._seen or weight(broken) > self.most:
            return
        self._seen.add(state)
        if not any(written):
            self.found.add(broken)
            return
        for number in dict.fromkeys(numbers):
            rest = without(numbers, number)
            made = self.mover.steps(board, number, rest)
            for after, step in made:
                for left in ahead(written, step):
                    self.follow(after, left, rest, broken)
            for step, target in self._others(board, written, number, [step for _, step in made]):
                after = _forced(board, step)
                why = self._why(board, after, step, target, number, rest, made)
                for left in ahead(written, step):
                    self.follow(after, left, rest, broken | {why})

    def _others(
        self, board: Piles, written: Written, number: int, made: list[Step]
    ) -> Iterator[tuple[Step, int]]:
        """The steps that are written and cannot be made, and where to."""
        legal = {(step.source, step.target, step.marked) for step in made}
        plain = {step[:2] for step in legal}
        for paths, marked in zip(written, (False, True), strict=True):
            for source, target, *_ in dict.fromkeys(paths):
                for landed in landings(self.segment, source, target, number):
                    can = (source, landed, True) in legal if marked else (source, landed) in plain
                    if not can and count(board.own, source):
                        yield Step(source, landed, None, marked), target

    def _why(
        self,
        board: Piles,
        after: Piles,
        step: Step,
        target: int,
        number: int,
        rest: Numbers,
        made: list[tuple[Piles, Step]],
    ) -> Broken:
        source, landed = step.source, step.target
        if any((other.source, other.target) == (source, landed) for _, other in made):
            return Broken(MarkedElsewhere, source, source, target, number)
        at = Attempt(board, source, landed, number, rest)
        rule, point = obstacle(self.segment, at)
        row = forbidden_row(self.segment.variant, after) if rule is RowForbidden else ""
        return Broken(rule, point, source, target, number, row)


def weight(broken: Breaks) -> int:
    """How many rules are broken: one that is broken twice at the same point is one."""
    return len({(one.rule, one.point) for one in broken})


def fewest(mover: Moves[Piles], segment: Segment, written: Written) -> list[Broken]:
    """All that the readings break that break fewest rules; nothing where there is none."""
    for most in range(1, len(segment.numbers) + 1):
        attempts = Attempts(mover, segment, most)
        attempts.follow(segment.before, written, segment.numbers, frozenset())
        if attempts.found:
            # Of one checker the move from where it stood comes first.
            every = frozenset[Broken]().union(*attempts.found)
            return sorted(every, key=lambda one: (-one.source, str(one)))
    return []


def landings(segment: Segment, source: int, target: int, number: int) -> Iterator[int]:
    """Where a checker may come to with a number that goes on to `target`: on foot, and flying."""
    if (landed := max(source - number, OFF)) >= target:
        yield landed
    jump = flights(segment.variant.jump, segment.before.own, segment.numbers)
    if jump and source == POINTS and target <= number <= HOME and number in jump.numbers:
        yield number


def fit(segment: Segment, paths: Paths, numbers: Numbers) -> bool:
    """Whether the numbers are enough for the paths on a board with nobody in the way."""
    return not paths or any(
        fit(segment, left, without(numbers, number))
        for number in dict.fromkeys(numbers)
        for source, target, *_ in dict.fromkeys(paths)
        for landed in landings(segment, source, target, number)
        for left, _ in ahead((paths, ()), Step(source, landed))
    )


def _forced(board: Piles, step: Step) -> Piles:
    """The board after a step, whatever is in its way."""
    at_marked = board.mine.marked == step.source
    alone = count(board.own, step.source) == 1
    first = step.source == POINTS and not board.mine.above
    marked = at_marked and (step.marked or alone or first)
    return dropped(lifted(board, step.source, marked=marked), step.target, marked=marked)
