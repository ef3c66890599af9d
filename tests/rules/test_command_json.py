"""Commands as they travel: every kind with its fields, what may be left out, what is malformed.

The first object is sent; the second is the same with everything that was left out filled in.
"""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.commands import ACTION_TYPES, COMMAND_KINDS, command_from_json, command_json
from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.ruleset import PRESETS

from .games import result

FIBS = PRESETS["fibs"].to_json()
AGREED = {"kind": "settle", "member": "B", "points": 1.5}
WON = {"kind": "result", "winner": "box", "result": "gammon"}

COMMANDS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"kind": "open_table", "night_on": "2026-01-15", "table": "1", "ruleset": "fibs"},
        {"ruleset": FIBS, "stake_minor": 0, "currency": "", "players": []},
    ),
    ({"kind": "draw_rotation"}, {"rolls": {}, "order": []}),
    ({"kind": "draw_rotation", "rolls": {"A": [[6]], "B": [[4, 1], [2]]}}, {"order": []}),
    ({"kind": "set_order", "order": ["B", "A"], "reason": "so"}, {"partner": None}),
    (
        {"kind": "change_stake", "stake_minor": 50},
        {"player": None, "level": None},
    ),
    ({"kind": "change_rules", "ruleset": "fibs"}, {"ruleset": FIBS}),
    ({"kind": "split_table", "table": "2"}, {"players": []}),
    (
        {"kind": "merge_table", "from_table": "2", "players": [{"player": "E"}]},
        {"players": [{"player": "E", "level": 1}]},
    ),
    ({"kind": "merge_into", "to_table": "2"}, {}),
    ({"kind": "close"}, {}),
    ({"kind": "reopen"}, {}),
    ({"kind": "void"}, {}),
    ({"kind": "start_game"}, {"auto_doubles": 0}),
    ({"kind": "automatic_double"}, {"count": 1}),
    ({"kind": "offer", "side": "box"}, {"members": []}),
    ({"kind": "answer", "answer": "take"}, {"member": ""}),
    (
        {"kind": "correct_game", "game": 1, "events": [result("box")]},
        {"auto_doubles": None},
    ),
    ({"kind": "join", "player": "E"}, {"level": 1}),
    ({"kind": "leave", "player": "E"}, {}),
    ({"kind": "sit_out", "player": "E"}, {}),
    ({"kind": "return", "player": "E"}, {}),
    ({"kind": "decline_box"}, {}),
    ({"kind": "name_proxy", "player": "E"}, {"proxy": None}),
    ({"kind": "offer_partner"}, {}),
    ({"kind": "answer_partner", "player": "E", "accept": False}, {}),
    ({"kind": "draw_partner"}, {"rolls": {}}),
    # The actions of a game: as in the scoring format, a result's kind being its `result`.
    ({"kind": "double", "side": "box", "answers": {"B": "beaver/drop"}}, {}),
    ({"kind": "double", "side": "team", "answer": "take"}, {}),
    (
        {
            "kind": "double",
            "side": "team",
            "answer": "take",
            "extra": {"giver": "B", "taker": "C"},
        },
        {},
    ),
    ({"kind": "double", "side": "box", "answer": "drop", "bought": {"seller": "D"}}, {}),
    ({"kind": "extra", "giver": "B", "taker": "C"}, {}),
    ({"kind": "buy", "seller": "D", "buyer": "B"}, {}),
    (AGREED, {}),
    ({**AGREED, "points": -2, "winner": "member"}, {}),
    (WON, {}),
    ({"kind": "quick_result", "points": {"B": 1, "C": -2}}, {}),
    ({"kind": "quick_result", "points": {"B": 0}, "winner": "team"}, {}),
]
BY_KIND = {given["kind"]: given for given, _ in COMMANDS}


@pytest.mark.parametrize(("given", "filled"), COMMANDS)
def test_it_travels_so(given: dict[str, Any], filled: dict[str, Any]) -> None:
    command = command_from_json(given)
    assert command_json(command) == {**given, **filled}
    assert command_from_json({**given, **filled}) == command


def test_these_are_all_the_kinds() -> None:
    assert set(BY_KIND) == set(COMMAND_KINDS) - {"play"} | set(ACTION_TYPES)


@pytest.mark.parametrize("kind", BY_KIND)
def test_it_needs_what_cannot_be_left_out(kind: str) -> None:
    """Without any one of the fields given above it is malformed, or is another command."""
    whole = BY_KIND[kind]
    for field in whole.keys() - {"kind"} - MAY_BE_LEFT_OUT.get(kind, set()):
        with pytest.raises(BadJson):
            command_from_json({key: value for key, value in whole.items() if key != field})


MAY_BE_LEFT_OUT = {
    "draw_rotation": {"rolls"},
    "change_stake": {"stake_minor"},
    "double": {"bought"},
    "quick_result": {"winner"},
    "settle": {"winner"},
}


@pytest.mark.parametrize("kind", sorted(set(BY_KIND) - set(ACTION_TYPES)))
def test_it_knows_no_other_field(kind: str) -> None:
    with pytest.raises(BadJson, match="has no field 'colour'"):
        command_from_json({**BY_KIND[kind], "colour": "red"})


@pytest.mark.parametrize("kind", BY_KIND)
@pytest.mark.parametrize("wrong", [1.25, [{}], {"x": [None]}, object()])
def test_it_needs_each_field_to_be_what_it_is(kind: str, wrong: object) -> None:
    for field in BY_KIND[kind].keys() - {"kind"}:
        with pytest.raises(RuleViolation) as fault:
            command_from_json({**BY_KIND[kind], field: wrong})
        assert fault.value.code in ("bad_json", "unknown_rule", "not_half_points")


@pytest.mark.parametrize("kind", ["", "play", "dance", "Join", "settle ", None, 7, ["join"]])
def test_it_is_of_a_kind_there_is(kind: object) -> None:
    with pytest.raises(BadJson, match="no command of kind"):
        command_from_json({"kind": kind, "player": "E"})
