"""Rows of points that a refusal names."""

from __future__ import annotations

from games.engine.packed import OFF, flag
from games.engine.variants import Variant
from games.engine.variants.components import Capturing

from .capturing import row_of
from .counts import POINTS
from .piles import Piles
from .walls import forbidden


def forbidden_row(variant: Variant, after: Piles) -> str:
    """The points of the row that the mover may not hold there, by his own numbers."""
    if isinstance(variant.landing, Capturing):
        return named(row_of(variant.block, after))
    return named(forbidden(variant.block.wall, after.opponent).row(after.own))


def named(points: int) -> str:
    """Points as a message names them, the highest first."""
    *names, last = (str(point) for point in range(POINTS, OFF, -1) if points & flag(point))
    return f"{', '.join(names)} and {last}" if names else last
