"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from tests.api.conftest import Caller, browser_of, device_of
from tests.builders import Table
from tests.people import People

pytestmark = pytest.mark.django_db


def command(seq: int, kind: str, **fields: Any) -> dict[str, Any]:
    return {"command_id": str(uuid4()), "expected_seq": seq, "kind": kind, **fields}


def test_a_device_scores_a_game(people: People, table: Table) -> None:
    device = device_of(people)
    address = f"sessions/{table.session_id}/commands/"
    order = people.numbers("ana", "bogdan", "carla")
    drawn = device.send(address, command(table.seq, "draw_rotation", order=order))
    done = device.send(address, command(drawn["seq"], "result", winner="box", result="single"))
    assert done["events"][-1]["kind"] == "game_settled"
    state = device.ask(f"sessions/{table.session_id}/")
    assert state["totals"] == dict(zip(order, [2, -1, -1], strict=True))


def test_the_same_command_twice_is_done_once(people: People, table: Table) -> None:
    device, address = device_of(people), f"sessions/{table.session_id}/commands/"
    body = command(table.seq, "draw_rotation", order=people.numbers("ana", "bogdan", "carla"))
    first = device.send(address, body)
    again = device.post(f"/api/v1/{address}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    other = device.send(address, {**body, "kind": "start_game"}, 422)
    assert other["code"] in ("reused_command_id", "bad_json")


def test_a_stale_command_is_told_what_it_missed(people: People, table: Table) -> None:
    device, address = device_of(people), f"sessions/{table.session_id}/commands/"
    known = table.seq
    table.draw("ana", "bogdan", "carla")
    stale = device.send(address, command(known, "start_game"), 409)
    assert (stale["code"], stale["seq"]) == ("stale", table.seq)
    assert [event["seq"] for event in stale["events"]] == list(range(known + 1, table.seq + 1))


def test_a_rule_that_is_broken_is_named(people: People, table: Table) -> None:
    address = f"sessions/{table.session_id}/commands/"
    refused = browser_of(people.bogdan).send(address, command(table.seq, "start_game"), 422)
    assert refused["code"] == "rotation_not_drawn"


def test_a_member_does_not_score(people: People, table: Table) -> None:
    address = f"sessions/{table.session_id}/commands/"
    body = command(table.seq, "draw_rotation")
    assert browser_of(people.carla).send(address, body, 403)["code"] == "not_allowed"


def test_another_club_finds_no_table(people: People, strangers: People, table: Table) -> None:
    address = f"sessions/{table.session_id}/commands/"
    body = command(table.seq, "draw_rotation")
    assert browser_of(strangers.ana).send(address, body, 404)["code"] == "not_found"
    assert Caller().send(address, body, 401)["code"] == "not_authenticated"
