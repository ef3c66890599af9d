"""`presets/`."""

from __future__ import annotations

from chouette.rules.options import OPTION_BY_FIELD
from chouette.rules.ruleset import FIELDS, PRESETS, Ruleset
from tests.api.conftest import Caller


def test_everybody_reads_every_preset_with_all_its_fields(nobody: Caller) -> None:
    told = nobody.ask("presets/")["presets"]
    assert [preset["slug"] for preset in told] == list(PRESETS)
    for preset in told:
        assert Ruleset.from_json(preset["rules"]) == PRESETS[preset["slug"]]
        assert set(preset["rules"]) == set(FIELDS)
    assert told[0]["label"] == "Keith, a cube for each member"


def test_every_field_says_what_it_may_hold_and_where_it_comes_from(nobody: Caller) -> None:
    options = {option["field"]: option for option in nobody.ask("presets/")["options"]}
    assert tuple(options) == FIELDS
    for option in options.values():
        assert option["label"]
        assert option["explanation"]
        assert option["source"]
        assert (option["choices"] is None) is (option["maximum"] is not None)
    assert options["cubes"]["choices"][0] == {"value": "multi", "label": "a cube for each member"}
    assert options["voluntary_extras"]["choices"][0] == {"value": True, "label": "yes"}
    assert (options["beavers"]["minimum"], options["beavers"]["maximum"]) == (0, 3)
    assert options["automatic_doubles"]["none_label"] == "no limit"


def test_what_a_field_says_it_may_hold_it_may_hold(nobody: Caller) -> None:
    for option in nobody.ask("presets/")["options"]:
        known = OPTION_BY_FIELD[option["field"]]
        values = [choice["value"] for choice in option["choices"] or ()]
        if option["choices"] is None:
            values = [option["minimum"], option["maximum"]]
        if option["none_label"] is not None:
            values.append(None)
        assert all(known.allows(value) for value in values)


def test_it_is_told_in_english_whatever_the_browser_asks_for(nobody: Caller) -> None:
    answer = nobody.get("/api/v1/presets/", headers={"Accept-Language": "it"})
    assert answer.json() == nobody.ask("presets/")
