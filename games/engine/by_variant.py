"""A game of the short board by a rule set: what is agreed on for it, and how it ended."""

from __future__ import annotations

from dataclasses import replace

from . import soundness
from .cube import LIMIT
from .errors import NotContrary, shown
from .outcome import Ending, Outcome, Win
from .position import Position
from .rules import Rules
from .variants import Variant
from .variants.components import Track
from .variants.ends import Flat, Gammon, Goal


def rules_of(variant: Variant) -> Rules:
    """The rules of a rule set, with the options chosen for it. Raises NotContrary, and
    InvalidPosition for what is no rule set."""
    soundness.expect_kind("variant", variant, Variant)
    if variant.track is not Track.CONTRARY:
        raise NotContrary(name=shown(variant.name))
    stakes = variant.stakes
    scoring = variant.scoring if isinstance(variant.scoring, Gammon) else Gammon()
    return Rules(
        cube_limit=LIMIT if variant.has_cube else 1,
        jacoby=stakes.jacoby,
        beavers=stakes.animals,
        automatic_doubles=stakes.max_automatic,
        crawford=stakes.crawford,
        holland=stakes.holland,
        backgammon=scoring.backgammon,
    )


def outcome_of(variant: Variant, position: Position) -> Outcome | None:
    """How the game ended that a `Position` has followed: where the first who is off loses, the
    other has won, what the rule set counts for that (variants.md 3.1). Who drops a double or
    resigns loses in any. None while it goes on. Raises InvalidPosition for what is none."""
    soundness.expect_kind("variant", variant, Variant)
    soundness.expect_kind("position", position, Position)
    outcome = position.outcome
    if outcome is None or variant.end.goal is not Goal.FIRST_OFF_LOSES:
        return outcome
    if outcome.ending is not Ending.BORNE_OFF:
        return outcome
    winner, points = outcome.loser, 1
    if isinstance(variant.scoring, Flat) and not position.seen_by(winner).off:
        points = variant.scoring.mars
    return replace(outcome, winner=winner, win=Win(points), points=points * position.cube.stake)
