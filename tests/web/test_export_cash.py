"""The club's cash and the table of a season as files."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.services.club_cash import contribute, record_expense
from chouette.services.seasons import begin_season
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.services.cash import fee, of
from tests.web.files import csv_rows, sheets

pytestmark = pytest.mark.django_db

CLUB = "/clubs/club-test/"


@pytest.fixture
def carla(people: People) -> Client:
    client = Client()
    client.force_login(people.carla)
    return client


def test_it_has_what_the_club_has_and_every_entry(people: People, carla: Client) -> None:
    fee(people, "ana")
    contribute(**of(people, "ana", paid_now=True))
    record_expense(**of(people, "mira", amount_minor=120, note="Checkers"))
    book = sheets(carla, f"{CLUB}books.xlsx")
    accounts, entries = book["What the club has EUR"], book["Entries EUR"]
    assert accounts[0][5:] == ("In the till", "Still owed")
    assert accounts[2] == ("The club’s kitty", 3, 1.2, 3, 0, 3, -1.2)
    assert [row[1] for row in entries[1:]] == [
        "Ana owes the club’s fees",
        "Ana owes the club’s kitty",
        "Ana paid the club’s kitty",
        "Mira laid it out for the club",
    ]
    assert entries[4][2:] == ("Checkers", None, 1.2)
    assert f'href="{CLUB}books.csv" download' in carla.get(f"{CLUB}books/").content.decode()


def test_it_is_empty_before_there_is_anything(people: People, carla: Client) -> None:
    assert len(csv_rows(carla, f"{CLUB}books.csv")) == 1


def test_it_has_the_table_of_a_season(people: People, carla: Client) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    season = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )
    address = f"{CLUB}seasons/{season.pk}/table.csv"
    head, first, *_others = csv_rows(carla, address)
    assert head[:6] == ["Place", "Player", "Nights", "Games", "Points", "Points, all nights"]
    assert first[:6] == ["1", "bogdan", "1", "1", "2", "2"]
    assert f'href="{address}" download' in carla.get(f"{CLUB}seasons/{season.pk}/").content.decode()
