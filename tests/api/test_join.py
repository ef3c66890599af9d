"""`join/{code}/`: from a code to a seat, by a program on a guest's own phone."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import GuestPass, Player
from tests.api.conftest import browser_of
from tests.api.programs import Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.api.states import address, command, may
from tests.builders import Table, open_table
from tests.guests import joins, let_guests_in, sits
from tests.people import People

JOIN = "join/{code}/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Three players, one of them a guest without a phone."""
    return open_table(people, "ana", "bogdan", "radu")


@pytest.fixture
def path(table: Table) -> str:
    return f"join/{let_guests_in(table, members_act=True).code}/"


def test_it_says_whose_table_it_is_and_who_waits_for_a_phone(
    table: Table, people: People, path: str
) -> None:
    told = Program().ask(path)
    is_answer(told, "GET", JOIN)
    assert (told["session"], told["club"], told["table"]) == (
        table.session_id,
        "Club Test",
        "Table 1",
    )
    assert told["seats"] == [{"id": people.players["radu"].pk, "name": "Radu"}]
    assert (told["guest"], told["sits"], told["over"]) == (None, False, False)


def test_a_guest_sits_down_sees_the_table_and_acts_for_himself(table: Table, path: str) -> None:
    phone = Program()
    phone.ask(f"sessions/{table.session_id}/", 401)
    phone.bear(phone.ask(path))
    is_body({"name": "Ion"}, "POST", JOIN)
    told = phone.send(path, {"name": "Ion"})
    is_answer(told, "POST", JOIN, 201)
    ion = Player.objects.get(name="Ion")
    assert (told["session"], told["player"]) == (table.session_id, {"id": ion.pk, "name": "Ion"})
    assert sits(table, "Ion")
    state = phone.ask(f"sessions/{told['session']}/")
    assert may(state, "leave") == {"kind": "leave", "players": [str(ion.pk)]}
    phone.send(address(table), command(state["seq"], "leave", player=ion.pk))
    assert not sits(table, "Ion")
    again = phone.ask(path)
    assert (again["guest"]["name"], again["sits"]) == ("Ion", False)
    phone.send(path, {})
    assert sits(table, "Ion")


def test_a_guest_takes_the_seat_he_has(table: Table, people: People, path: str) -> None:
    radu = people.players["radu"].pk
    phone = Program()
    phone.bear(phone.ask(path))
    assert phone.send(path, {"player": radu})["player"]["id"] == radu
    assert phone.ask(path)["seats"] == []
    other = Program()
    assert other.send(path, {"player": radu}, 422)["code"] == "phone_there"


def test_sent_twice_it_is_one_phone(path: str) -> None:
    phone = Program()
    phone.bear(phone.ask(path))
    first = phone.send(path, {"name": "Ion"})
    assert phone.send(path, {"name": "Ion"}) == first
    assert GuestPass.objects.count() == 1
    assert Program().send(path, {"name": "Ion"}, 422)["code"] == "phone_there"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "bad_name"),
        ({"name": " "}, 400, "invalid"),
        ({"name": "Carla"}, 422, "name_has_account"),
        ({"name": "x" * 81}, 400, "invalid"),
        ({"name": "Ion", "player": 1}, 400, "invalid"),
        ({"player": 10**17}, 422, "seat_gone"),
        ({"player": "1"}, 400, "invalid"),
        ({"name": "I\x00n"}, 400, "parse_error"),
        ({"seat": 1}, 400, "invalid"),
    ],
)
def test_it_says_why_nobody_sits_down(
    people: People, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    assert Program().send(path, body, status)["code"] == code
    assert not GuestPass.objects.exists()


def test_whoever_is_logged_in_needs_no_code(table: Table, path: str) -> None:
    carla = logged_in("carla")
    assert carla.ask(path)["session"] == table.session_id
    assert carla.send(path, {"name": "Ion"}, 409)["code"] == "logged_in"


def test_a_phone_that_is_taken_away_is_nobody(table: Table, people: People, path: str) -> None:
    phone = Program()
    phone.bear(phone.ask(path))
    phone.send(path, {"name": "Ion"})
    (row,) = browser_of(people.bogdan).ask(f"sessions/{table.session_id}/join-code/")["phones"]
    browser_of(people.bogdan).delete(f"/api/v1/sessions/{table.session_id}/phones/{row['id']}/")
    phone.ask(f"sessions/{table.session_id}/", 401)


def test_a_code_of_a_night_that_is_over_seats_nobody(table: Table, path: str) -> None:
    joins(table, "Ion")
    table.close()
    phone = Program()
    assert phone.ask(path)["over"] is True
    assert phone.send(path, {"name": "Mira"}, 422)["code"] == "night_over"
