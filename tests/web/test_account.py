"""A player's account: every entry in words, linked, with the balance after it."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.services.balances import record_fee, record_opening
from chouette.services.payments import reverse_payment
from tests.builders import Table, open_table
from tests.people import People
from tests.services.squaring import correct, early, pay

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    """Ana loses 1.50, Bogdan wins 1.00 and Carla 0.50; Ana pays Bogdan 0.40 of it."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    pay(table, "ana", "bogdan", 40)
    return table


def address(people: People, name: str, query: str = "") -> str:
    return f"/clubs/club-test/players/{people.number(name)}/account/{query}"


def shown(client: Client, people: People, name: str, query: str = "") -> str:
    response = client.get(address(people, name, query))
    assert response.status_code == 200
    return unescape(response.content.decode())


@pytest.fixture
def carla(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.carla)


def test_it_explains_every_entry_in_money(people: People, night: Table, carla: Client) -> None:
    html = shown(carla, people, "ana")
    assert "Paid to bogdan" in html
    assert "Squaring up, Table 1: to pay to bogdan" in html
    assert "−1.10" in html
    assert f'href="/sessions/{night.session_id}/squaring/"' in html
    assert "Got from ana" in shown(carla, people, "bogdan")


def test_it_explains_every_entry_in_points(people: People, night: Table, carla: Client) -> None:
    html = shown(carla, people, "ana", "?unit=points")
    assert "Game 1 of 26 November 2026, Table 1" in html
    assert "in the box, bogdan’s contract as captain" in html
    assert "in the box, carla’s contract" in html
    assert f'href="/sessions/{night.session_id}/games/1/"' in html
    assert "as captain, against ana in the box" in shown(carla, people, "bogdan", "?unit=points")
    assert "in the team, against ana in the box" in shown(carla, people, "carla", "?unit=points")


def test_it_explains_what_the_club_booked(people: People, carla: Client) -> None:
    radu: dict[str, Any] = {"actor": people.elena, "player_id": people.players["radu"].pk}
    club: dict[str, Any] = {"club_id": people.club.pk, **radu}
    record_fee(**club, command_id=uuid4(), amount_minor=300, currency="EUR", note="for tea")
    record_fee(**club, command_id=uuid4(), amount_minor=9, currency="EUR", account="kitty")
    record_opening(**club, command_id=uuid4(), unit="EUR", amount=700)
    html = shown(carla, people, "radu")
    for words in ("Table fee, for tea", "Contribution to the kitty", "Brought in from before"):
        assert words in html


def test_it_strikes_through_what_was_taken_back(
    people: People, night: Table, carla: Client
) -> None:
    entry = early(night, "ana", "carla", 7)
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.bogdan, "entry_id": entry.pk}
    mirror = reverse_payment(**args, command_id=uuid4()).entry
    html = shown(carla, people, "ana")
    assert "<s>Paid to carla</s>" in html
    assert "Taken back: Paid to carla" in html
    assert f"before={entry.pk + 1}#entry-{entry.pk}" in html
    assert f"before={mirror.pk + 1}#entry-{mirror.pk}" in html


def test_it_shows_a_correction_as_reversal_and_new_entry(
    people: People, night: Table, carla: Client
) -> None:
    correct(night, bogdan=1, carla=1)
    html = shown(carla, people, "bogdan", "?unit=points")
    assert "Correction: taken back, as captain, against ana in the box" in html
    assert "Correction: posted anew, as captain, against ana in the box" in html
    assert "<s>as captain, against ana in the box</s>" in html


def test_it_shows_an_undone_game_that_is_no_more(people: People, carla: Client) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.send("void")
    html = shown(carla, people, "ana", "?unit=points")
    assert "Undone: with bogdan" in html
    assert f'href="/sessions/{table.session_id}/log/?game=1"' in html
