"""How many checkers may leave the head in a segment (variants.md LN-7 to LN-9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from games.engine.packed import CHECKERS, flag
from games.engine.variants.components import HeadLimit, HeadRule, Lifted

from .counts import HALF, POINTS, across, count, occupied
from .groups import Numbers


def is_first_turn(own: int, checkers: int = CHECKERS) -> bool:
    """Whether all of them stand on the head: where none comes back there, nothing has moved yet
    (end of section 2)."""
    return count(own, POINTS) == checkers


def head_limit(
    rule: HeadRule,
    dice: tuple[int, int],
    opponent: int,
    *,
    first_turn: bool,
    began: bool,
    gives: Sequence[Numbers] = (),
) -> int | None:
    """How many may leave the head with this roll, None: any number; where a flight lifts that,
    before it. `began`: the side began the game; `gives`: the groups that the roll gives to play.
    """
    if not isinstance(rule, HeadLimit) or rule.checkers is None:
        return None
    if rule.lifted is Lifted.THROWN and rule.lifted_by & set(dice):
        return None
    if not first_turn or dice[0] != dice[1]:
        return rule.checkers
    number, blocked = dice[0], across(occupied(opponent))
    if rule.second_any and not began and not _completes(gives, blocked):
        return rule.checkers + 1
    if number in rule.doubles and (not rule.clear or _is_clear(number, blocked)):
        return rule.checkers + 1
    return rule.checkers


def _is_clear(number: int, blocked: int) -> bool:
    """Whether no opponent stands where a checker of the head would step before his head."""
    return not any(blocked & flag(point) for point in range(POINTS - number, HALF, -number))


def _completes(gives: Sequence[Numbers], blocked: int) -> bool:
    """Whether one checker of the head can play every number that the roll gives."""
    made = accumulate(number for numbers in gives for number in numbers)
    way = [POINTS - far for far in made]
    return min(way, default=POINTS) > 0 and not any(blocked & flag(point) for point in way)
