"""A rule set as a value: it tells what was chosen, is shown in one line, pickles and is copied."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.variants import VARIANTS, Option, Variant, guide

EVERY = list(VARIANTS.values())
CHOICES = [
    (variant, option, value)
    for variant in EVERY
    for option in variant.options.values()
    for value in option.choices
]


def made_again(variant: Variant) -> Variant:
    return variants.get(variant.name).having(variant.chosen)


@pytest.mark.parametrize("variant", EVERY, ids=lambda one: one.name)
def test_it_pickles_and_is_copied(variant: Variant) -> None:
    for kept in (pickle.loads(pickle.dumps(variant)), copy.deepcopy(variant), copy.copy(variant)):
        assert kept == variant
        assert kept.having({"cube": "standard"} if "cube" in kept.options else {}).has_cube


@pytest.mark.parametrize(("variant", "option", "value"), CHOICES)
def test_it_tells_what_was_chosen(variant: Variant, option: Option, value: Any) -> None:
    chosen = variant.having({option.name: value})
    assert dict(chosen.chosen) == {option.name: value}
    assert made_again(chosen) == chosen
    assert made_again(pickle.loads(pickle.dumps(chosen))) == chosen
    assert variant.chosen == {}


def test_what_is_chosen_later_counts() -> None:
    classic = variants.get("long_classic").having({"koks": 3, "last_roll": True})
    later = classic.having({"koks": 0})
    assert dict(later.chosen) == {"koks": 0, "last_roll": True}
    assert made_again(later) == later == variants.get("long_classic").having({"last_roll": True})


def test_what_another_choice_has_put_aside_is_chosen_no_longer() -> None:
    long = variants.get("giveaway").having({"next_start": "winner", "deadlock": "pips"})
    short = long.having({"base": "short"})
    assert dict(short.chosen) == {"base": "short"}
    assert made_again(short) == short


def test_it_is_shown_in_one_line() -> None:
    emir = variants.get("emir")
    assert repr(emir) == "<Variant emir>"
    assert repr(emir.having({"recapture": True})) == "<Variant emir {'recapture': True}>"


@pytest.mark.parametrize("junk", [[], {}, None, 5, ("emir",)])
def test_what_is_no_name_is_no_rule_set(junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        variants.get(junk)
    assert refusal.value.code == "unknown_rule"


@pytest.mark.parametrize("junk", [None, 5, "cube", ["cube"], [("cube", None)]])
def test_what_is_no_mapping_chooses_nothing(junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        variants.get("emir").having(junk)
    assert refusal.value.code == "bad_json"


def test_so_do_all_of_them_and_their_guides() -> None:
    for known in (VARIANTS, guide.GUIDES):
        assert pickle.loads(pickle.dumps(known)) == copy.deepcopy(known) == known
