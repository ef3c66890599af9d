"""The page of the club's cash: what it has, the forms, what was booked."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry
from chouette.services.clubs import update_club
from tests.builders import balances, open_table
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db

URL = "/clubs/club-test/books/"


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night of Ana, Bogdan and Radu; the fee is 3.00."""
    update_club(club_id=people.club.pk, actor=people.ana, table_fee_minor=300)
    open_table(people, "ana", "bogdan", "radu")
    return logged_in(people.elena)


def read(client: Client, query: str = "") -> str:
    response = client.get(f"{URL}{query}")
    assert response.status_code == 200
    return unescape(response.content.decode())


def form(client: Client, do: str) -> Form:
    html = client.get(URL).content.decode()
    return next(form for form in forms(html) if form.fields.get("do") == [do])


def sent(client: Client, do: str, /, **changes: Any) -> str:
    return posted(client, form(client, do), **changes)


def posted(client: Client, filled: Form, **changes: Any) -> str:
    response = client.post(URL, filled.values(**changes), follow=True)
    return unescape(response.content.decode())


def test_it_charges_the_fee_in_one_tap(people: People, elena: Client) -> None:
    filled = form(elena, "fee")
    assert filled.fields["amount"] == ["3.00"]
    assert sorted(filled.fields["player"]) == sorted(people.numbers("ana", "bogdan", "radu"))
    assert "3 players are charged 3.00 EUR each." in posted(elena, filled)
    assert balances(people) == {"ana": -300, "bogdan": -300, "radu": -300}


def test_it_lets_people_be_unticked(people: People, elena: Client) -> None:
    html = sent(elena, "fee", player=[people.number("radu")], amount="2,50")
    assert "1 player is charged 2.50 EUR." in html
    assert balances(people) == {"radu": -250}
    assert form(elena, "fee").fields["player"] == people.numbers("ana", "bogdan")


def test_it_keeps_the_ticks_of_a_form_that_was_not_booked(people: People, elena: Client) -> None:
    filled = form(elena, "fee").values(player=[people.number("radu")], amount="lots")
    again = forms(elena.post(URL, filled).content.decode())
    (fee,) = (f for f in again if f.fields.get("do") == ["fee"])
    assert (fee.fields["player"], fee.fields["amount"]) == ([people.number("radu")], ["lots"])


def test_it_counts_a_double_tap_once(people: People, elena: Client) -> None:
    filled = form(elena, "fee")
    for _ in range(2):
        assert "3 players are charged" in posted(elena, filled)
    assert LedgerEntry.objects.filter(kind="fee").count() == 3


def test_it_leaves_out_whom_another_tap_charged_and_says_so(
    people: People, elena: Client, logged_in: LogIn
) -> None:
    late, later = form(elena, "fee"), form(elena, "fee")
    sent(logged_in(people.ana), "fee", player=people.numbers("ana", "bogdan"))
    html = posted(elena, late)
    assert "1 player is charged 3.00 EUR. 2 were charged for this night before" in html
    assert balances(people)["ana"] == -300
    assert "Nobody is left to charge" in posted(elena, later)
    assert "Everybody is charged for this night." in read(elena)


def test_it_notes_contributions_expenses_and_cash(people: People, elena: Client) -> None:
    radu = people.number("radu")
    html = sent(elena, "kitty", player=radu, amount="5", paid_now=None)
    assert "Radu owes the club’s kitty 5.00 EUR." in html
    html = sent(elena, "expense", player=radu, amount="4", note="New dice", paid_now=None)
    assert "The club’s kitty owes Radu 4.00 EUR." in html
    html = sent(elena, "payment", player=radu, amount="1", account="kitty", way="in")
    assert "Radu paid the club’s kitty 1.00 EUR." in html
    assert "New dice" in html


def test_it_takes_back(people: People, elena: Client) -> None:
    html = sent(elena, "kitty", player=people.number("radu"), amount="5", paid_now=None)
    (back,) = (f for f in forms(html) if f.action.endswith("/reverse/"))
    for _ in range(2):
        answer = elena.post(back.action, back.values(), follow=True).content.decode()
        assert "Taken back: Radu owes the club’s kitty 5.00 EUR." in unescape(answer)
    assert balances(people) == {}
    assert "taken back later" in read(elena)


@pytest.mark.parametrize(
    ("do", "changes", "sentence"),
    [
        ("fee", {"player": []}, "Choose who is to pay the fee."),
        ("fee", {"amount": "0"}, "How much? Like 12.50."),
        ("fee", {"night": "never"}, "This form is out of date."),
        ("kitty", {"player": ""}, "Choose a player."),
        ("kitty", {"player": "999999"}, "no active player of this club"),
        ("expense", {"amount": "lots"}, "An amount is written like 0.50"),
        ("expense", {"amount": "2,505"}, "“2,505” has too many decimals"),
        ("payment", {"account": "opening2"}, "is not a known account"),
        ("payment", {"command_id": "x"}, "This form is out of date."),
        ("payment", {"do": "x"}, "This form is not known."),
    ],
)
def test_it_says_why_nothing_was_booked(
    people: People, elena: Client, do: str, changes: Any, sentence: str
) -> None:
    good = {"player": people.number("ana"), "amount": "1.50"} if do != "fee" else {}
    html = sent(elena, do, **{**good, **changes})
    assert sentence in html
    assert not LedgerEntry.objects.exists()
