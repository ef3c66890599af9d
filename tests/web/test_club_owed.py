"""What the club's own accounts come to, told as a debt and not as cash in a drawer."""

from __future__ import annotations

from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from chouette.services.club_cash import contribute, record_expense
from tests.people import People

pytestmark = pytest.mark.django_db


def radus(people: People, amount_minor: int) -> dict[str, Any]:
    return {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.elena,
        "player_id": people.players["radu"].pk,
        "amount_minor": amount_minor,
        "currency": "EUR",
    }


def under_the_balances(people: People) -> str:
    client = Client()
    client.force_login(people.carla)
    return unescape(client.get(f"/clubs/{people.club.slug}/standings/").content.decode())


def test_it_says_what_the_players_owe_the_club(people: People) -> None:
    contribute(**radus(people, 300))
    assert "In all the players owe the club 3.00 EUR:" in under_the_balances(people)


def test_it_says_what_the_club_owes_the_players(people: People) -> None:
    contribute(**radus(people, 300))
    record_expense(**radus(people, 450))
    html = under_the_balances(people)
    assert "In all the club owes the players 1.50 EUR:" in html
    assert "players owe the club" not in html


def test_it_says_nothing_while_neither_owes_the_other(people: People) -> None:
    contribute(**radus(people, 300), paid_now=True)
    assert "owe the club" not in under_the_balances(people)
