"""A ruleset as a value: the tool's defaults, what each field may hold, and how it is described."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from chouette.rules import ruleset as ruleset_module
from chouette.rules.errors import BadJson, UnknownRule
from chouette.rules.options import OPTION_BY_FIELD, OPTIONS, is_allowed
from chouette.rules.ruleset import FIELDS, PRESETS, Ruleset

DEFAULTS = {
    "cubes": "multi",
    "seat": "captain",
    "successor": "next_in_line",
    "winning_captain": "rotates",
    "acting_captain": "keeps_turn",
    "jacoby": "cube",
    "beavers": 3,
    "automatic_doubles": None,
    "backgammon": 3,
    "lone_taker": "free",
    "lone_taker_from": 5,
    "partner_split": "odd_point_to_box",
    "partner_after_loss": "captain",
}


def test_it_has_the_defaults_of_the_scoring_tool() -> None:
    given = Ruleset.from_json({}).to_json()
    assert {field: given[field] for field in DEFAULTS} == DEFAULTS
    assert Ruleset.from_json(None) == Ruleset.from_json({}) == Ruleset()


def test_it_lets_acting_captains_use_their_turn_by_default_with_one_cube() -> None:
    assert Ruleset.from_json({"cubes": "single"}).acting_captain == "uses_turn"
    kept = {"cubes": "single", "acting_captain": "keeps_turn"}
    assert Ruleset.from_json(kept).acting_captain == "keeps_turn"


def test_it_survives_its_json() -> None:
    for preset in PRESETS.values():
        assert Ruleset.from_json(preset.to_json()) == preset


def test_it_cannot_be_changed_in_place() -> None:
    for field in FIELDS:
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(Ruleset(), field, None)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("beavers", 4),
        ("beavers", -1),
        ("beavers", 1.0),
        ("beavers", True),
        ("beavers", None),
        ("backgammon", 4),
        ("backgammon", "3"),
        ("automatic_doubles", "none"),
        ("automatic_doubles", -1),
        ("lone_taker_from", 0),
        ("seat", "Captain"),
        ("seat", None),
        ("seat", ["captain"]),
        ("decline_box", 1),
        ("decline_box", "yes"),
        ("partner_from", 2),
        ("split_at", False),
        ("no_such_field", 1),
    ],
)
def test_it_refuses_values_a_field_cannot_hold(field: str, value: Any) -> None:
    with pytest.raises(UnknownRule, match=field):
        Ruleset.from_json({field: value})


@pytest.mark.parametrize("value", [5, 1.5, True, [], ["cambridge"]])
def test_it_refuses_rules_that_are_neither_a_name_nor_an_object(value: object) -> None:
    with pytest.raises(BadJson, match="a preset's name or an object"):
        Ruleset.from_json(value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.field)
class TestOptions:
    def test_it_allows_all_its_choices_and_they_are_read(self, option: Any) -> None:
        values = list(option.choices or range(option.minimum, option.maximum + 1))
        for value in [*values, *([None] if option.none_label else [])]:
            assert is_allowed(option.field, value)
            assert getattr(Ruleset.from_json({option.field: value}), option.field) == value
            assert option.words(value)

    def test_it_has_a_label_an_explanation_and_a_source(self, option: Any) -> None:
        assert option.label[0].isupper()
        assert option.label[-1] not in ".?"
        assert option.explanation.endswith(".")
        assert option.source

    def test_it_stands_in_the_table_at_the_top_of_the_rules(self, option: Any) -> None:
        shortened = {
            "lone_taker_from": "lone_taker, ..._from",
            "partner_compulsory_from": "partner_from and next",
        }
        table = str(ruleset_module.__doc__)
        line = next(
            line for line in table.splitlines() if shortened.get(option.field, option.field) in line
        )
        assert f"| {option.kind} " in line


def test_it_describes_every_field_once_and_in_order() -> None:
    assert tuple(option.field for option in OPTIONS) == FIELDS
    assert set(OPTION_BY_FIELD) == set(FIELDS)


def test_it_has_no_field_that_is_no_string() -> None:
    assert not is_allowed(3, 3)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"beavers": True}, "beavers = true."),
        ({"cubes": None}, "cubes = null."),
        ({"cubes": "many"}, "cubes = many."),
    ],
)
def test_it_writes_what_it_refuses_as_json_has_it(rules: dict[str, object], said: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        Ruleset.from_json(rules)
    assert refusal.value.detail.endswith(said)
