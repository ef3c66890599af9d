"""One play of a parallel game, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.engine.packed import OFF
from games.engine.sides import Side

from .counts import counts
from .extras import Extra
from .piles import Piles
from .rounds import Round
from .steps import Step


@dataclass(frozen=True, slots=True)
class LongPlay:
    """What a side makes of the board, the steps of one way to get there, and what is to be played
    then. `result` is seen by that side.

    `str(play)` writes each step as `24/18`, `3/off`, equal ones once with their number; `20/15+`
    where a checker is captured, `20/15*` where one is beaten, `e20/15` where the marked checker
    moves; nothing for a side that cannot move.
    """

    side: Side
    result: Piles
    steps: tuple[Step, ...] = field(compare=False)
    then: Round

    @property
    def after(self) -> int:
        """What the side becomes."""
        return self.result.own

    @property
    def opponent(self) -> int:
        """What its opponent is then: another where a checker of his was taken or set free."""
        return self.result.opponent

    @property
    def extras(self) -> tuple[Extra, Extra]:
        """What the side has then beside its points, and what its opponent has."""
        return self.result.mine, self.result.his

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


def _written(counted: tuple[Step, int]) -> str:
    step, times = counted
    to = "off" if step.target == OFF else str(step.target)
    takes = step.takes.value if step.takes else ""
    number = f"({times})" if times > 1 else ""
    return f"{'e' if step.marked else ''}{step.source}/{to}{takes}{number}"
