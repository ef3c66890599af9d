"""whoever sends a command is told which field is wrong, by the word and at the place he wrote"""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.commands import command_from_json
from chouette.rules.errors import RuleViolation

WON = {"type": "result", "winner": "box", "kind": "single"}


@pytest.mark.parametrize(
    ("command", "field", "sentence"),
    [
        (
            {"kind": "result", "winner": "box", "result": "triple"},
            "result",
            "result may not be 'triple', but one of single, gammon, backgammon",
        ),
        ({"kind": "result", "winner": "box"}, "result", "result is missing"),
        (
            {"kind": "result", "winner": "box", "result": "single", "type": "result"},
            "type",
            "result has no field 'type'",
        ),
        (
            {"kind": "quick_result", "points": {"4": 1}, "x": 1},
            "x",
            "quick_result has no field 'x'",
        ),
        (
            {"kind": "quick_result", "points": {"4": 0.5}},
            "points.4",
            "a quick score is in whole points",
        ),
        ({"kind": "settle", "member": "4"}, "points", "points is missing"),
        (
            {"kind": "settle", "member": "4", "points": 0.25},
            "points",
            "Agreed points are whole or half points, not 0.25.",
        ),
        (
            {"kind": "double", "side": "box", "answers": {"4": "maybe"}},
            "answers.4",
            "there is no answer 'maybe'",
        ),
        (
            {"kind": "double", "side": "box", "answer": "take", "bought": {"buyer": "4"}},
            "bought.buyer",
            "bought has no field 'buyer'",
        ),
        ({"kind": "start_game", "foo": 1}, "foo", "start_game has no field 'foo'"),
        ({"kind": "join"}, "player", "join needs 'player'"),
        ({"kind": "join", "player": "4", "level": "1"}, "level", "level must be a whole number"),
        ({"kind": "no_such"}, "kind", "no command of kind 'no_such'"),
        ({"kind": "set_order", "order": ["4", 5], "reason": ""}, "order.1", "order must be text"),
        (
            {"kind": "draw_rotation", "rolls": {"4": [[6], ["six"]]}},
            "rolls.4.1.0",
            "rolls: a value must be a whole number",
        ),
        (
            {"kind": "correct_game", "game": 1, "events": [WON, {**WON, "foo": 1}]},
            "events.1.foo",
            "result has no field 'foo'",
        ),
        (
            {"kind": "correct_game", "game": 1, "events": [{**WON, "kind": "triple"}]},
            "events.0.kind",
            "kind may not be 'triple', but one of single, gammon, backgammon",
        ),
    ],
)
def test_it_names_the_field_and_says_what_is_wrong_with_it(
    command: dict[str, Any], field: str, sentence: str
) -> None:
    with pytest.raises(RuleViolation) as fault:
        command_from_json(command)
    assert (fault.value.field, fault.value.about_field) == (field, sentence)
