"""`/join/`: from a code to a seat, on a phone of one's own and without an account."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import GuestPass, Player
from tests.builders import Table
from tests.guests import let_guests_in, sits, somewhere
from tests.people import People
from tests.web.pages import form_of, forms

pytestmark = pytest.mark.django_db


@pytest.fixture
def code(table: Table) -> str:
    return let_guests_in(table, members_act=True).code


def phone() -> Client:
    """A browser that was never here."""
    return Client(REMOTE_ADDR=somewhere())


def body(client: Client, path: str, status: int = 200) -> str:
    response = client.get(path)
    assert response.status_code == status, response.content[-1500:]
    return str(response.content.decode())


def sit_down(client: Client, code: str, **fields: str) -> str:
    """Where the form leads, or the page with what is wrong."""
    client.get(f"/join/{code}/")
    response = client.post(f"/join/{code}/", fields)
    return response.headers.get("Location") or str(response.content.decode())


def test_it_asks_for_the_code_and_leads_to_its_table(code: str) -> None:
    form = next(form for form in forms(body(phone(), "/join/")) if "code" in form)
    typed = f"{code[:3]} {code[3:]}".lower()
    response = phone().get(form.action, {"code": typed})
    assert (response.status_code, response["Location"]) == (303, f"/join/{code}/")


@pytest.mark.parametrize("typed", ["ABC", "B" * 200, "<b>&", "\u202ebcdfgh"])
def test_it_says_what_a_code_looks_like(code: str, typed: str) -> None:
    response = phone().get("/join/", {"code": typed})
    assert response.status_code == 422
    page = response.content.decode()
    assert "A code is six letters" in page
    assert "none of them is A, E, I, L, O, Q, S, U." in page


def test_it_says_whose_table_it_is_and_asks_for_a_name(code: str) -> None:
    page = body(phone(), f"/join/{code}/")
    assert "Table 1" in page
    assert "Club Test" in page
    assert "Your name" in page


def test_it_seats_a_guest_and_shows_him_his_table(code: str, table: Table) -> None:
    client = phone()
    form = next(f for f in forms(body(client, f"/join/{code}/")) if "name" in f)
    response = client.post(f"/join/{code}/", form.values(name="Ion"))
    assert (response.status_code, response["Location"]) == (303, f"/sessions/{table.session_id}/")
    page = body(client, response["Location"])
    assert "You play as Ion." in page
    assert sits(table, "Ion")


def test_it_offers_the_seats_of_guests_who_have_no_phone(
    code: str, table: Table, people: People
) -> None:
    table.send("join", player=people.number("radu"))
    page = body(phone(), f"/join/{code}/")
    assert "I am Radu" in page
    assert "I am Carla" not in page
    client = phone()
    sit_down(client, code, player=people.number("radu"))
    assert "You play as Radu." in body(client, f"/sessions/{table.session_id}/")
    assert "I am Radu" not in body(phone(), f"/join/{code}/")


def test_it_tells_what_is_wrong_and_keeps_the_name(code: str) -> None:
    page = sit_down(phone(), code, name="Carla")
    assert "carla belongs to this club with an account" in page
    assert form_of(page, name="Carla")


@pytest.mark.parametrize("fields", [{}, {"name": " "}, {"player": "x"}, {"player": "9" * 40}])
def test_it_answers_forms_that_are_none(code: str, fields: dict[str, str]) -> None:
    client = phone()
    client.get(f"/join/{code}/")
    assert client.post(f"/join/{code}/", fields).status_code == 422
    assert not GuestPass.objects.exists()


def test_it_is_one_seat_when_the_button_is_tapped_twice(code: str) -> None:
    client = phone()
    first, second = (sit_down(client, code, name="Ion") for _ in range(2))
    assert first == second
    assert Player.objects.filter(name="Ion").count() == GuestPass.objects.count() == 1


def test_it_knows_who_comes_back_to_it(code: str, table: Table) -> None:
    client = phone()
    sit_down(client, code, name="Ion")
    page = body(client, f"/join/{code}/")
    assert "You sit here as Ion." in page
    assert "Your name" not in page
    sit_down(client, code, name="Mara")
    assert not sits(table, "Mara")


def test_it_refuses_a_name_that_has_a_phone(code: str) -> None:
    sit_down(phone(), code, name="Ion")
    assert "Ion is here with a phone already" in sit_down(phone(), code, name="ion")


def test_it_lets_him_sit_down_again(code: str, table: Table) -> None:
    client = phone()
    sit_down(client, code, name="Ion")
    table.send("leave", player=str(Player.objects.get(name="Ion").pk))
    page = body(client, f"/sessions/{table.session_id}/")
    assert "You do not sit at this table now; Ion is your name here." in page
    assert "Sit down again" in body(client, f"/join/{code}/")
    sit_down(client, code)
    assert sits(table, "Ion")


def test_it_is_over_with_the_night(code: str, table: Table) -> None:
    table.close()
    assert "The night at this table is over." in body(phone(), f"/join/{code}/")
    assert "The night at this table is over." in sit_down(phone(), code, name="Ion")
    assert not Player.objects.filter(name="Ion").exists()
