"""Points brought in from before: what they leave over stands on the account of the club."""

from __future__ import annotations

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
