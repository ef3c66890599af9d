"""One play of a parallel game, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.engine.packed import OFF
from games.engine.sides import Side

from .counts import counts
from .moving import Step
from .rounds import Round


@dataclass(frozen=True, slots=True)
class LongPlay:
    """What a side becomes, the steps of one way to get there, and what is to be played then.

    `str(play)` writes each step as `24/18`, `3/off`, equal ones once with their number; nothing for
    a side that cannot move.
    """

    side: Side
    after: int
    steps: tuple[Step, ...] = field(compare=False)
    then: Round

    @property
    def counts(self) -> tuple[int, ...]:
        """How many checkers are off, then on each of the side's own points."""
        return counts(self.after)

    @property
    def is_pass(self) -> bool:
        """Whether nothing is moved."""
        return not self.steps

    def __str__(self) -> str:
        written = dict.fromkeys(self.steps, 0)
        for step in self.steps:
            written[step] += 1
        return " ".join(map(_written, written.items()))


def _written(step: tuple[Step, int]) -> str:
    (source, target), times = step
    to = "off" if target == OFF else str(target)
    return f"{source}/{to}" + (f"({times})" if times > 1 else "")
