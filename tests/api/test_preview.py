"""`sessions/{id}/preview/`: what a command would do, told without doing it."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Command, Event, OutboxMessage, Player
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer, is_body
from tests.api.states import address, command, state_for
from tests.builders import Table, open_table
from tests.people import People

PATH = "sessions/{session_id}/preview/"

pytestmark = pytest.mark.django_db


def preview(caller: Caller, table: Table, kind: str, status: int = 200, **fields: Any) -> Any:
    """What is answered, once it is as the document says."""
    body = {"expected_seq": table.seq, "kind": kind, **fields}
    told = caller.send(f"sessions/{table.session_id}/preview/", body, status)
    if status == 200:
        is_body(body, "POST", PATH)
    is_answer(told, "POST", PATH, status)
    return told


def rows() -> tuple[int, ...]:
    return tuple(kind.objects.count() for kind in (Command, Event, OutboxMessage, Player))


def test_it_tells_the_points_of_a_result_and_who_sits_where_next(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    ana, bogdan, carla = people.numbers("ana", "bogdan", "carla")
    device, before = device_of(people), rows()
    told = preview(device, table, "result", winner="team", result="single")
    assert told["game"] == 1
    assert told["points"] == told["totals"] == {ana: -2, bogdan: 1, carla: 1}
    assert (told["points_before"], told["totals_before"]) == (None, {})
    assert told["rotation"] == {"box": bogdan, "partner": None, "captain": carla, "crew": [ana]}
    assert told["why"].endswith("bogdan takes the box and carla is captain next.")
    assert rows() == before


def test_what_it_tells_is_what_the_command_then_does(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    device = device_of(people)
    told = preview(device, table, "result", winner="box", result="single")
    device.send(address(table), command(told["seq"], "result", winner="box", result="single"))
    state = state_for(device, table)
    assert (state["totals"], state["rotation"]) == (told["totals"], told["rotation"])
    assert state["money_minor"] == told["money_minor"]
    assert state["last_game"]["why"] == told["why"]


def test_it_tells_what_a_correction_changes(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    ana, bogdan = people.numbers("ana", "bogdan")
    table.send("result", winner="box", result="single")
    table.send("result", winner="box", result="single")
    anew = [{"type": "result", "winner": "team", "kind": "single"}]
    told = preview(device_of(people), table, "correct_game", game=1, events=anew)
    assert told["game"] == 1
    assert (told["points_before"], told["points"]) == ({ana: 1, bogdan: -1}, {ana: -1, bogdan: 1})
    assert (told["totals_before"][ana], told["totals"][ana]) == (2, 0)


def test_it_tells_what_an_undo_takes_back(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    ana, bogdan = people.numbers("ana", "bogdan")
    table.send("result", winner="box", result="single")
    told = preview(device_of(people), table, "void")
    assert (told["points_before"], told["points"]) == ({ana: 1, bogdan: -1}, None)
    assert told["totals"] == {}


def test_a_command_that_ends_no_game_changes_no_points(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    device, before = device_of(people), rows()
    told = preview(device, table, "join", guest="Ion")
    assert (told["game"], told["points"], told["totals"]) == (None, None, {})
    assert rows() == before


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("result", {"winner": "box", "result": "triple"}, "bad_json"),
        ("answer", {"answer": "take"}, "no_game_open"),
        ("merge_table", {"from_table": "Table 9"}, "table_unknown"),
        ("join", {"player": "999"}, "unknown_player"),
    ],
)
def test_it_is_refused_as_the_command_would_be(
    people: People, kind: str, fields: dict[str, Any], code: str
) -> None:
    table = open_table(people, "ana", "bogdan")
    device = device_of(people)
    told = preview(device, table, kind, 422, **fields)
    sent = device.send(address(table), command(table.seq, kind, **fields), 422)
    assert (told["code"], told) == (code, sent)


def test_whoever_is_late_is_told_so(people: People, table: Table) -> None:
    body = {"expected_seq": 0, "kind": "draw_rotation"}
    late = device_of(people).send(f"sessions/{table.session_id}/preview/", body, 409)
    is_answer(late, "POST", PATH, 409)
    assert (late["code"], late["seq"]) == ("stale", table.seq)


def test_it_is_for_those_who_may_send_the_command(
    people: People, strangers: People, nobody: Caller
) -> None:
    table = open_table(people, "ana", "bogdan")
    preview(browser_of(people.carla), table, "start_game", 403)
    preview(device_of(people), table, "close", 403)
    preview(browser_of(people.elena), table, "close")
    body = {"expected_seq": table.seq, "kind": "start_game"}
    browser_of(strangers.ana).send(f"sessions/{table.session_id}/preview/", body, 404)
    nobody.send(f"sessions/{table.session_id}/preview/", body, 401)
