"""When a parallel game is over (variants.md LN-16, LN-17, LN-20)."""

from __future__ import annotations

from games.engine.dice import Roll
from games.engine.packed import CHECKERS, OFF
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.ends import Deadlock, Goal

from .counts import count, pips
from .groups import groups_of
from .segments import can_move, legal
from .verdicts import Verdict, draw_of, verdict_on


def is_off(side: int) -> bool:
    """Whether the last checker is borne off."""
    return count(side, OFF) == CHECKERS


def verdict_of(variant: Variant, sides: tuple[int, int], first_off: Side | None) -> Verdict:
    """The verdict on a finished game in which this side was off first, None: nobody can move."""
    if first_off is None:
        return _of_deadlock(variant, sides)
    if all(map(is_off, sides)):
        return draw_of(variant)
    loses = variant.end.goal is Goal.FIRST_OFF_LOSES
    winner = first_off.other if loses else first_off
    return verdict_on(variant, winner, sides[winner], sides[winner.other])


def _of_deadlock(variant: Variant, sides: tuple[int, int]) -> Verdict:
    white, black = map(pips, sides)
    if variant.end.deadlock is Deadlock.DRAW or white == black:
        return draw_of(variant)
    winner = Side.WHITE if white < black else Side.BLACK
    return verdict_on(variant, winner, sides[winner], sides[winner.other])


def deadlocked(variant: Variant, sides: tuple[int, int]) -> bool:
    """Whether neither side will ever move again, whatever is thrown."""
    return not any(_moves(variant, sides, side) for side in Side)


def _moves(variant: Variant, sides: tuple[int, int], side: Side) -> bool:
    """Whether the side has a play with any roll. A step that is free by itself may end in a row
    that is not, so where the steps say yes the plays are asked."""
    own, opponent = sides[side], sides[side.other]
    if not can_move(variant, own, opponent):
        return False
    return any(_plays(variant, own, opponent, roll, side) for roll in Roll.every())


def _plays(variant: Variant, own: int, opponent: int, roll: Roll, side: Side) -> bool:
    dice = roll.high, roll.low
    readings = groups_of(variant.dice, dice, began=side is Side.WHITE)
    return any(
        own not in legal(variant, own, opponent, groups[0], head=1).ways
        for groups in readings
        if groups
    )
