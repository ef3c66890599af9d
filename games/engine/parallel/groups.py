"""What a roll gives to play (variants.md LN-5, 3.7, 3.8, 3.11)."""

from __future__ import annotations

from typing import Final, TypeAlias

from games.engine.packed import HOME
from games.engine.variants.dice_policy import DicePolicy, Groups, MovesOf

Numbers: TypeAlias = tuple[int, ...]
"""A group of numbers that is played in one go: two, or equal ones."""

DOUBLET_TIMES: Final = 4


def groups_of(
    policy: DicePolicy, dice: tuple[int, int], *, began: bool, turn: int = 1
) -> tuple[tuple[Numbers, ...], ...]:
    """The groups a roll gives, in order; more than one such list where the player may choose.
    One empty group where he may not move. `turn` counts his rolls from 1."""
    low, high = sorted(dice)
    if policy.groups is Groups.MOVES_OF:
        return _moves_of(policy, low, high, began=began)
    if low != high:
        return (((high, low),),)
    if policy.groups is Groups.SEQUENCE and turn >= policy.sequence_from:
        return (tuple((number,) * DOUBLET_TIMES for number in range(low, HOME + 1)),)
    return (((low,) * DOUBLET_TIMES,),)


def _moves_of(
    policy: DicePolicy, low: int, high: int, *, began: bool
) -> tuple[tuple[Numbers, ...], ...]:
    readings = {
        MovesOf.SMALLER: [(low, high)],
        MovesOf.LARGER: [(high, low)],
        MovesOf.CHOICE: [(low, high), (high, low)],
    }[policy.moves_of]
    allowed = [
        ((number,) * times,)
        for times, number in dict.fromkeys(readings)
        if not policy.by_parity or (times % 2 == 0) is began
    ]
    return tuple(allowed) or (((),),)
