"""`sessions/{id}/commands/`: which field is at fault, and who is meant, as the sender wrote it."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import pytest

from tests.api.conftest import device_of
from tests.api.shapes import is_answer
from tests.api.states import address, command
from tests.builders import Table, open_table
from tests.people import People

PATH = "sessions/{session_id}/commands/"

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("fields", "at_fault"),
    [
        (
            {"kind": "result", "winner": "box", "result": "triple"},
            {"result": ["result may not be 'triple', but one of single, gammon, backgammon"]},
        ),
        ({"kind": "result", "winner": "box"}, {"result": ["result is missing"]}),
        (
            {"kind": "start_game", "foo": 1},
            {"foo": ["start_game has no field 'foo'"]},
        ),
        (
            {"kind": "join", "player": "{carla}", "level": 0},
            {"level": ["A stake level is 1 to 1024, so carla cannot play at 0."]},
        ),
        (
            {"kind": "correct_game", "game": 1, "events": [{"type": "quick", "foo": 1}]},
            {"events.0.foo": ["quick has no field 'foo'"]},
        ),
        (
            {"kind": "change_rules", "ruleset": "no-such-rules"},
            {"ruleset": ["There is no such house rule, value or preset: no-such-rules."]},
        ),
        (
            {"kind": "change_stake", "stake_minor": -1},
            {"stake_minor": ["A stake is a whole number of minor units from 0 to 100000000."]},
        ),
        (
            {"kind": "draw_rotation", "order": ["{carla}"]},
            {"order": ["The order must name everybody who plays once, and nobody else."]},
        ),
        (
            {"kind": "draw_rotation", "rolls": {"999": [[1]]}},
            {"rolls.999": ["999 is not a member of the team in this game."]},
        ),
        (
            {"kind": "join", "player": "999"},
            {"player": ["No active player of this club has the number 999."]},
        ),
        (
            {"kind": "sit_out", "player": "999"},
            {"player": ["999 does not sit at this table."]},
        ),
    ],
)
def test_the_field_at_fault_is_named_as_it_was_written(
    people: People, fields: dict[str, Any], at_fault: dict[str, list[str]]
) -> None:
    table = open_table(people, "ana", "bogdan")
    (carla,) = people.numbers("carla")
    fields = json.loads(json.dumps(fields).replace("{carla}", str(carla)))
    body = {"command_id": str(uuid4()), "expected_seq": table.seq, **fields}
    refused = device_of(people).send(address(table), body, 422)
    is_answer(refused, "POST", PATH, 422)
    assert refused["fields"] == at_fault


@pytest.mark.parametrize(
    ("throws", "place", "reason"),
    [
        ([[1]] * 51, "", "nobody throws more than 50 times"),
        ([[1], [7]], ".1", "a throw is 1 to 4 dice of 1 to 6"),
        ([[]], ".0", "a throw is 1 to 4 dice of 1 to 6"),
    ],
)
def test_dice_that_nobody_throws_are_told_by_their_place(
    people: People, table: Table, throws: list[list[int]], place: str, reason: str
) -> None:
    ana, bogdan, carla = people.numbers("ana", "bogdan", "carla")
    rolls = {bogdan: throws, ana: [[3]], carla: [[2]]}
    body = command(table.seq, "draw_rotation", rolls=rolls)
    refused = device_of(people).send(address(table), body, 422)
    assert refused["fields"] == {f"rolls.{bogdan}{place}": [reason]}
    assert str(bogdan) not in refused["detail"]


def test_people_are_named_in_what_is_refused(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    bogdan, carla = people.numbers("bogdan", "carla")
    device = device_of(people)
    drops = command(table.seq, "double", side="box", answers={bogdan: "drop", carla: "take"})
    seq = device.send(address(table), drops)["seq"]

    def told(kind: str, **fields: Any) -> str:
        refused = device.send(address(table), command(seq, kind, **fields), 422)
        return str(refused["detail"])

    again = told("double", side="box", answers={carla: "take"})
    assert again == "The cube of carla is with the other side."
    assert told("settle", member=bogdan, points=0).startswith("bogdan is out of this game")
    assert told("extra", giver=carla, taker=carla).startswith("carla did not drop")
    assert told("leave", player="999") == "999 does not sit at this table."
