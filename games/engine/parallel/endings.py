"""When a parallel game is over (variants.md LN-16, LN-17, LN-20)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from games.engine.dice import Roll
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Capturing
from games.engine.variants.ends import Deadlock, Goal, Judged, Marked

from .groups import groups_of
from .piles import Piles, is_off, pips, whole
from .premoves import premoves
from .taking import may_return
from .verdicts import MARS, Kind, Verdict, draw_of, verdict_on
from .ways import can_step, ways_of

_ROLLS: Final = sorted(Roll.every(), key=lambda roll: roll.is_doublet)
"""Those first that are quickly looked through."""


@dataclass(frozen=True, slots=True)
class FirstOff:
    """Which side was off first, and the verdict as it was then."""

    side: Side
    verdict: Verdict


def first_off(variant: Variant, white: Piles, side: Side) -> FirstOff:
    """This side has borne off its last checker, as White sees it, and the other one has not."""
    loses = variant.end.goal is Goal.FIRST_OFF_LOSES
    return FirstOff(side, _won(variant, _sides(white), side.other if loses else side))


def may_answer(variant: Variant, white: Piles, first: FirstOff) -> bool:
    """Whether the other side rolls once more."""
    return (
        variant.end.last_roll and first.side is Side.WHITE and not all(map(is_off, _sides(white)))
    )


def verdict_of(
    variant: Variant, white: Piles, first: FirstOff | None, *, answered: bool = False
) -> Verdict:
    """The verdict on a game, as White sees it, that is over since a side was off first, None:
    nobody can move. `answered`: the other has had its last roll."""
    sides = _sides(white)
    if first is None:
        return _of_deadlock(variant, white)
    if variant.end.last_roll and first.side is Side.WHITE and all(map(is_off, sides)):
        return draw_of(variant)
    judged_then = answered and variant.end.judged is Judged.FIRST_OFF
    return first.verdict if judged_then else first_off(variant, white, first.side).verdict


def verdict_of_marked(variant: Variant, white: Piles) -> Verdict:
    """The verdict on a game that a marked checker has ended by taking the other."""
    verdict = _won(variant, _sides(white), Side.WHITE if white.won else Side.BLACK)
    if variant.end.marked is Marked.MARS and verdict.kind is Kind.OIN:
        return replace(verdict, kind=Kind.MARS, points=MARS)
    return verdict


def _sides(white: Piles) -> tuple[int, int]:
    """Every checker in play, White's and Black's."""
    return whole(white.own, white.mine), whole(white.opponent, white.his)


def _won(variant: Variant, sides: tuple[int, int], winner: Side) -> Verdict:
    return verdict_on(variant, winner, sides[winner], sides[winner.other])


def _of_deadlock(variant: Variant, white: Piles) -> Verdict:
    his, other = pips(white.own, white.mine), pips(white.opponent, white.his)
    if variant.end.deadlock is Deadlock.DRAW or his == other:
        return draw_of(variant)
    return _won(variant, _sides(white), Side.WHITE if his < other else Side.BLACK)


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
