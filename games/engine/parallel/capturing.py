"""Which single steps a side has where it may land on single checkers (variants.md 3.13).

Head, full move, bearing off and rows are as in long nardy. Flights, runners and rows that must be
opened are not known here: a rule set that has them beside this is refused (`variants.playable`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.engine.packed import HOME, OFF, flag, flags
from games.engine.variants import Variant
from games.engine.variants.components import BlockRule, Capturing, Landing, When

from .counts import OUTSIDE, PLACES, POINTS, count, occupied
from .piles import Piles, held, one_on_each, several, whole
from .steps import Step
from .taking import closed, dropped, landed, lifted, waits_on_bar
from .walls import Forbidden, forbidden

STAY: Final = Step(OFF, OFF)
"""What is left to play when a marked checker has ended the game: such a play is a full one."""


class PileMover:
    """One side in one segment, which changes both; `head` as for a `Mover`."""

    def __init__(
        self, variant: Variant, rule: Capturing, before: Piles, *, head: int | None, doublet: bool
    ) -> None:
        self.rule, self.bear_off, self.block = rule, variant.bear_off, variant.block
        self.each_step = variant.block.when is When.STEP
        self.kept_on_head = 0 if head is None else max(count(before.own, POINTS) - head, 0)
        self.doublet = doublet

    def is_orderly(self, own: Piles) -> bool:
        """Never: what is beaten on the way may open or close what comes next."""
        return False

    def holds(self, after: Piles) -> bool:
        """Whether the mover has a row that he may not."""
        return not after.is_over and has_row(self.block, after)

    def steps(
        self, own: Piles, number: int, rest: tuple[int, ...] = ()
    ) -> list[tuple[Piles, Step]]:
        """What each step with `number` leads to, and the step."""
        if own.is_over:
            return [(own, STAY)]
        if waits_on_bar(self.rule, own):
            return []
        found = [
            self._stepped(own, source, target, marked=marked)
            for source, target in self._ways(own, number)
            for marked in self._marked(own, source)
        ]
        if self.each_step:
            return [(after, step) for after, step in found if not self.holds(after)]
        return found

    def _stepped(self, own: Piles, source: int, target: int, *, marked: bool) -> tuple[Piles, Step]:
        between = lifted(own, source, marked=marked)
        if target == OFF:
            return dropped(between, OFF, marked=marked), Step(source, OFF, None, marked)
        after, takes = landed(self.rule, between, target, marked=marked, doublet=self.doublet)
        return after, Step(source, target, takes, marked)

    def _ways(self, own: Piles, number: int) -> Iterator[tuple[int, int]]:
        """From where to where a checker may go."""
        shut = closed(self.rule, own, doublet=self.doublet)
        all_points = waited_for(self.rule, own)
        for source in range(POINTS, 0, -1):
            kept = self.kept_on_head if source == POINTS else 0
            if count(own.own, source) <= kept:
                continue
            if source <= number:
                if self._bears_off(source, number, all_points):
                    yield source, OFF
            elif not shut & flag(source - number) and (source > HOME or self.bear_off.inside):
                yield source, source - number

    def _bears_off(self, source: int, number: int, all_points: int) -> bool:
        if all_points & OUTSIDE or number not in self.bear_off.numbers:
            return False
        farther = all_points & flags(range(source + 1, PLACES))
        return source == number or (self.bear_off.higher and not farther)

    def _marked(self, own: Piles, source: int) -> tuple[bool, ...]:
        """Whether it is the marked checker that leaves a point: outside the head the player
        chooses, or it leaves last."""
        if own.mine.marked != source:
            return (False,)
        if source == POINTS:
            return (own.mine.above == 0,)
        if count(own.own, source) == 1:
            return (True,)
        return (False,) if self.rule.marked_last else (False, True)


def waited_for(rule: Landing, own: Piles) -> int:
    """The flags of the mover's points that bearing off waits for. Prisoners count as standing
    where they are held, those on the bar as not home, unless the rule lets the others go."""
    lets_go = isinstance(rule, Capturing) and rule.off_while_taken
    return occupied(own.own if lets_go else whole(own.own, own.mine))


def has_row(block: BlockRule, after: Piles) -> bool:
    """Whether the mover holds a row of closed points that he may not (LN-11)."""
    return _walls(block, after).holds(_firm(block, after))


def row_of(block: BlockRule, after: Piles) -> int:
    """The flags of the points of that row."""
    return _walls(block, after).row(_firm(block, after))


def _walls(block: BlockRule, after: Piles) -> Forbidden:
    return forbidden(block.wall, whole(after.opponent, after.his), prisoners=True)


def _firm(block: BlockRule, after: Piles) -> int:
    """The points that count for a row, as a side with one checker on each."""
    return one_on_each(held(after.own, after.his) if block.over_prisoner else several(after.own))
