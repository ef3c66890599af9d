"""A player's account as a file says what its page says: notes, what was taken back, tonight."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from chouette.services.club_cash import record_expense
from chouette.services.payments import reverse_payment
from tests.builders import open_table
from tests.people import People
from tests.services.cash import of
from tests.web.files import csv_rows

pytestmark = pytest.mark.django_db


def account(people: People, **query: Any) -> list[list[str]]:
    client = Client()
    client.force_login(people.elena)
    mira = people.players["mira"].pk
    return csv_rows(client, f"/clubs/club-test/players/{mira}/account.csv", **query)


def test_it_has_the_notes_and_says_what_was_taken_back(people: People) -> None:
    note = "Checkers for table 2"
    (entry,) = record_expense(**of(people, "mira", amount_minor=120, note=note)).entries
    club, elena = people.club.pk, people.elena
    reverse_payment(club_id=club, command_id=uuid4(), actor=elena, entry_id=entry.pk, note="Oops")
    head, _carried, laid_out, taken_back = account(people, unit="EUR")
    assert head[5:7] == ["Note", "Remarks"]
    assert laid_out[3:7] == ["Laid out for the club", "the club’s kitty", note, "taken back later"]
    assert taken_back[3:] == [
        "Taken back: Laid out for the club",
        "the club’s kitty",
        "Oops",
        "",
        "-1.20",
        "0.00",
    ]


def test_it_has_the_money_of_an_unfinished_night(people: People) -> None:
    record_expense(**of(people, "mira", amount_minor=120))
    open_table(people, "mira", "bogdan", "carla").quick(bogdan=2, carla=1)
    *_booked, tonight = account(people, unit="EUR")
    assert tonight[3:] == ["An unfinished night", "", "", "provisional", "-1.50", "-0.30"]
    assert [row[3] for row in account(people, unit="points")].count("An unfinished night") == 0
