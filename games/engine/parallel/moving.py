"""Which single steps a side has with one number (variants.md LN-5 to LN-7, LN-15, 3.4, 3.14)."""

from __future__ import annotations

from typing import Final

from games.engine.packed import BITS, HOME, OFF, flag, flags, one
from games.engine.variants import Variant
from games.engine.variants.components import HeadLimit, Lifted, Runner, When
from games.engine.variants.jumps import Blocked, Jump

from .counts import HALF, OUTSIDE, PLACES, POINTS, across, count, occupied, pips
from .groups import Numbers
from .steps import Step
from .walls import Forbidden, forbidden

HEAD: Final = flag(POINTS)
_PASSED: Final = flags(range(1, HALF))
"""Beyond the opponent's head, which lies on 12."""

# Indexed by number; entry 0 is never used.
_SHIFT: Final = [BITS * number for number in range(HOME + 1)]
_STAYS_ON: Final = [flags(range(number + 1, PLACES)) for number in range(HOME + 1)]
_EXACT: Final = [flag(number) for number in range(HOME + 1)]
_MOVE: Final = [
    {
        flag(point): (one(target) - one(point), Step(point, target))
        for point in range(1, PLACES)
        for target in [max(point - number, OFF)]
    }
    for number in range(HOME + 1)
]


class Mover:
    """One side in one segment, with these `numbers`: against an opponent who stands still, with as
    many checkers of the head as may leave it (`head`, None: any number)."""

    def __init__(
        self, variant: Variant, own: int, opponent: int, *, head: int | None, numbers: Numbers
    ) -> None:
        self.blocked = across(occupied(opponent))
        self.walls: Forbidden = forbidden(variant.block.wall, opponent)
        self.holds = self.walls.holds
        self.each_step = variant.block.when is When.STEP
        self.bear_off = variant.bear_off
        self.kept_on_head = 0 if head is None else count(own, POINTS) - head
        self.runner = isinstance(variant.head, Runner)
        self.jump = flights(variant.jump, own, numbers)
        self.lifted: Mover | None = None
        rule = variant.head
        if isinstance(rule, HeadLimit) and rule.lifted is Lifted.USED and head is not None:
            self.before, self.all_numbers = own, sum(numbers)
            self.lifted = Mover(variant, own, opponent, head=None, numbers=numbers)

    def is_orderly(self, own: int) -> bool:
        """Whether equal numbers may be played from the back to the front whatever the play is, so
        that no play need be looked for in another order."""
        waits = self.runner and not has_passed(own)
        return not (waits or self.each_step or self.jump)

    def steps(self, own: int, number: int, rest: tuple[int, ...] = ()) -> list[tuple[int, Step]]:
        """What the side is after each step with `number`, and the step. `rest` are the numbers
        that are left to it beside: one of them may have to fly first."""
        if self.jump is None:
            found = self._ordinary(own, number)
        else:
            found = self._with_jumps(own, number, rest)
        if self.each_step:
            return [(after, step) for after, step in found if not self.walls.holds(after)]
        return found

    def _ordinary(self, own: int, number: int) -> list[tuple[int, Step]]:
        move, found = _MOVE[number], []
        sources = self.sources(own, number)
        while sources:
            source = sources & -sources
            sources ^= source
            change, step = move[source]
            found.append((own + change, step))
        return found

    def sources(self, own: int, number: int) -> int:
        """The flags of the points a checker may leave with `number`, flights apart."""
        points = occupied(own)
        sources = points & _STAYS_ON[number] & ~(self.blocked << _SHIFT[number])
        if not self.bear_off.inside:
            sources &= OUTSIDE
        if sources & HEAD and count(own, POINTS) <= self.kept_on_head:
            sources ^= HEAD
        if self.runner and not has_passed(own):
            # Only the checker that has left the head, or where none has, one of the head.
            return sources & (points & ~HEAD or HEAD)
        if not points & OUTSIDE and number in self.bear_off.numbers:
            sources |= self._off(points, number)
        return sources

    def _off(self, points: int, number: int) -> int:
        if points & _EXACT[number]:
            return _EXACT[number]
        if self.bear_off.higher and points and not points & _STAYS_ON[number]:
            return 1 << points.bit_length() - 1
        return 0

    def _with_jumps(self, own: int, number: int, rest: tuple[int, ...]) -> list[tuple[int, Step]]:
        jump, flies = self.jump, self._flies(own, number)
        if jump is None or not count(own, POINTS):
            return self._ordinary(own, number)
        flight = (own + one(number) - one(POINTS), Step(POINTS, number))
        if jump.forced and flies:
            return [flight]
        if jump.first and any(self._flies(own, other) for other in rest):
            return []
        if jump.blocked is Blocked.BURN and number in jump.numbers and not flies:
            return []
        ordinary = self._once_flown(own, number, rest)._ordinary(own, number)
        return [*ordinary, *([flight] if flies else [])]

    def _once_flown(self, own: int, number: int, rest: tuple[int, ...]) -> Mover:
        """Who moves on foot now: one without a limit where a flight has lifted it."""
        if self.lifted is None:
            return self
        made = self.all_numbers - number - sum(rest)
        return self.lifted if has_flown(self.before, own, made) else self

    def _flies(self, own: int, number: int) -> bool:
        """Whether a checker of the head may fly with this number."""
        jump = self.jump
        if jump is None or number not in jump.numbers or not count(own, POINTS):
            return False
        return not self.blocked & flag(number)


def has_flown(before: int, own: int, made: int) -> bool:
    """Whether a checker has flown on the way from one side to the other, with numbers of so many
    points: a flight goes farther than its number, and while any are on the head nobody is off."""
    return pips(before) - pips(own) > made


def flights(jump: Jump | None, own: int, numbers: Numbers) -> Jump | None:
    """How checkers fly with these numbers, if they do."""
    if jump is None or (jump.doubles and len(set(numbers)) > 1):
        return None
    return None if not jump.few and count(own, POINTS) < len(numbers) else jump


def has_passed(own: int) -> bool:
    """Whether a checker is beyond the opponent's head, or off."""
    return bool(occupied(own) & _PASSED or count(own, OFF))
