"""Two players who were both charged for one night turn out to be one: the pages say so."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry
from chouette.services.club_cash import charge_table_fee
from chouette.services.payments import reverse_payment
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.services.merging import merge

BOTH = "Both were charged a table fee (26 November 2026), so Mira will have two for one night."
TWICE = "Mira was charged twice for this night, as two players who turned out to be one."

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night of two tables at which everybody was charged."""
    for name, pair in {"Table 1": ("ana", "radu"), "Table 2": ("bogdan", "mira")}.items():
        table = open_table(people, *pair, table=name)
        table.quick(**{pair[1]: 1})
        table.close()
    charge_table_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        night_on=NIGHT,
        player_ids=[people.players[name].pk for name in ("ana", "bogdan", "radu", "mira")],
        amount_minor=300,
        currency="EUR",
    )
    return logged_in(people.elena)


def side_by_side(client: Client, people: People, other: str = "mira") -> str:
    address = f"/clubs/club-test/players/{people.number('radu')}/same/"
    response = client.get(f"{address}?into={people.number(other)}")
    return unescape(response.content.decode())


def cash(client: Client) -> str:
    return unescape(client.get("/clubs/club-test/books/").content.decode())


def take_back_fee(people: People, name: str) -> None:
    fee = LedgerEntry.objects.get(kind="fee", payer__player=people.players[name])
    reverse_payment(club_id=people.club.pk, command_id=uuid4(), actor=people.elena, entry_id=fee.pk)


def test_it_is_told_before_they_are_merged(people: People, elena: Client) -> None:
    assert BOTH in side_by_side(elena, people)
    assert "Both were charged" not in side_by_side(elena, people, "carla")


def test_it_is_told_beside_the_fees_afterwards(people: People, elena: Client) -> None:
    assert "charged twice" not in cash(elena)
    merge(people, "radu", "mira")
    assert TWICE in cash(elena)


def test_it_is_told_no_more_once_one_is_taken_back(people: People, elena: Client) -> None:
    take_back_fee(people, "radu")
    assert "Both were charged" not in side_by_side(elena, people)
    merge(people, "radu", "mira")
    html = cash(elena)
    assert "charged twice" not in html
    assert html.count('class="chip shut"') == 3
