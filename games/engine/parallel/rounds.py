"""What is still to be played of one roll, and by whom (variants.md sections 3.10 to 3.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine.variants.dice_policy import (
    DicePolicy,
    Leftover,
    PassedStop,
    Unstartable,
    Unstarted,
)

from .groups import Numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The roller's groups that are to come, and those passed to the opponent, which come first.

    `begun`: something of the roll was played already, or was passed. `again`: whoever rolled rolls
    once more. `lost` is a doublet that could not be started.
    """

    policy: DicePolicy
    groups: tuple[Numbers, ...]
    passed: tuple[Numbers, ...] = ()
    begun: bool = False
    again: bool = False
    lost: Numbers = ()

    @property
    def is_over(self) -> bool:
        """Whether nothing of the roll is left to be played."""
        return not (self.groups or self.passed)

    @property
    def is_passed(self) -> bool:
        """Whether it is the opponent of the roller who plays."""
        return bool(self.passed)

    @property
    def numbers(self) -> Numbers:
        """What is to be played now."""
        return (self.passed or self.groups)[0]

    def after(self, left: Numbers) -> Round:
        """What is to be played once the group was, but for these numbers of it."""
        return self._after_passed(left) if self.passed else self._after_own(left)

    def _after_passed(self, left: Numbers) -> Round:
        # What he cannot complete burns, and with it what was to follow where it stops him.
        stops = left and self.policy.passed_stop is PassedStop.FIRST
        return replace(self, passed=() if stops else self.passed[1:])

    def _after_own(self, left: Numbers) -> Round:
        numbers, rest = self.numbers, self.groups[1:]
        doublet = len(set(numbers)) == 1
        if not left:
            again = self.policy.roll_again and doublet and not rest
            return replace(self, groups=rest, begun=True, again=again)
        policy = self.policy.leftover
        if policy is Leftover.BURN:
            return replace(self, groups=rest, begun=True)
        if policy is Leftover.PASS_ALL:
            return replace(self, groups=(), passed=(left, *rest), begun=True)
        if policy is Leftover.PASS_RESUME and doublet and left == numbers:
            if not self.begun:
                skips = self.policy.unstartable is Unstartable.SKIP
                return replace(self, groups=rest if skips else (), lost=numbers, begun=skips)
            if self.policy.unstarted is Unstarted.LOST:
                return replace(self, groups=rest, lost=numbers)
        return replace(self, groups=rest, passed=(left,), begun=True)
