"""A position of a parallel game as it is given, and what it cannot be."""

from __future__ import annotations

from games.engine.errors import (
    GameIsOver,
    NotFifteen,
    PointSharedByBoth,
    TwoRunners,
    counted,
)
from games.engine.packed import CHECKERS
from games.engine.variants import Variant
from games.engine.variants.components import Runner

from .counts import across, counts, from_hex, highest, occupied
from .endings import is_off
from .moving import HEAD, has_passed

MOVER, OPPONENT = "The side that moves", "Its opponent"


def sides_of(variant: Variant, own: str, opponent: str) -> tuple[int, int]:
    """Both sides from their 25 digits, each in its own numbering. Raises InvalidPosition for a
    position that the variant cannot have, GameIsOver for a finished one."""
    sides = from_hex(own), from_hex(opponent)
    for name, side in zip((MOVER, OPPONENT), sides, strict=True):
        _refuse_unsound(variant, name, side)
    both = occupied(sides[0]) & across(occupied(sides[1]))
    if both:
        raise PointSharedByBoth(point=highest(both))
    if any(map(is_off, sides)):
        raise GameIsOver
    return sides


def _refuse_unsound(variant: Variant, name: str, side: int) -> None:
    if (total := sum(counts(side))) != CHECKERS:
        raise NotFifteen(side=name, checkers=counted(total, "checker"))
    if isinstance(variant.head, Runner) and not has_passed(side):
        away = CHECKERS - counts(side)[-1]
        if occupied(side) & ~HEAD and away > 1:
            raise TwoRunners(side=name, count=away)
