"""What a rule set must have in common with backgammon to be played by its engine."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from games.engine import Rules, variants
from games.engine.by_variant import NotAsBackgammon, rules_of
from games.engine.variants import Variant
from games.engine.variants.components import (
    BearOff,
    Beside,
    BlockRule,
    HeadLimit,
    LandingRule,
    NextStart,
    OpeningDice,
    Wall,
)
from games.engine.variants.dice_policy import DicePolicy, Leftover
from games.engine.variants.ends import Deadlock, EndRule, Flat, Goal, OinMars
from games.engine.variants.jumps import Jump
from games.engine.variants.premoves import PreMoves

SHORT, CLASSIC = variants.get("short"), variants.get("long_classic")
OTHER_PARTS: list[tuple[str, object]] = [
    ("layout", CLASSIC.layout),
    ("opening", replace(SHORT.opening, dice=OpeningDice.REROLL)),
    ("opening", replace(SHORT.opening, next_start=NextStart.WINNER)),
    ("head", HeadLimit()),
    ("landing", LandingRule.SINGLE_BLOCKS),
    ("block", BlockRule(Wall.AHEAD)),
    ("dice", DicePolicy(leftover=Leftover.PASS)),
    ("bear_off", BearOff(higher=False)),
    ("bear_off", BearOff(inside=False)),
    ("jump", Jump(numbers=frozenset({6}))),
    ("beside", Beside(above=1)),
    ("premoves", PreMoves()),
    ("end", EndRule(deadlock=Deadlock.PIPS)),
    ("end", EndRule(last_roll=True)),
    ("scoring", OinMars()),
    ("scoring", Flat()),
]


@pytest.mark.parametrize(("part", "value"), OTHER_PARTS)
def test_it_is_not_played_with_a_part_that_its_engine_knows_nothing_of(
    part: str, value: object
) -> None:
    other = SHORT.but("mine", **{part: value})
    with pytest.raises(NotAsBackgammon) as refusal:
        rules_of(other)
    assert refusal.value.code == "unknown_rule"
    assert (
        refusal.value.detail == f"'mine' cannot be played as backgammon is: its {part} is another."
    )


def test_each_of_its_parts_is_played_by_or_refused() -> None:
    """`LongGame.start` and `rules_of` refuse the other track."""
    said = {"name", "title", "options", "chosen"}
    agreed_on = {"stakes", "has_cube"}
    refused = {part for part, _ in OTHER_PARTS} | {"track"}
    assert {field.name for field in fields(Variant)} == said | agreed_on | refused


def test_where_whoever_is_off_first_loses_a_gammon_counts_nothing() -> None:
    goal = EndRule(goal=Goal.FIRST_OFF_LOSES)
    given_away = SHORT.but("mine", end=goal, scoring=Flat(mars=2))
    assert rules_of(given_away) == Rules(first_off="loses", mars=2)
    with pytest.raises(NotAsBackgammon):
        rules_of(SHORT.but("mine", end=goal))
