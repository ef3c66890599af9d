"""`sessions/{id}/commands/`: a part of a command that cannot be is told by where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import device_of
from tests.api.states import address, command
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("kind", "fields", "at_fault"),
    [
        ("settle", {"member": 999, "points": 1}, "member"),
        ("double", {"side": "box", "answers": {"999": "take"}}, "answers.999"),
        ("offer", {"side": "box", "members": [999]}, "members.0"),
        ("extra", {"giver": 999, "taker": 999}, "giver"),
        ("buy", {"seller": 999, "buyer": 999}, "seller"),
        ("quick_result", {"points": {"999": 1}}, "points.999"),
    ],
)
def test_somebody_who_plays_no_part_is_told_by_the_field_that_names_him(
    people: People, kind: str, fields: dict[str, Any], at_fault: str
) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    refused = device_of(people).send(address(table), command(table.seq, kind, **fields), 422)
    assert refused["code"] == "unknown_player"
    assert list(refused["fields"]) == [at_fault]


def test_a_fault_within_a_correction_is_told_by_its_event(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    device = device_of(people)
    won = device.send(address(table), command(table.seq, "result", winner="box", result="single"))
    events = [{"type": "settle", "member": 999, "points": 1}]
    body = command(won["seq"], "correct_game", game=1, events=events)
    refused = device.send(address(table), body, 422)
    assert list(refused["fields"]) == ["events.0.member"]


def test_a_quick_result_that_comes_late_says_what_to_do_instead(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    bogdan, carla = people.numbers("bogdan", "carla")
    device = device_of(people)
    doubled = command(table.seq, "double", side="box", answers={bogdan: "take", carla: "take"})
    seq = device.send(address(table), doubled)["seq"]
    body = command(seq, "quick_result", points={bogdan: 1, carla: 1})
    refused = device.send(address(table), body, 422)
    assert refused["code"] == "quick_result_late"
    assert "enter how it ended, or take back what was entered" in refused["detail"]
