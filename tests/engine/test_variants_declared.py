"""A rule set that is declared of parts of others is played as it says, or refused at once."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.engine import variants
from games.engine.errors import UnknownVariant
from games.engine.parallel.game import LongGame
from games.engine.variants import VARIANTS
from games.engine.variants.components import Beside, LandingRule, Runner, Track
from games.engine.variants.ends import EndRule, Gammon, Goal, OinMars, Remaining
from games.engine.variants.jumps import Jump
from games.engine.variants.premoves import PreMoves
from games.engine.variants.refusals import UnknownOption, Unplayable

CLASSIC, EMIR, SHORT = map(variants.get, ("long_classic", "emir", "short"))
PARTS = ["layout", "head", "landing", "block", "dice", "bear_off", "end", "scoring", "jump"]
OF_OTHERS = {
    repr(getattr(variant, part)): (part, getattr(variant, part), f"{variant.name}-{part}")
    for variant in VARIANTS.values()
    for part in PARTS
}


@pytest.mark.parametrize(
    ("base", "parts", "reason"),
    [
        (CLASSIC, {"scoring": Gammon()}, "scoring cannot be Gammon beside Track.PARALLEL"),
        (CLASSIC, {"landing": LandingRule.HIT_BLOT}, "landing cannot be LandingRule.HIT_BLOT"),
        (CLASSIC, {"head": SHORT.head}, "head cannot be BarFirst beside Track.PARALLEL"),
        (CLASSIC, {"premoves": PreMoves()}, "premoves cannot be PreMoves beside LandingRule.S"),
        (CLASSIC, {"layout": {24: 12}, "beside": Beside(reserve=3)}, "beside cannot be Beside"),
        (EMIR, {"jump": Jump()}, "jump cannot be Jump beside Capturing"),
        (EMIR, {"head": Runner()}, "head cannot be Runner beside Capturing"),
        (EMIR, {"block": variants.get("fevga").block}, "block.unblock cannot be Unblock.SINGLE_"),
        (variants.get("fevga"), {"jump": Jump()}, "jump cannot be Jump beside Runner"),
        (
            CLASSIC,
            {"end": EndRule(goal=Goal.FIRST_OFF_LOSES)},
            "scoring cannot be OinMars beside Goal.FIRST_OFF_LOSES",
        ),
    ],
)
def test_what_nobody_would_play_by_is_refused(
    base: variants.Variant, parts: dict[str, Any], reason: str
) -> None:
    for declare in (lambda: base.but("mine", **parts), lambda: replace(base, **parts)):
        with pytest.raises(UnknownVariant) as refusal:
            declare()
        assert type(refusal.value) is Unplayable
        assert reason in refusal.value.detail


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        ({24: 16}, "a side starts with 15 checkers, not 16"),
        ({}, "a side starts with 15 checkers, not 0"),
        ({25: 15}, "15 on point 25 is no place to start from"),
        ({0: 1, 24: 14}, "1 on point 0 is no place to start from"),
        ({24: 16, 1: -1}, "-1 on point 1 is no place to start from"),
        ({24: 8, 12: 7}, "both sides would start on point 24"),
    ],
)
def test_a_side_starts_with_fifteen_on_its_own_points(layout: dict[int, int], reason: str) -> None:
    with pytest.raises(Unplayable) as refusal:
        CLASSIC.but("mine", layout=layout)
    assert refusal.value.detail == f"There can be no rule set mine: {reason}."


def test_in_the_short_game_each_point_is_another_one_of_the_opponents() -> None:
    with pytest.raises(Unplayable):
        SHORT.but("mine", layout={24: 8, 1: 7})
    assert SHORT.but("mine", layout={24: 8, 12: 7}).track is Track.CONTRARY


def test_a_marked_checker_has_no_more_above_it_than_there_are() -> None:
    with pytest.raises(Unplayable) as refusal:
        EMIR.but("mine", beside=Beside(reserve=3, above=12))
    assert "there are not 12 on the head above a marked checker" in refusal.value.detail


@pytest.mark.parametrize(
    ("part", "value"),
    [pytest.param(part, value, id=name) for part, value, name in OF_OTHERS.values()],
)
def test_with_a_part_of_another_it_is_played_to_its_end_or_refused(part: str, value: Any) -> None:
    for base in (CLASSIC, EMIR):
        try:
            game = LongGame.start(base.but("mine", **{part: value}))
        except Unplayable:
            continue
        dice = random.Random(part)
        while game.verdict is None:
            roll = [dice.randint(1, 6), dice.randint(1, 6)]
            game = game.play(dice.choice(game.plays())) if game.rounds else game.throw(roll)
        assert game.verdict.points > 0


def test_options_that_a_new_part_decides_are_options_no_longer() -> None:
    mine = CLASSIC.but("mine", scoring=OinMars(koks=3), has_cube=True)
    assert set(CLASSIC.options) - set(mine.options) == {"koks", "cube"}
    assert set(CLASSIC.options) - set(CLASSIC.but("mine", scoring=Remaining()).options) == {
        "koks",
        "home_mars",
    }
    with pytest.raises(UnknownOption):
        mine.having({"koks": 0})


def test_nothing_is_chosen_of_a_part_that_is_another_now() -> None:
    chosen = CLASSIC.having({"koks": 3, "deadlock": "pips"})
    assert dict(chosen.but("mine", scoring=OinMars()).chosen) == {"deadlock": "pips"}
    assert dict(chosen.but("mine").chosen) == {"koks": 3, "deadlock": "pips"}


def test_options_say_what_the_parts_are() -> None:
    others: list[dict[str, Any]] = [
        {"scoring": OinMars(koks=3)},
        {"scoring": Remaining()},
        {"has_cube": True},
    ]
    for other in others:
        with pytest.raises(Unplayable):
            replace(CLASSIC, **other)


def test_what_is_no_option_cannot_be_left_out() -> None:
    with pytest.raises(UnknownOption):
        CLASSIC.without("kocks")
    assert "koks" not in CLASSIC.having({"koks": 3}).without("koks").chosen


def test_what_a_choice_voids_is_no_option_where_that_choice_is_left_out() -> None:
    short = variants.get("giveaway").having({"base": "short"})
    for mine in (short.without("base"), short.but("mine", layout={24: 2, 13: 5, 8: 3, 6: 4, 5: 1})):
        assert set(mine.options) == {"cube", "giveaway_mars"}
        assert mine.track is Track.CONTRARY
