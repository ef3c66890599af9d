"""Balances and standings of a club, and a player's account, as files."""

from __future__ import annotations

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from chouette.services.balances import record_fee
from chouette.services.outbox import dispatch
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.files import csv_rows, sheets


@pytest.fixture
def club(people: People) -> str:
    """Two nights, of which one goes on, and a fee; the address of the club."""
    for week, closing in ((0, True), (1, False)):
        table = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7 * week))
        table.quick(bogdan=3)
        if closing:
            table.close()
    record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        player_id=people.players["ana"].pk,
        amount_minor=500,
        currency="EUR",
    )
    dispatch()
    return f"/clubs/{people.club.slug}/"


@pytest.fixture
def client(people: People, club: str) -> Client:
    return logged_in(people)


def logged_in(people: People) -> Client:
    client = Client()
    client.force_login(people.carla)
    return client


def test_it_has_balances_by_unit(client: Client, club: str) -> None:
    book = sheets(client, f"{club}balances.xlsx")
    assert list(book) == ["Points", "EUR"]
    assert ("bogdan", 6) in book["Points"]
    assert book["EUR"][0] == ("Player", "Booked", "Unfinished nights", "EUR")
    assert ("ana", -6.5, -1.5, -8) in book["EUR"]
    assert book["EUR"][-1] == ("Club Test", 5, 0, 5)
    assert sum(row[3] for row in book["EUR"][1:]) == 0


def test_it_has_the_standings_that_are_asked_for(client: Client, club: str) -> None:
    head, first, second = csv_rows(client, f"{club}standings.csv", nights="all")
    assert head == ["Place", "Player", "Points", "A game", "Games", "Box side", "In the team"]
    assert first == ["1", "bogdan", "6", "3.00", "2", "0", "6"]
    assert second == ["2", "ana", "-6", "-3.00", "2", "-6", "0"]
    rows = csv_rows(client, f"{club}standings.csv", nights="all", by="box", up="1")
    assert [row[1] for row in rows[1:]] == ["ana", "bogdan"]
    assert len(csv_rows(client, f"{club}standings.csv", nights="all", games="many")) == 1


def test_it_has_every_view_in_a_workbook(client: Client, club: str) -> None:
    book = sheets(client, f"{club}standings.xlsx", nights="all")
    assert list(book) == ["Points", "Seats", "Cubes"]
    ana = next(row for row in book["Seats"] if row[1] == "ana")
    assert ana[2:6] == (-3, None, None, 1)
    assert {row[1] for row in book["Cubes"][1:]} == {"ana", "bogdan"}


def test_it_has_an_account_entry_by_entry(client: Client, club: str, people: People) -> None:
    ana = people.players["ana"].pk
    book = sheets(client, f"{club}players/{ana}/account.xlsx")
    assert list(book) == ["Points", "EUR"]
    assert book["Points"][1][3:] == ("Carried over", None, None, None, None, 0)
    assert [row[2] for row in book["Points"][2:]] == [1, 1]
    assert [row[-2:] for row in book["Points"][2:]] == [(-3, -3), (-3, -6)]
    assert [row[-2:] for row in book["EUR"][2:]] == [(-1.5, -1.5), (-5, -6.5), (-1.5, -8)]


def test_it_has_the_span_and_unit_that_are_asked_for(
    client: Client, club: str, people: People
) -> None:
    ana = people.players["ana"].pk
    since = (NIGHT + timedelta(days=1)).isoformat()
    rows = csv_rows(client, f"{club}players/{ana}/account.csv", unit="points", since=since)
    assert [row[-2:] for row in rows[1:]] == [["", "-3"], ["-3", "-6"]]


@pytest.mark.parametrize("name", ["balances", "standings"])
def test_it_is_for_who_may_see_the_page(club: str, people: People, name: str) -> None:
    outsider = Client()
    outsider.force_login(people.dinu)
    assert outsider.get(f"{club}{name}.csv").status_code == 404
    assert outsider.post(f"{club}{name}.csv").status_code in (404, 405)
    people.club.public_view = "standings"
    people.club.save()
    expected = {"balances": 404, "standings": 200}[name]
    assert outsider.get(f"{club}{name}.csv").status_code == expected


def test_it_has_no_account_of_another_club(
    client: Client, club: str, people: People, strangers: People
) -> None:
    other = strangers.players["ana"].pk
    assert client.get(f"{club}players/{other}/account.csv").status_code == 404


def test_it_leads_there_from_the_pages(client: Client, club: str, people: People) -> None:
    html = client.get(f"{club}standings/?nights=all").content.decode()
    assert f'href="{club}standings.csv?nights=all&amp;games=any' in html
    assert f'href="{club}balances.xlsx" download' in html
    ana = people.players["ana"].pk
    html = client.get(f"{club}players/{ana}/account/").content.decode()
    assert f'href="{club}players/{ana}/account.csv?unit=EUR" download' in html


def played(people: People, nights: int, first: int) -> None:
    for week in range(first, first + nights):
        table: Table = open_table(
            people, "ana", "bogdan", "radu", night_on=NIGHT + timedelta(days=week), table="T"
        )
        table.quick(bogdan=1, radu=1)
        table.close()


@pytest.mark.parametrize(
    "what", ["balances.xlsx", "standings.xlsx?nights=all", "players/{ana}/account.xlsx"]
)
def test_it_asks_the_same_number_of_questions_whatever_there_is(people: People, what: str) -> None:
    client, counts = logged_in(people), []
    address = f"/clubs/{people.club.slug}/{what.format(ana=people.players['ana'].pk)}"
    for nights, first in ((2, 0), (6, 2)):
        played(people, nights, first)
        client.get(address)
        with CaptureQueriesContext(connection) as queries:
            assert client.get(address).status_code == 200
        counts.append(len(queries))
    assert counts[0] == counts[1]
