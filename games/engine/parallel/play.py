"""One play of a parallel game, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.engine.sides import Side

from .counts import counts
from .extras import Extra
from .piles import Piles
from .rounds import Round
from .steps import Step
from .writing import written


@dataclass(frozen=True, slots=True)
class LongPlay:
    """What a side makes of the board, the steps of one way to get there, and what is to be played
    then. `result` is seen by that side.

    `str(play)` joins the hops of one checker and writes it from the back, `24/13`, `3/off`, the
    same again as `24/18(2)`; `20/15+` where a checker is captured, `20/15*` where one is beaten,
    `e20/15` where the marked checker moves; nothing for a side that cannot move.
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
        return written(self.steps, self.after)

    def with_flights(self) -> str:
        """As `str(play)`, and where a checker lands that flies and goes on: `24/6/3`."""
        return written(self.steps, self.after, flights=True)
