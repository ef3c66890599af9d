"""The form of house rules: groups, lists for long choices, no number at all, errors in place."""

from __future__ import annotations

import pytest

from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.web.rule_form import RuleField, field_errors, field_groups, values_of
from chouette.web.rule_words import rule_groups

KEITH = PRESETS["keith-many-cubes"]


def fields(rules: Ruleset = KEITH, **typed: str) -> dict[str, RuleField]:
    return {f.field: f for group in field_groups(rules, typed) for f in group.fields}


def sent(rules: Ruleset) -> dict[str, str]:
    """What a browser sends for the untouched form."""
    post = {}
    for field in fields(rules).values():
        post[field.field] = field.chosen
        if field.none_label and field.is_none:
            post[f"{field.field}-none"] = "on"
    return post


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_it_sends_back_what_it_was_filled_with(preset: Ruleset) -> None:
    assert values_of(sent(preset)) == preset.to_json()
    assert not field_errors(sent(preset))


def test_it_has_every_option_once_under_the_headings_of_the_reading_page() -> None:
    groups = field_groups(KEITH)
    reading = rule_groups(KEITH, KEITH)
    assert [group.title for group in groups] == [group.title for group in reading]
    assert [[f.field for f in group.fields] for group in groups] == [
        [row.field for row in group.rows] for group in reading
    ]


def test_it_lists_long_choices_and_folds_short_ones() -> None:
    shown = fields()
    assert shown["seat"].as_list
    assert not shown["cubes"].as_list
    assert not shown["backgammon"].as_list


def test_it_offers_few_numbers_one_by_one_and_many_as_a_number() -> None:
    shown = fields(Ruleset())
    assert shown["beavers"].choices == (("0", "0"), ("1", "1"), ("2", "2"), ("3", "3"))
    assert shown["split_at"].choices[0] == ("null", "never")
    assert shown["sit_out_games"].choices == ()
    assert shown["voluntary_extras"].choices == (("true", "yes"), ("false", "no"))


def test_it_leaves_nonsense_to_be_refused() -> None:
    assert values_of({"jacoby": "{", "unknown": "1"}) == {"jacoby": "{"}


def test_it_takes_what_was_changed_where_number_and_box_disagree() -> None:
    both = {"automatic_doubles": "3", "automatic_doubles-none": "on"}
    assert values_of(both) == {"automatic_doubles": None}, "the box was ticked beside the number"
    was_none = {**both, "automatic_doubles-was-none": "1"}
    assert values_of(was_none) == {"automatic_doubles": 3}, "a number was typed beside the box"


@pytest.mark.parametrize(
    "typed", [{"automatic_doubles": ""}, {"automatic_doubles": "", "automatic_doubles-none": "on"}]
)
def test_it_takes_no_number_where_none_may_be(typed: dict[str, str]) -> None:
    assert values_of(typed) == {"automatic_doubles": None}
    assert not field_errors(typed)
    assert fields(KEITH, **typed)["automatic_doubles"].is_none


def test_it_says_beside_the_field_what_it_takes() -> None:
    wrong = fields(automatic_doubles="100", sit_out_games="", lone_taker_from="x", jacoby="")
    assert wrong["automatic_doubles"].error == "A whole number from 0 to 99, or: no limit."
    assert wrong["sit_out_games"].error == "A whole number from 0 to 100."
    assert wrong["lone_taker_from"].error == "A whole number from 1 to 99."
    assert wrong["jacoby"].error == "Choose one of these."
    assert not wrong["beavers"].error


def test_it_keeps_what_was_typed_wrong() -> None:
    assert fields(automatic_doubles="100")["automatic_doubles"].chosen == "100"
    assert fields(sit_out_games="many")["sit_out_games"].chosen == "many"


def test_it_keeps_what_was_typed_right_beside_it() -> None:
    assert fields(beavers="1", sit_out_games="x")["beavers"].chosen == "1"


def test_it_takes_true_for_no_number() -> None:
    assert set(field_errors({"beavers": "true"})) == {"beavers"}
    assert {option.field for option in OPTIONS} == set(fields())


@pytest.mark.parametrize(
    "text", ["[" * 60_000, '"\\ud800"', "1e999", "NaN", "9" * 5000, '{"a": 1}']
)
def test_it_names_a_field_that_holds_what_no_browser_sends(text: str) -> None:
    for option in OPTIONS:
        typed = {option.field: text}
        assert set(field_errors(typed)) == {option.field}
        assert fields(KEITH, **typed)[option.field].error
