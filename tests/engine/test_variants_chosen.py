"""What is chosen for a rule set is what is played by it: there and back, one thing at a time."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import permutations

import pytest

from games.engine import variants
from games.engine.variants import VARIANTS, Option, Variant
from games.engine.variants.components import Track
from games.engine.variants.refusals import MeansNothing, UnknownOption, UnknownOptionValue
from games.engine.variants.variant import Value
from tests.engine.test_variants_kept import made_again

GIVEAWAY = variants.get("giveaway")
SHORT = {"base": "short"}
VOID = ["opening", "next_start", "exception_clear", "exception_second_any_double", "block_when"]

every_option = pytest.mark.parametrize(
    ("variant", "option"),
    [
        pytest.param(variant, option, id=f"{variant.name}-{option.name}")
        for variant in VARIANTS.values()
        for option in variant.options.values()
    ],
)


@every_option
def test_each_option_is_chosen_there_and_back(variant: Variant, option: Option) -> None:
    for one, other in permutations(option.choices, 2):
        there = variant.having({option.name: one})
        back = there.having({option.name: other})
        assert back == variant.having({option.name: other}) == made_again(back)
        assert back.having({option.name: one}) == there


@pytest.mark.parametrize("name", VARIANTS)
def test_it_is_the_same_in_whatever_order_it_was_agreed_on(name: str) -> None:
    """One thing after the other, some of them changed again."""
    variant, rng = variants.get(name), random.Random(name)
    for _ in range(200):
        option = rng.choice(list(variant.options.values()))
        with suppress(MeansNothing):
            variant = variant.having({option.name: rng.choice(list(option.choices))})
        assert made_again(variant) == variant
        assert variants.get(name).having(variant.settled) == variant


def test_giveaway_is_long_again_after_it_was_short() -> None:
    again = GIVEAWAY.having(SHORT).having({"base": "long"})
    assert (again.track, dict(again.layout)) == (Track.PARALLEL, {24: 15})
    assert again == GIVEAWAY
    assert dict(again.chosen) == {"base": "long"}


def test_what_was_chosen_holds_where_it_is_said_again_that_the_game_is_long() -> None:
    opened = GIVEAWAY.having({"opening": "use_opening"})
    assert opened.having({"base": "long"}) == opened


@pytest.mark.parametrize("name", [*VOID, "deadlock"])
def test_in_the_short_game_options_of_the_long_one_are_refused(name: str) -> None:
    """Whichever is chosen first."""
    value = list(GIVEAWAY.options[name].choices)[-1]
    for options in ({"base": "short", name: value}, {name: value, "base": "short"}):
        with pytest.raises(MeansNothing) as refusal:
            GIVEAWAY.having(options)
    with pytest.raises(MeansNothing):
        GIVEAWAY.having(SHORT).having({name: value})
    assert refusal.value.code == "unknown_option"
    said = f"The option {name} of giveaway means nothing beside base=short."
    assert refusal.value.detail == said


def test_in_the_long_one_they_are_not() -> None:
    chosen: dict[str, Value] = {"deadlock": "pips", "opening": "use_opening"}
    again = GIVEAWAY.having(SHORT).having({"base": "long", **chosen})
    assert again == GIVEAWAY.having(chosen)


def test_only_options_that_mean_something_are_known() -> None:
    with pytest.raises(UnknownOption) as refusal:
        GIVEAWAY.having(SHORT).having({"murphy": True})
    known = "known are base, cube, giveaway_mars."
    assert refusal.value.detail == f"The rule set giveaway has no option 'murphy'; {known}"


def test_it_tells_what_is_settled_of_each_option_that_means_something() -> None:
    short = GIVEAWAY.having({"base": "short", "cube": "standard"})
    assert dict(short.settled) == {"cube": "standard", "giveaway_mars": False, "base": "short"}
    assert set(GIVEAWAY.settled) == set(GIVEAWAY.options)


@pytest.mark.parametrize("value", [[], {}, ["short"], None])
def test_a_base_that_is_none_is_refused_as_any_other_value(value: Value) -> None:
    with pytest.raises(UnknownOptionValue):
        GIVEAWAY.having({"base": value})
