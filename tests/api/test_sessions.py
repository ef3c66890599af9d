"""`clubs/{slug}/sessions/`: the tables of a club, and a new one."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import ChouetteSession, Role
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer, is_body
from tests.builders import open_table
from tests.people import People

PATH = "clubs/{slug}/sessions/"
ADDRESS = "clubs/club-test/sessions/"

pytestmark = pytest.mark.django_db


def new_table(people: People, *names: str, **fields: Any) -> dict[str, Any]:
    players = [int(number) for number in people.numbers(*names)]
    body = {"command_id": str(uuid4()), "night_on": "2026-11-26", "table": "Table 1"}
    return {**body, "players": players, **fields}


def test_it_lists_the_newest_first_page_by_page(people: People) -> None:
    for number in range(3):
        open_table(people, table=f"Table {number}", drawn=False)
    page = device_of(people).ask(ADDRESS, page_size=2)
    is_answer(page, "GET", PATH)
    assert [row["table"] for row in page["results"]] == ["Table 2", "Table 1"]
    rest = device_of(people).get(page["next"]).json()
    assert [row["table"] for row in rest["results"]] == ["Table 0"]
    assert rest["next"] is None


def test_it_asks_as_often_for_many_as_for_one(people: People) -> None:
    counts = []
    for number in range(2):
        open_table(people, table=f"Table {number}", drawn=False)
        device = device_of(people)
        with CaptureQueriesContext(connection) as queries:
            device.ask(ADDRESS)
        counts.append(len(queries))
    assert counts[0] == counts[1]


def test_a_scorer_opens_a_table(people: People) -> None:
    body = new_table(people, "ana", "bogdan", ruleset="keith-many-cubes", stake_minor=20)
    is_body(body, "POST", PATH)
    opened = device_of(people).send(ADDRESS, body)
    is_answer(opened, "POST", PATH, 201)
    assert (opened["stake_minor"], opened["currency"]) == (20, "EUR")
    assert opened["waiting"] == people.numbers("ana", "bogdan")


def test_the_same_twice_is_one_table(people: People) -> None:
    body, device = new_table(people, "ana", "bogdan"), device_of(people)
    first = device.send(ADDRESS, body)
    again = device.post(f"/api/v1/{ADDRESS}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json()["id"] == first["id"]
    assert ChouetteSession.objects.count() == 1


def test_a_level_goes_with_a_player(people: People) -> None:
    (ana,) = people.numbers("ana")
    body = new_table(people, "bogdan")
    body["players"].append({"player": int(ana), "level": 2})
    opened = device_of(people).send(ADDRESS, body)
    assert opened["levels"] == {people.number("bogdan"): 1, ana: 2}


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"table": ""}, "table"),
        ({"table": "x" * 41}, "table"),
        ({"night_on": "yesterday"}, "night_on"),
        ({"command_id": "1"}, "command_id"),
        ({"stake_minor": -1}, "stake_minor"),
        ({"stake_minor": 2.5}, "stake_minor"),
        ({"stake_minor": 10**17}, "stake_minor"),
        ({"currency": "Euro"}, "currency"),
        ({"players": [None]}, "players.0"),
        ({"players": list(range(1, 18))}, "players"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_field_at_fault_is_named(people: People, fields: dict[str, Any], at: str) -> None:
    refused = device_of(people).send(ADDRESS, {**new_table(people, "ana"), **fields}, 400)
    is_answer(refused, "POST", PATH, 400)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [at])


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"players": [10**9]}, "unknown_player"),
        ({"ruleset": "no-such-rules"}, "unknown_rule"),
        ({"practice": True, "stake_minor": 5}, "practice_has_no_stake"),
    ],
)
def test_what_the_club_does_not_allow_is_refused(
    people: People, fields: dict[str, Any], code: str
) -> None:
    body = {**new_table(people, "ana"), **fields}
    assert device_of(people).send(ADDRESS, body, 422)["code"] == code


def test_null_is_the_clubs_usual_rules(people: People) -> None:
    told = device_of(people).send(ADDRESS, {**new_table(people, "ana"), "ruleset": None}, 201)
    assert told["table"] == "Table 1"


def test_a_name_belongs_to_one_open_table(people: People) -> None:
    open_table(people, "ana", "bogdan")
    assert device_of(people).send(ADDRESS, new_table(people), 422)["code"] == "table_taken"


def test_who_only_reads_opens_none(people: People) -> None:
    body = new_table(people, "ana")
    assert device_of(people, Role.MEMBER).send(ADDRESS, body, 403)["code"] == "not_allowed"
    assert browser_of(people.carla).send(ADDRESS, body, 403)["code"] == "not_allowed"


def test_others_find_no_club(people: People, strangers: People, nobody: Caller) -> None:
    body = new_table(people, "ana")
    assert browser_of(strangers.ana).send(ADDRESS, body, 404)["code"] == "not_found"
    assert nobody.send(ADDRESS, body, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(ADDRESS, 404)["code"] == "not_found"
