"""What a finished parallel game counts (variants.md LN-17, LN-18, 3.1, 3.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from games.engine.packed import CHECKERS, OFF
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.ends import Flat, OinMars, Remaining

from .counts import OUTSIDE, count, occupied
from .walls import SECTOR

MARS: Final = 2
"""The points of a mars."""


class Kind(Enum):
    """How a game was won."""

    OIN = "oin"
    """The loser has borne off at least one checker."""
    MARS = "mars"
    """He has borne off none."""
    KOKS = "koks"
    """None, and a checker of his is in his starting quarter."""
    HOME_MARS = "home_mars"
    """None, and all of them are home."""
    PLAIN = "plain"
    """It counts the same however it was won, or by checkers."""
    DRAW = "draw"
    """Nobody has won."""
    DROPPED = "dropped"
    """The loser has dropped a double."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won, None: nobody, how, and the points of the winner, or of each in a draw."""

    winner: Side | None
    kind: Kind
    points: float


def verdict_on(variant: Variant, winner: Side, winner_side: int, loser_side: int) -> Verdict:
    """The verdict on a game that `winner` has won."""
    match variant.scoring:
        case Remaining():
            return Verdict(winner, Kind.PLAIN, CHECKERS - count(loser_side, OFF))
        case Flat(mars=mars):
            return Verdict(winner, Kind.PLAIN, 1 if count(winner_side, OFF) else mars)
        case OinMars() as scoring:
            kind = _kind(scoring, loser_side)
            points = {
                Kind.OIN: 1,
                Kind.MARS: MARS,
                Kind.KOKS: scoring.koks,
                Kind.HOME_MARS: scoring.home_mars,
            }
            return Verdict(winner, kind, points[kind])
        case scoring:
            raise AssertionError(f"{variant.name} is not scored here: {scoring}")


def draw_of(variant: Variant) -> Verdict:
    """The verdict on a game that nobody has won."""
    return Verdict(None, Kind.DRAW, variant.end.draw_points)


def _kind(scoring: OinMars, loser: int) -> Kind:
    if count(loser, OFF):
        return Kind.OIN
    points = occupied(loser)
    if scoring.koks and points & SECTOR:
        return Kind.KOKS
    if scoring.home_mars and not points & OUTSIDE:
        return Kind.HOME_MARS
    return Kind.MARS
