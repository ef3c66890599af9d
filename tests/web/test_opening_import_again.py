"""Balances that are there already, sums that are not zero, and who may bring any in."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry
from tests.builders import balances
from tests.people import People
from tests.web.test_opening_import import TEXT, URL, book, elena, look, read

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db

__all__ = ["elena"]


def test_it_warns_before_it_would_double(people: People, elena: Client) -> None:
    book(elena, look(elena))
    shown = look(elena)
    assert "5 balances from before are in the book already." in read(shown)
    response = book(elena, shown)
    assert response.status_code == 422
    assert "Balances from before are in the book already, 5 of them" in read(response)
    assert balances(people, "points") == {"ana": 3, "radu": -2}


def test_it_replaces_what_differs(people: People, elena: Client) -> None:
    book(elena, look(elena))
    other = TEXT.replace("1,5", "2,5")
    html = read(book(elena, look(elena, other), other, replace="1"))
    assert "Brought in: 1 balance of 1 person." in html
    assert balances(people, "points") == {"ana": 5, "radu": -2}
    assert LedgerEntry.objects.count() == 7


def test_it_says_that_something_is_only_taken_back(people: People, elena: Client) -> None:
    book(elena, look(elena))
    less = TEXT.replace("Vlad;-0,5;0\n", "")
    html = read(book(elena, look(elena, less), less, replace="1"))
    assert "What is not in the list any more is taken back." in html


def test_it_says_that_nothing_is_new(people: People, elena: Client) -> None:
    book(elena, look(elena))
    html = read(book(elena, look(elena), replace="1"))
    assert "nothing in it that is not in the book already" in html


def test_it_explains_a_sum_that_is_not_zero(people: People, elena: Client) -> None:
    assert "The sum is not zero" in read(look(elena, "Ana;3\nBogdan;-1"))
    assert "The sum is not zero" not in read(look(elena, "Ana;3\nBogdan;-3"))


def test_it_takes_points_only_where_a_club_has_no_currency(people: People, elena: Client) -> None:
    people.club.currency = ""
    people.club.save()
    html = read(book(elena, look(elena), dropped="2"))
    assert "Brought in: 3 balances of 3 people." in html
    assert not LedgerEntry.objects.exclude(unit="points").exists()


def test_it_is_shown_in_the_account(people: People, elena: Client) -> None:
    book(elena, look(elena))
    url = f"/clubs/club-test/players/{people.number('ana')}/account/?unit=points"
    assert "Brought in from before" in read(elena.get(url))


def test_it_is_for_directors(people: People, strangers: People, logged_in: LogIn) -> None:
    sent = {"do": "book", "text": TEXT, "command_id": str(uuid4())}
    statuses = {"ana": 200, "elena": 200, "bogdan": 403, "carla": 403, "dinu": 404}
    for name, status in statuses.items():
        client = logged_in(getattr(people, name))
        assert client.get(URL).status_code == status, name
        if status != 200:
            assert client.post(URL, sent).status_code == status, name
    assert logged_in(strangers.ana).post(URL, sent).status_code == 404
    assert Client().get(URL)["Location"].startswith("/log-in/")
    assert not LedgerEntry.objects.exists()


def test_it_is_linked_from_the_cash_page(people: People, logged_in: LogIn) -> None:
    assert URL in read(logged_in(people.elena).get("/clubs/club-test/books/"))
    assert URL not in read(logged_in(people.bogdan).get("/clubs/club-test/books/"))


def test_it_matches_people_who_no_longer_play(people: People, elena: Client) -> None:
    mira = people.players["mira"]
    mira.is_active = False
    mira.save()
    shown = look(elena, "Mira;2")
    assert "no longer plays" in read(shown)
    book(elena, shown, "Mira;2")
    assert balances(people, "points") == {"mira": 4}
