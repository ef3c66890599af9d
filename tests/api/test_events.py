"""`sessions/{id}/events/`: the log of a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import open_table
from tests.people import People

PATH = "sessions/{session_id}/events/"

pytestmark = pytest.mark.django_db


def test_the_log_is_all_that_happened(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    log = device_of(people).ask(f"sessions/{table.session_id}/events/")
    is_answer(log, "GET", PATH)
    assert [event["seq"] for event in log["events"]] == list(range(1, table.seq + 1))
    settled = log["events"][-1]
    totals = device_of(people).ask(f"sessions/{table.session_id}/")["totals"]
    assert (settled["kind"], settled["points"]) == ("game_settled", totals)


def test_a_part_of_it_begins_after_what_one_knows(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("start_game")
    part = device_of(people).ask(f"sessions/{table.session_id}/events/", after=1, limit=1)
    assert (part["seq"], [event["seq"] for event in part["events"]]) == (table.seq, [2])
    none = device_of(people).ask(f"sessions/{table.session_id}/events/", after=table.seq)
    assert none == {"seq": table.seq, "events": []}


@pytest.mark.parametrize(
    "query", [{"after": "x"}, {"after": -1}, {"limit": 0}, {"limit": 1001}, {"since": 3}]
)
def test_a_query_that_says_nothing_is_invalid(people: People, query: dict[str, Any]) -> None:
    table = open_table(people, "ana", "bogdan")
    refused = device_of(people).ask(f"sessions/{table.session_id}/events/", 400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", list(query))


def test_strangers_find_no_log(people: People, strangers: People, nobody: Caller) -> None:
    address = f"sessions/{open_table(people, 'ana', 'bogdan').session_id}/events/"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
