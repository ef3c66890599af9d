"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.people import People

PATH = "sessions/{session_id}/commands/"

pytestmark = pytest.mark.django_db


def command(seq: int, kind: str, **fields: Any) -> dict[str, Any]:
    return {"command_id": str(uuid4()), "expected_seq": seq, "kind": kind, **fields}


def address(table: Table) -> str:
    return f"sessions/{table.session_id}/commands/"


def test_a_device_scores_a_game(people: People, table: Table) -> None:
    device = device_of(people)
    order = people.numbers("ana", "bogdan", "carla")
    drawn = device.send(address(table), command(table.seq, "draw_rotation", order=order))
    done = device.send(
        address(table), command(drawn["seq"], "result", winner="box", result="single")
    )
    is_answer(done, "POST", PATH, 201)
    assert done["events"][-1]["kind"] == "game_settled"
    state = device.ask(f"sessions/{table.session_id}/")
    assert state["totals"] == dict(zip(order, [2, -1, -1], strict=True))


def test_players_are_named_by_number_or_by_text(people: People, table: Table) -> None:
    device = device_of(people)
    numbers = [int(number) for number in people.numbers("ana", "bogdan", "carla")]
    drawn = device.send(address(table), command(table.seq, "draw_rotation", order=numbers))
    answers = {str(numbers[1]): "take"}
    double = command(drawn["seq"], "double", side="team", answers=answers)
    done = device.send(address(table), double)
    agreed = command(done["seq"], "settle", member=numbers[2], points=1.5)
    assert device.send(address(table), agreed)["events"][0]["action"]["member"] == str(numbers[2])


def test_the_server_throws_the_dice(people: People, table: Table) -> None:
    drawn = device_of(people).send(address(table), command(table.seq, "draw_rotation"))
    thrown = drawn["events"][0]["rolls"]
    assert sorted(thrown) == sorted(people.numbers("ana", "bogdan", "carla"))


def test_the_same_command_twice_is_done_once(people: People, table: Table) -> None:
    device = device_of(people)
    body = command(table.seq, "draw_rotation", order=people.numbers("ana", "bogdan", "carla"))
    first = device.send(address(table), body)
    again = device.post(f"/api/v1/{address(table)}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    other = device.send(address(table), {**body, "kind": "start_game"}, 422)
    assert other["code"] == "reused_command_id"


def test_a_late_command_is_told_the_state_and_what_it_missed(people: People, table: Table) -> None:
    device = device_of(people)
    known = table.seq
    table.draw("ana", "bogdan", "carla")
    late = device.send(address(table), command(known, "start_game"), 409)
    is_answer(late, "POST", PATH, 409)
    assert (late["code"], late["seq"]) == ("stale", table.seq)
    assert [event["seq"] for event in late["events"]] == list(range(known + 1, table.seq + 1))
    assert late["state"] == device.ask(f"sessions/{table.session_id}/")


def test_a_rule_that_is_broken_is_named(people: People, table: Table) -> None:
    refused = browser_of(people.bogdan).send(address(table), command(table.seq, "start_game"), 422)
    is_answer(refused, "POST", PATH, 422)
    assert refused["code"] == "rotation_not_drawn"


@pytest.mark.parametrize(
    "body",
    [
        [],
        "close",
        {},
        {"kind": "close"},
        {"command_id": "no uuid", "expected_seq": 1, "kind": "close"},
        {"command_id": str(uuid4()), "expected_seq": "1", "kind": "close"},
        {"command_id": str(uuid4()), "expected_seq": -1, "kind": "close"},
    ],
)
def test_what_is_no_command_is_invalid(people: People, table: Table, body: Any) -> None:
    device = device_of(people)
    refused = device.send(address(table), body, 400)
    is_answer(refused, "POST", PATH, 400)
    assert refused["code"] == "invalid"


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "no_such_kind"},
        {"kind": "open_table", "night_on": "2026-01-01", "table": "1", "ruleset": {}},
        {"kind": "merge_into", "to_table": "2"},
        {"kind": "close", "why": "it is late"},
        {"kind": "leave"},
        {"kind": "draw_rotation", "rolls": 7},
    ],
)
def test_a_kind_or_a_field_that_is_none_is_bad_json(
    people: People, table: Table, fields: Any
) -> None:
    body = {"command_id": str(uuid4()), "expected_seq": table.seq, **fields}
    refused = browser_of(people.ana).send(address(table), body, 422)
    assert refused["code"] == "bad_json"


def test_a_member_does_not_score(people: People, table: Table) -> None:
    body = command(table.seq, "draw_rotation")
    assert browser_of(people.carla).send(address(table), body, 403)["code"] == "not_allowed"


def test_a_scorer_does_not_close_the_night(people: People, table: Table) -> None:
    body = command(table.seq, "close")
    assert browser_of(people.bogdan).send(address(table), body, 403)["code"] == "not_allowed"
    browser_of(people.elena).send(address(table), body)


def test_another_club_finds_no_table(people: People, strangers: People, table: Table) -> None:
    body = command(table.seq, "draw_rotation")
    assert browser_of(strangers.ana).send(address(table), body, 404)["code"] == "not_found"
    assert Caller().send(address(table), body, 401)["code"] == "not_authenticated"


def test_a_split_tells_the_number_of_the_other_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    body = command(table.seq, "split_table", table="Table 2")
    done = device_of(people).send(address(table), body)
    other = device_of(people).ask(f"sessions/{done['other_session']}/")
    assert [person["name"] for person in other["players"]] == ["carla", "Radu"]


def test_the_log_names_the_token_or_what_the_browser_is_on(people: People, table: Table) -> None:
    device_of(people).send(address(table), command(table.seq, "draw_rotation"))
    phone = browser_of(people.bogdan)
    phone.credentials(HTTP_X_CSRFTOKEN="a" * 32, HTTP_USER_AGENT="Mozilla/5.0 (iPhone; ...)")
    phone.send(address(table), command(table.seq, "start_game"))
    sent = Command.objects.order_by("-pk").values_list("device", flat=True)
    assert list(sent[:2]) == ["iPhone", "scorer token"]
