"""What was brought in from before: what it leaves over stands on the account of the club."""

from __future__ import annotations

import re
from html import unescape
from uuid import uuid4

import pytest
from django.test import Client

from chouette.services.balances import record_opening
from tests.people import People
from tests.web.files import sheets


@pytest.fixture
def club(people: People) -> str:
    """Radu came with -3.5; the address of the club."""
    record_opening(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        player_id=people.players["radu"].pk,
        unit="points",
        amount=-7,
    )
    return f"/clubs/{people.club.slug}/"


@pytest.fixture
def client(people: People) -> Client:
    client = Client()
    client.force_login(people.carla)
    return client


def test_it_comes_to_zero_in_the_file(client: Client, club: str) -> None:
    points = sheets(client, f"{club}balances.xlsx")["Points"]
    assert points[-1] == ("Club Test", 3.5)
    assert sum(row[1] for row in points[1:]) == 0


def test_it_is_told_under_the_balances(client: Client, club: str) -> None:
    html = client.get(f"{club}standings/").content.decode()
    assert "on the club’s own account" in html


def bring_in(people: People, name: str, amount: int) -> None:
    record_opening(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        player_id=people.players[name].pk,
        unit="EUR",
        amount=amount,
    )


def cash(client: Client, club: str) -> str:
    return re.sub(r"<[^>]+>", "", unescape(client.get(f"{club}books/").content.decode()))


def test_its_rest_in_money_stands_on_the_cash_page(
    people: People, client: Client, club: str
) -> None:
    bring_in(people, "radu", 700)
    bring_in(people, "mira", -250)
    text = cash(client, club)
    assert "players came owing 2.50, and were owed 7.00·−4.50" in text
    assert "did not come to zero leave their rest here" in text


def test_it_leaves_no_line_where_it_came_to_zero(people: People, client: Client, club: str) -> None:
    bring_in(people, "radu", 700)
    bring_in(people, "mira", -700)
    text = cash(client, club)
    assert "came owing" not in text
    assert "No fee was charged yet" in text
