"""`sessions/{id}/keeper/`: who keeps the score, read and changed by programs."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer, is_body
from tests.builders import Table, open_table
from tests.guests import browser_with, joins, let_guests_in
from tests.people import People

PATH = "sessions/{session_id}/keeper/"

pytestmark = pytest.mark.django_db


def address(table: Table) -> str:
    return f"sessions/{table.session_id}/keeper/"


def test_it_is_nobody_at_first(people: People, table: Table) -> None:
    told = browser_of(people.carla).ask(address(table))
    is_answer(told, "GET", PATH)
    assert told["keeper"] is None
    assert told["last"]["kind"] == "open_table"
    assert told["last"]["by"] == "bogdan"


def test_it_is_taken_over_by_a_person(people: People, table: Table) -> None:
    told = browser_of(people.bogdan).send(address(table), {}, 200, method="put")
    is_answer(told, "PUT", PATH)
    assert (told["keeper"]["user"], told["keeper"]["name"]) == (people.bogdan.pk, "bogdan")
    assert browser_of(people.carla).ask(address(table)) == told


def test_it_is_handed_over_by_a_device(people: People, table: Table) -> None:
    body = {"user": people.elena.pk}
    is_body(body, "PUT", PATH)
    told = device_of(people).send(address(table), body, 200, method="put")
    assert told["keeper"]["name"] == "elena"


def test_it_is_304_until_somebody_else_keeps_it(people: People, table: Table) -> None:
    caller, path = browser_of(people.ana), f"/api/v1/{address(table)}"
    tag = caller.get(path)["ETag"]
    assert caller.get(path, headers={"If-None-Match": tag}).status_code == 304
    browser_of(people.bogdan).send(address(table), {}, 200, method="put")
    assert caller.get(path, headers={"If-None-Match": tag}).status_code == 200


def test_it_is_not_taken_over_by_a_device(people: People, table: Table) -> None:
    told = device_of(people).send(address(table), {}, 422, method="put")
    assert told["code"] == "token_keeps_nothing"


def test_a_member_who_may_not_keep_it_is_named_and_a_stranger_is_not(
    people: People, strangers: People, table: Table
) -> None:
    bogdan = browser_of(people.bogdan)
    refused = bogdan.send(address(table), {"user": people.carla.pk}, 422, method="put")
    assert refused["code"] == "may_not_score"
    assert refused["detail"].startswith("carla may not keep the score in this club")
    stranger = strangers.ana.pk
    refused = bogdan.send(address(table), {"user": stranger}, 422, method="put")
    assert refused["detail"].startswith(f"#{stranger} may not keep the score")


def test_it_asks_for_a_confirmation(people: People, table: Table) -> None:
    browser_of(people.elena).send(address(table), {}, 200, method="put")
    bogdan = browser_of(people.bogdan)
    assert bogdan.send(address(table), {}, 409, method="put")["code"] == "kept_by_another"
    told = bogdan.send(address(table), {"confirm": True}, 200, method="put")
    assert told["keeper"]["name"] == "bogdan"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"user": 10**17}, 422),
        ({"user": 0}, 422),
        ({"user": "2"}, 422),
        ({"user": None}, 422),
        ({"confirm": "perhaps"}, 422),
        ({"to": 2}, 422),
        ([], 422),
    ],
)
def test_it_refuses_bodies_that_are_none(
    people: People, table: Table, body: Any, status: int
) -> None:
    answer = browser_of(people.bogdan).put(f"/api/v1/{address(table)}", body)
    assert answer.status_code in (400, status)


@pytest.mark.parametrize(("who", "status"), [("carla", 403), ("dinu", 404)])
def test_it_is_changed_by_nobody_who_may_not_score(
    people: People, table: Table, who: str, status: int
) -> None:
    caller = browser_of(getattr(people, who))
    caller.send(address(table), {"user": people.bogdan.pk}, status, method="put")
    device_of(people, "member").send(address(table), {"user": 1}, 403, method="put")


def test_it_is_nothing_to_nobody_or_to_another_club(
    people: People, strangers: People, table: Table, nobody: Caller
) -> None:
    nobody.ask(address(table), 401)
    browser_of(strangers.ana).ask(address(table), 404)
    browser_of(strangers.ana).send(address(table), {}, 404, method="put")


def test_a_guests_phone_sees_it_at_its_own_table_and_changes_nothing(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    let_guests_in(table)
    phone = Caller()
    phone.cookies = browser_with(joins(table, "Ion")).cookies
    phone.cookies["csrftoken"] = "a" * 32
    phone.credentials(HTTP_X_CSRFTOKEN="a" * 32)
    assert phone.ask(address(table))["last"]["by"] == "Ion"
    phone.send(address(table), {"user": people.bogdan.pk}, 403, method="put")
    Club.objects.update(guests_join=False)
    phone.ask(address(table), 401)
