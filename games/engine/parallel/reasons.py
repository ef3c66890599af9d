"""Which rule a written play of a parallel game breaks: the one that helps most to be told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from games.engine import reading
from games.engine.legality import (
    BothNumbersPlayable,
    DoubletPlayable,
    HigherNumberPlayable,
    NoDieMoves,
    NumberUsedTwice,
    Obstacle,
)
from games.engine.reading import hops
from games.engine.refusals import Why, in_the_way, nobody, not_given
from games.engine.routes import NAMES
from games.engine.variants.components import Unblock

from .attempts import Broken, fewest, fit
from .breaches import NumberOnlyFlies, PointToOpen, RowForbidden, RowToOpen
from .counts import across
from .obstacles import Segment
from .piles import Piles
from .reading import Written, read
from .rows import forbidden_row, named
from .search import Moves
from .segments import row_before
from .steps import Step
from .ways import ways_of

OPPONENT = "the opponent"


class Reason(NamedTuple):
    """Why a play is refused, and how near it was to a legal one: where the dice may be read in two
    ways, the nearer is told."""

    near: int
    why: Why


def stuck_at(mover: Moves[Piles], segment: Segment, written: Written) -> Reason:
    """Why the moves cannot be made: there is nobody to move, the dice do not give it, or what was
    in the way of the readings that break fewest rules."""
    moves = hops(written[0] + written[1])
    if why := nobody(segment.before.own, moves):
        return Reason(0, why)
    if why := not_given(segment.numbers, moves, partial(fit, segment)):
        return Reason(0 if issubclass(why[0], NoDieMoves) else 1, why)
    broken = fewest(mover, segment, written)
    if not broken:
        move = "{}/{}".format(*(NAMES[place] for place in moves[-1]))
        return Reason(1, (NumberUsedTwice, {"move": move}))
    return Reason(2, _told(broken))


def _told(broken: list[Broken]) -> Why:
    """What helps most of it."""
    rule, details = in_the_way(
        [
            reading.Stuck(
                0,
                reading.Move(one.source, one.number, one.target),
                Obstacle(one.rule, one.point),
            )
            for one in broken
        ],
        OPPONENT,
    )
    told = next(one for one in broken if issubclass(rule, one.rule))
    more = {"points": told.points} if rule is RowForbidden else {}
    return rule, {**details, **more, **({"number": told.number} if rule is NumberOnlyFlies else {})}


def not_legal(
    mover: Moves[Piles], segment: Segment, written: Written, ends: Mapping[Piles, tuple[Step, ...]]
) -> Reason:
    """Why the plays that are possible are none of those that are allowed."""
    variant, before, numbers, head = segment
    longest = max(len(steps) for steps in ends.values())
    asked = len(numbers) - len(ways_of(variant, before, numbers, head=head).left)
    doublet = len(set(numbers)) == 1
    if longest < asked:
        return Reason(
            3, (DoubletPlayable, {"count": asked}) if doublet else (BothNumbersPlayable, {})
        )
    rows = [end for end, steps in ends.items() if len(steps) == longest]
    if all(map(mover.holds, rows)):
        return Reason(3, (RowForbidden, {"points": forbidden_row(variant, rows[0])}))
    if not doublet and longest == 1 and not read(mover, before, written, (max(numbers),)).ends:
        return Reason(3, (HigherNumberPlayable, {"number": max(numbers)}))
    return Reason(3, _to_open(segment))


def _to_open(segment: Segment) -> Why:
    row = row_before(segment.before.own, segment.before.opponent)
    if segment.variant.block.unblock is Unblock.SINGLE_POINT and row:
        return PointToOpen, {"points": named(across(row))}
    return RowToOpen, {}
