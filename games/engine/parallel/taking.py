"""Landing on a single checker: it is captured or beaten, and may come back (variants.md 3.13).

Everything is seen by the side that lands.
"""

from __future__ import annotations

from dataclasses import replace

from games.engine.packed import HOME, OFF, flag, one
from games.engine.variants.components import Capturing, Landing, ReturnOnto

from .counts import HALF, POINTS, across, count, occupied, opposite
from .extras import BAR
from .moving import HEAD
from .piles import Piles, one_on_each, several
from .steps import Takes


def closed(rule: Capturing, piles: Piles, *, doublet: bool) -> int:
    """The flags of the points where the mover may not land."""
    points = occupied(piles.opponent)
    shut = several(piles.opponent)
    if not rule.recapture:
        shut |= points & across(piles.mine.prisoners)
    marked = piles.his.marked
    if doublet and not rule.captured_at_home and marked is not None and OFF < marked <= HOME:
        # Alone at home it cannot be beaten; with others it is safe anyway.
        shut |= points & flag(marked)
    return across(shut)


def waits_on_bar(rule: Landing, piles: Piles) -> bool:
    """Whether the mover does nothing else while he has a checker on the bar, and has one."""
    return isinstance(rule, Capturing) and rule.bar_priority and piles.mine.bar > 0


def lifted(piles: Piles, source: int, *, marked: bool) -> Piles:
    """With one checker fewer on a point: the last one sets free whom it held there."""
    own, mine, his = piles.own - one(source), piles.mine, piles.his
    if source == mine.marked == POINTS and not marked:
        mine = replace(mine, above=mine.above - 1)
    freed = his.prisoners & across(flag(source))
    if not freed or count(own, source):
        return piles._replace(own=own, mine=mine)
    opponent, his = (
        piles.opponent + one_on_each(freed),
        replace(his, prisoners=his.prisoners ^ freed),
    )
    return piles._replace(own=own, opponent=opponent, mine=mine, his=his)


def dropped(piles: Piles, target: int, *, marked: bool) -> Piles:
    """With one checker more on a point, or off, on top of those that are there."""
    mine = piles.mine
    if marked:
        mine = replace(mine, marked=target, above=0)
    elif target == mine.marked == POINTS:
        mine = replace(mine, above=mine.above + 1)
    return piles._replace(own=piles.own + one(target), mine=mine)


def landed(
    rule: Capturing, piles: Piles, target: int, *, marked: bool, doublet: bool
) -> tuple[Piles, Takes | None]:
    """With the checker that was lifted on a point where it may land, and what it takes there."""
    if not count(piles.opponent, opposite(target)):
        return dropped(piles, target, marked=marked), None
    takes_marked = piles.his.marked == opposite(target)
    if not doublet or (takes_marked and opposite(target) <= HOME):
        return dropped(_captured(rule, piles, target, marked=marked), target, marked=marked), (
            Takes.CAPTURES
        )
    beaten = dropped(_removed(rule, piles, target, marked=marked), target, marked=marked)
    return _returned(rule, beaten.turned, marked=takes_marked).turned, Takes.BEATS


def _removed(rule: Capturing, piles: Piles, place: int, *, marked: bool) -> Piles:
    """Without the opponent's single checker, and with the own one free that it held there."""
    won = rule.marked_ends and marked and piles.his.marked == opposite(place)
    freed, mine = piles.mine.prisoners & flag(place), piles.mine
    if freed:
        mine = replace(mine, prisoners=mine.prisoners ^ freed)
    own, opponent = piles.own + one_on_each(freed), piles.opponent - one(opposite(place))
    return piles._replace(own=own, opponent=opponent, mine=mine, won=won)


def _captured(rule: Capturing, piles: Piles, place: int, *, marked: bool) -> Piles:
    """The same, and the opponent's is held there."""
    piles = _removed(rule, piles, place, marked=marked)
    prisoners = piles.his.prisoners | flag(opposite(place))
    return piles._replace(his=replace(piles.his, prisoners=prisoners))


def _returned(rule: Capturing, piles: Piles, *, marked: bool) -> Piles:
    """With a beaten checker of the mover's back on its head, or on the bar."""
    if not piles.is_over and may_return(rule, piles):
        return _onto_head(rule, piles, marked=marked)
    mine = piles.mine
    place = BAR if marked else mine.marked
    return piles._replace(mine=replace(mine, bar=mine.bar + 1, marked=place))


def may_return(rule: Capturing, piles: Piles) -> bool:
    """Whether the mover's head is open to his beaten checkers."""
    there = count(piles.opponent, HALF)
    if there != 1:
        return not there
    if rule.return_onto is ReturnOnto.WAIT:
        return False
    return rule.recapture or not piles.mine.prisoners & HEAD


def _onto_head(rule: Capturing, piles: Piles, *, marked: bool) -> Piles:
    if count(piles.opponent, HALF):
        piles = _captured(rule, piles, POINTS, marked=marked)
    return dropped(piles, POINTS, marked=marked)


def from_the_bar(rule: Capturing, piles: Piles) -> Piles:
    """With all back on the head that wait, if it is open; the marked one goes first, so that the
    others come to lie above it."""
    while piles.mine.bar and not piles.is_over and may_return(rule, piles):
        waiting = replace(piles.mine, bar=piles.mine.bar - 1)
        marked = waiting.marked == BAR
        piles = _onto_head(rule, piles._replace(mine=waiting), marked=marked)
    return piles
