"""Points on which sources differ are options of a rule set, each with its default and source."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from games.engine import variants
from games.engine.variants import Option, Variant
from games.engine.variants.components import Track
from games.engine.variants.refusals import UnknownOption, UnknownOptionValue
from games.engine.variants.variant import Value
from tests.engine.long.positions import PARALLEL, results, side, text

OPTIONS = [
    pytest.param(variant, option, id=f"{variant.name}-{option.name}")
    for variant in variants.VARIANTS.values()
    for option in variant.options.values()
]


@pytest.mark.parametrize(("variant", "option"), OPTIONS)
def test_the_default_is_what_the_rule_set_has(variant: Variant, option: Option) -> None:
    assert variant.having({option.name: option.default}) == variant
    for value in list(option.choices)[1:]:
        assert variant.having({option.name: value}) != variant


@pytest.mark.parametrize(("variant", "option"), OPTIONS)
def test_each_has_its_source_and_how_sure_it_is(variant: Variant, option: Option) -> None:
    assert re.fullmatch(r"LN-\d+[ab]?|SB-\d+|3\.\d+", option.rule)
    assert option.sure in "ABCD"
    assert len(option.choices) > 1


@pytest.mark.parametrize("name", PARALLEL)
def test_an_option_it_does_not_know_is_refused(name: str) -> None:
    with pytest.raises(UnknownOption) as refusal:
        variants.get(name).having({"murphy": True})
    assert refusal.value.code == "unknown_option"
    assert name in refusal.value.detail


@pytest.mark.parametrize("value", ["often", 1, None, [], "True"])
def test_a_value_it_does_not_know_is_refused(value: Any) -> None:
    with pytest.raises(UnknownOptionValue) as refusal:
        variants.get("long_classic").having({"exception_clear": value})
    assert refusal.value.code == "bad_option"


@pytest.mark.parametrize("name", PARALLEL)
def test_any_two_of_them_are_chosen_together_or_refused(name: str) -> None:
    """In either order alike: what remains can be asked for its plays."""
    variant = variants.get(name)
    chosen = [(o.name, value) for o in variant.options.values() for value in o.choices]
    for one, other in combinations(chosen, 2):
        found = [together(variant, dict(pair)) for pair in ((one, other), (other, one))]
        assert one[0] == other[0] or found[0] == found[1]
        for changed in found:
            if changed is not None and changed.track is Track.PARALLEL:
                assert results(changed, side("24:15"), side("24:15"), (6, 6))


def together(variant: Variant, options: dict[str, Value]) -> Variant | None:
    """The variant with both, or None where one means nothing beside the other."""
    try:
        return variant.having(options)
    except UnknownOption:
        return None


def test_what_means_nothing_in_the_short_game_is_refused_beside_it() -> None:
    giveaway = variants.get("giveaway")
    assert giveaway.having({"base": "short"}).track is Track.CONTRARY
    for options in (["base", "exception_clear"], ["exception_clear", "base"]):
        values: dict[str, Value] = {"base": "short", "exception_clear": True}
        with pytest.raises(UnknownOption):
            giveaway.having({name: values[name] for name in options})


def told(name: str, own: str, opponent: str, dice: tuple[int, int], **options: Value) -> set[str]:
    variant = variants.get(name).having(options)
    return {text(one) for one in results(variant, side(own), side(opponent), dice)}


def test_flights_may_come_after_the_other_number() -> None:
    """With one checker on the head the three may take it away before the six does."""
    only = told("kaftar", "24:1 10:14", "24:15", (6, 3))
    either = told("kaftar", "24:1 10:14", "24:15", (6, 3), jump_first=False)
    assert only == {"10:13 7:1 6:1", "10:14 3:1"}
    assert only < either
    assert "21:1 10:13 4:1" in either


def test_a_flight_to_a_held_point_is_an_ordinary_number_or_none() -> None:
    """The opponent's 18 is the side's own 6."""
    held = "24:14 18:1"
    assert told("kaftar", "24:15", held, (6, 3)) == {"24:14 15:1", "24:13 21:1 18:1"}
    assert told("kaftar", "24:15", held, (6, 3), jump_blocked="burn") == {"24:14 21:1"}


def test_the_head_has_no_limit_where_it_is_said_so() -> None:
    limited = told("crazy_gulbar", "24:14 20:1", "24:15", (2, 1))
    free = told("crazy_gulbar", "24:14 20:1", "24:15", (2, 1), head_limit=None)
    assert "24:12 23:1 22:1 20:1" in free - limited


def test_the_long_bear_off_may_be_the_classic_one() -> None:
    assert told("lunatic_fevga", "6:1 3:1", "6:15", (5, 4)) == {"6:1 3:1"}
    assert told("lunatic_fevga", "6:1 3:1", "6:15", (5, 4), bearoff="classic") == {"2:1", "1:1"}
