"""`sessions/{id}/log/`: what happened at a table, by command."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.guests import browser_with, joins, let_guests_in
from tests.people import People

PATH = "sessions/{session_id}/log/"

pytestmark = pytest.mark.django_db


def log(caller: Caller, table: Table, **query: Any) -> list[dict[str, Any]]:
    told = caller.ask(f"sessions/{table.session_id}/log/", **query)
    is_answer(told, "GET", PATH)
    return list(told["results"])


def test_it_tells_who_sent_what_the_newest_first(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    newest, drawn, opened = log(device_of(people), table)
    assert (newest["kind"], newest["by"]) == ("quick_result", "bogdan")
    assert (newest["own_phone"], newest["undone"], newest["undid"]) == (False, False, None)
    assert newest["last_seq"] == table.row.last_seq
    assert [each["kind"] for each in (drawn, opened)] == ["draw_rotation", "open_table"]


def test_it_tells_what_was_undone_and_what_undid_it_on_whatever_page(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.send("void")
    table.quick(bogdan=4)
    device = device_of(people)
    again, void, undone, *_ = log(device, table)
    assert [each["undone"] for each in (again, void, undone)] == [False, False, True]
    assert void["undid"] == {key: undone[key] for key in ("kind", "first_seq", "last_seq")}
    page = device.ask(f"sessions/{table.session_id}/log/", page_size=1)
    assert page["results"] == [again]
    second = device.get(page["next"]).json()
    assert second["results"] == [void]
    assert device.get(second["next"]).json()["results"] == [undone]


def test_it_tells_which_commands_came_from_a_guests_phone(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    let_guests_in(table, members_act=True)
    phone = Caller()
    phone.cookies = browser_with(joins(table, "Ion")).cookies
    newest = log(phone, table)[0]
    assert (newest["kind"], newest["by"], newest["own_phone"]) == ("join", "Ion", True)


def test_whoever_sees_the_table_sees_its_log(people: People, strangers: People) -> None:
    table = open_table(people, "ana", "bogdan")
    address = f"sessions/{table.session_id}/log/"
    assert log(browser_of(people.carla), table)
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert Caller().ask(address, 401)["code"] == "not_authenticated"
    Club.objects.filter(pk=people.club.pk).update(public_view="all")
    assert log(Caller(), table)


def test_a_question_that_it_does_not_know_is_refused(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    refused = device_of(people).ask(f"sessions/{table.session_id}/log/", 400, since=3)
    assert refused["fields"] == {"since": ["There is no such field."]}


def test_a_longer_log_takes_no_more_queries(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.send("void")
    device = device_of(people)
    log(device, table)  # the first request of a token is noted
    few = queries_of(lambda: log(device, table))
    for _ in range(5):
        table.quick(bogdan=2)
        table.send("void")
    assert queries_of(lambda: log(device, table)) == few
