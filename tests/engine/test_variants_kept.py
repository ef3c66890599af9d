"""A rule set as a value: it tells what was chosen, is shown in one line, pickles and is copied."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.frozen import Frozen
from games.engine.variants import VARIANTS, Option, Variant, guide
from games.engine.variants.variant import Value

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


@pytest.mark.parametrize(
    "known", [VARIANTS, guide.GUIDES, guide.GROUPS, guide.OPTION_TEXTS, guide.OF_RULES, guide.SURE]
)
def test_so_do_all_of_them_and_what_is_told_of_them(known: Mapping[str, object]) -> None:
    assert pickle.loads(pickle.dumps(known)) == copy.deepcopy(known) == known


def test_whoever_reads_it_changes_nothing() -> None:
    emir, koks = guide.GUIDES["emir"], variants.get("long_classic").options["koks"]
    read: list[Any] = [koks.choices, variants.get("giveaway").options["base"].choices["short"]]
    read += [koks.voids, emir.rules, emir.names, emir.sources, emir.examples, emir.readings]
    read += [emir.examples[0].own, guide.OPTION_TEXTS["koks"].choices, guide.OF_RULES, guide.SURE]
    for value in read:
        with pytest.raises(TypeError):
            value[next(iter(value), 0)] = 7


def test_whoever_gave_it_changes_nothing_later() -> None:
    layout = {24: 15}
    choices: dict[Value, int] = {1: 1, 2: 2}
    mine = variants.get("long_classic").but("mine", layout=layout)
    agreed = Option(name="x", part="x", choices=choices, rule="LN-1", sure="A")
    layout[24], choices[1] = 14, 7
    assert (mine.layout[24], agreed.choices[1]) == (15, 1)


def test_it_can_be_looked_up_by() -> None:
    """A set of options, of guides, of examples and of words."""
    guides = list(guide.GUIDES.values())
    options = [option for one in EVERY for option in one.options.values()]
    values: list[object] = [*options, *guides, *guide.OPTION_TEXTS.values()]
    values += [example for one in guides for example in one.examples]
    for value in values:
        assert hash(value) == hash(copy.deepcopy(value))


def test_what_is_equal_is_one_whatever_the_order() -> None:
    assert len({Frozen({1: 2, 3: 4}), Frozen({3: 4, 1: 2})}) == 1
