"""When a parallel game is over (variants.md LN-16, LN-17, LN-20)."""

from __future__ import annotations

from typing import Final

from games.engine.dice import Roll
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Capturing
from games.engine.variants.ends import Deadlock, Goal

from .counts import pips
from .groups import groups_of
from .piles import Piles, is_off, whole
from .premoves import premoves
from .taking import may_return
from .verdicts import Verdict, draw_of, verdict_on
from .ways import can_step, ways_of

_ROLLS: Final = sorted(Roll.every(), key=lambda roll: roll.is_doublet)
"""Those first that are quickly looked through."""


def verdict_of(variant: Variant, white: Piles, first_off: Side | None) -> Verdict:
    """The verdict on a game, as White sees it, that is over since this side was off first, None:
    nobody can move."""
    sides = _sides(white)
    if first_off is None:
        return _of_deadlock(variant, sides)
    if all(map(is_off, sides)):
        return draw_of(variant)
    loses = variant.end.goal is Goal.FIRST_OFF_LOSES
    return _won(variant, sides, first_off.other if loses else first_off)


def verdict_of_marked(variant: Variant, white: Piles) -> Verdict:
    """The verdict on a game that a marked checker has ended by taking the other."""
    return _won(variant, _sides(white), Side.WHITE if white.won else Side.BLACK)


def _sides(white: Piles) -> tuple[int, int]:
    """Every checker in play, White's and Black's."""
    return whole(white.own, white.mine), whole(white.opponent, white.his)


def _won(variant: Variant, sides: tuple[int, int], winner: Side) -> Verdict:
    return verdict_on(variant, winner, sides[winner], sides[winner.other])


def _of_deadlock(variant: Variant, sides: tuple[int, int]) -> Verdict:
    white, black = map(pips, sides)
    if variant.end.deadlock is Deadlock.DRAW or white == black:
        return draw_of(variant)
    return _won(variant, sides, Side.WHITE if white < black else Side.BLACK)


def deadlocked(variant: Variant, white: Piles) -> bool:
    """Whether neither side, as White sees both, will ever move again, whatever is thrown."""
    return not (_moves(variant, white, Side.WHITE) or _moves(variant, white.turned, Side.BLACK))


def _moves(variant: Variant, own: Piles, side: Side) -> bool:
    """Whether the side has something to do before it throws, or a play with any roll. A step that
    is free by itself may end in a row that is not, so where the steps say yes the plays are asked.
    """
    returns = isinstance(variant.landing, Capturing) and may_return(variant.landing, own)
    if (returns and own.mine.bar) or premoves(variant, own, done=0):
        return True
    return can_step(variant, own) and any(_plays(variant, own, roll, side) for roll in _ROLLS)


def _plays(variant: Variant, own: Piles, roll: Roll, side: Side) -> bool:
    dice = roll.high, roll.low
    readings = groups_of(variant.dice, dice, began=side is Side.WHITE)
    return any(
        own not in ways_of(variant, own, groups[0], head=1).ways for groups in readings if groups
    )
