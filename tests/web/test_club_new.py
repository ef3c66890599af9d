from __future__ import annotations

from uuid import uuid4

import pytest
from django.test import Client

from chouette.models import Club, Role
from tests.people import People
from tests.web.pages import form_of

pytestmark = pytest.mark.django_db

FIELDS = {
    "name": "Friday Board",
    "timezone": "Europe/Rome",
    "currency": "EUR",
    "stake": "0,50",
    "command_id": "5f0c1a52-5a7c-4a3e-9f6e-0d9a3c7a1b11",
}


@pytest.fixture
def dinu(people: People, client: Client) -> Client:
    """Somebody who belongs to no club yet."""
    client.force_login(people.dinu)
    return client


def test_it_founds_a_club_with_its_founder_as_owner_and_player(dinu: Client) -> None:
    response = dinu.post("/clubs/new/", {**FIELDS, "player_name": "Dinu"})
    assert response["Location"] == "/clubs/friday-board/"
    club = Club.objects.get(slug="friday-board")
    assert (club.timezone, club.currency, club.stake_minor) == ("Europe/Rome", "EUR", 50)
    membership = club.memberships.get()
    assert (membership.role, str(membership.player)) == (Role.OWNER, "Dinu")


def test_it_begins_with_the_commonest_rules(dinu: Client) -> None:
    dinu.post("/clubs/new/", FIELDS)
    rules = Club.objects.get(slug="friday-board").house_rules
    assert rules is not None
    assert rules.base == "keith-many-cubes"


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("name", "", "This field is required."),
        ("name", "x" * 81, "at most 80 characters"),
        ("stake", "a lot", "An amount is written like 0.50"),
        ("timezone", "Moon/Base", "not one of the available choices"),
        ("currency", "xx", "not one of the available choices"),
    ],
)
def test_it_says_in_a_sentence_what_is_wrong_and_keeps_the_rest(
    dinu: Client, field: str, value: str, sentence: str
) -> None:
    response = dinu.post("/clubs/new/", {**FIELDS, field: value})
    html = response.content.decode()
    assert response.status_code == 422
    assert sentence in html
    assert f'value="{FIELDS["stake"] if field != "stake" else FIELDS["name"]}"' in html
    assert Club.objects.count() == 1


def test_it_founds_one_club_however_often_it_is_sent(dinu: Client) -> None:
    found = [dinu.post("/clubs/new/", FIELDS)["Location"] for _ in range(3)]
    assert found == ["/clubs/friday-board/"] * 3
    assert Club.objects.count() == 2


def test_it_asks_whoever_sends_the_form_of_a_club_for_another(dinu: Client) -> None:
    dinu.post("/clubs/new/", FIELDS)
    response = dinu.post("/clubs/new/", {**FIELDS, "name": "Sunday Board"})
    html = response.content.decode()
    assert response.status_code == 422
    assert "You founded a club with this form already. Another one?" in html
    again = form_of(html, name="Sunday Board")
    assert dinu.post("/clubs/new/", again.values())["Location"] == "/clubs/sunday-board/"


def test_it_makes_another_club_of_the_same_name_by_another_form(dinu: Client) -> None:
    dinu.post("/clubs/new/", FIELDS)
    response = dinu.post("/clubs/new/", {**FIELDS, "command_id": str(uuid4())})
    assert response["Location"] == "/clubs/friday-board-2/"


@pytest.mark.parametrize("command_id", ["", "x"])
def test_it_refuses_a_form_without_its_number(dinu: Client, command_id: str) -> None:
    response = dinu.post("/clubs/new/", {**FIELDS, "command_id": command_id})
    assert response.status_code == 422
    assert "This form is out of date. Reload the page." in response.content.decode()
    assert Club.objects.count() == 1


def test_it_needs_a_log_in(client: Client) -> None:
    assert client.get("/clubs/new/")["Location"].startswith("/log-in/")
