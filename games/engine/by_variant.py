"""A game of the short board by a rule set: what is agreed on for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, Literal

from . import soundness
from .cube import LIMIT
from .errors import NotContrary, UnknownVariant, shown
from .rules import Rules
from .variants import USUAL, VARIANTS, Variant
from .variants.components import Track
from .variants.ends import Flat, Gammon, Goal, Scoring

_BACKGAMMON: Final = VARIANTS[USUAL]
_PLAYED: Final = (
    "layout", "track", "opening", "head", "landing", "block", "dice", "bear_off", "jump", "beside",
    "premoves",
)  # fmt: skip
"""The parts that every game on contrary tracks has in common: `Position` plays them as they are."""
_FIRST_OFF: Final[Mapping[Goal, Literal["wins", "loses"]]] = {
    Goal.FIRST_OFF_WINS: "wins",
    Goal.FIRST_OFF_LOSES: "loses",
}
_SCORED: Final[Mapping[Goal, type[Scoring]]] = {
    Goal.FIRST_OFF_WINS: Gammon,
    Goal.FIRST_OFF_LOSES: Flat,
}
"""What a game can count."""


class NotAsBackgammon(UnknownVariant):
    """{name} cannot be played as backgammon is: its {part} is another."""


def rules_of(variant: Variant) -> Rules:
    """The rules of a rule set, with the options chosen for it: `Match(rules=rules_of(variant))` is
    played by them. Raises NotContrary, NotAsBackgammon for one with a part that a `Position` does
    not play by, and InvalidPosition for what is no rule set."""
    soundness.expect_kind("variant", variant, Variant)
    if variant.track is not Track.CONTRARY:
        raise NotContrary(name=shown(variant.name))
    for part in _others(variant):
        raise NotAsBackgammon(name=shown(variant.name), part=part)
    stakes, scoring = variant.stakes, variant.scoring
    return Rules(
        cube_limit=LIMIT if variant.has_cube else 1,
        jacoby=stakes.jacoby,
        beavers=stakes.animals,
        automatic_doubles=stakes.max_automatic,
        crawford=stakes.crawford,
        holland=stakes.holland,
        backgammon=scoring.backgammon if isinstance(scoring, Gammon) else Gammon().backgammon,
        first_off=_FIRST_OFF[variant.end.goal],
        mars=scoring.mars if isinstance(scoring, Flat) else Flat().mars,
    )


def _others(variant: Variant) -> Iterator[str]:
    """The parts that are not those of backgammon, where `Rules` have no room for others."""
    yield from (part for part in _PLAYED if getattr(variant, part) != getattr(_BACKGAMMON, part))
    if replace(variant.end, goal=_BACKGAMMON.end.goal) != _BACKGAMMON.end:
        yield "end"
    if type(variant.scoring) is not _SCORED[variant.end.goal]:
        yield "scoring"
