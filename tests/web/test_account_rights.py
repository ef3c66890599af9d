"""Who sees an account, whose it is after a merger, and the statement on paper."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import PublicView
from chouette.web import account as pages
from tests.builders import Table, open_table
from tests.people import People

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    return table


def address(people: People, name: str, rest: str = "") -> str:
    return f"/clubs/club-test/players/{people.number(name)}/account/{rest}"


def read(client: Client, url: str) -> str:
    response = client.get(url)
    assert response.status_code == 200
    return unescape(response.content.decode())


@pytest.mark.parametrize("rest", ["", "print/"])
def test_it_is_for_members_only(
    people: People, strangers: People, logged_in: LogIn, rest: str
) -> None:
    people.club.public_view = PublicView.ALL
    people.club.save()
    url = address(people, "ana", rest)
    assert logged_in(people.carla).get(url).status_code == 200
    assert logged_in(people.dinu).get(url).status_code == 404
    assert logged_in(strangers.ana).get(url).status_code == 404
    assert Client().get(url)["Location"].startswith("/log-in/")
    elsewhere = f"/clubs/club-test/players/{strangers.number('radu')}/account/{rest}"
    assert logged_in(people.ana).get(elsewhere).status_code == 404


@pytest.mark.parametrize("rest", ["account/", "account/print/", ""])
def test_it_leads_on_to_whom_a_guest_was_merged_into(
    people: People, logged_in: LogIn, rest: str
) -> None:
    radu, carla = people.players["radu"], people.players["carla"]
    radu.is_active, radu.merged_into = False, carla
    radu.save()
    response = logged_in(people.bogdan).get(f"/clubs/club-test/players/{radu.pk}/{rest}")
    assert response.status_code == 302
    assert response["Location"] == f"/clubs/club-test/players/{carla.pk}/{rest}"


def test_it_is_linked_from_the_player(people: People, logged_in: LogIn) -> None:
    html = read(logged_in(people.carla), f"/clubs/club-test/players/{people.number('ana')}/")
    assert address(people, "ana") in html


def test_it_prints_a_statement(people: People, night: Table, logged_in: LogIn) -> None:
    html = read(logged_in(people.carla), address(people, "ana", "print/?unit=points"))
    for words in ("Statement of ana", "Carried over", "Closing balance", "For the club", "−3"):
        assert words in html
    assert html.index("bogdan’s contract") < html.index("carla’s contract")


def test_it_prints_nights_if_asked(people: People, night: Table, logged_in: LogIn) -> None:
    html = read(logged_in(people.carla), address(people, "ana", "print/?unit=EUR&nights=1"))
    assert "26 November 2026" in html
    assert "Squaring up" not in html
    assert "−1.50 EUR" in html


def test_it_prints_nights_where_entries_are_too_many(
    people: People, night: Table, logged_in: LogIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PRINTED_MOST", 1)
    html = read(logged_in(people.carla), address(people, "ana", "print/?unit=EUR"))
    assert "too many entries for paper" in html
    assert "Squaring up" not in html


def test_it_prints_the_span_it_was_asked_for(
    people: People, night: Table, logged_in: LogIn
) -> None:
    query = "print/?unit=EUR&since=2026-11-27&until=2026-12-31"
    html = read(logged_in(people.carla), address(people, "ana", query))
    assert "27 November 2026 to 31 December 2026" in html
    assert html.count("−1.50") == 2


@pytest.mark.parametrize(("language", "word"), [("it", "Riporto"), ("ro", "Report")])
def test_it_is_told_in_the_language_of_its_reader(
    people: People, night: Table, logged_in: LogIn, language: str, word: str
) -> None:
    client = logged_in(people.carla)
    client.cookies["django_language"] = language
    assert word in read(client, address(people, "ana", "print/?unit=points"))
    assert "with" not in read(client, address(people, "ana", "?unit=points")).split("<table")[1]
