"""A fee that was charged by mistake is taken back from everybody at once, on the cash page."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry
from tests.builders import balances, open_table
from tests.people import People
from tests.services.cash import fee
from tests.web.pages import Form, forms
from tests.web.together import post_together

LogIn = Callable[[User], Client]

URL = "/clubs/club-test/books/"


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night for which Ana, Bogdan and Radu were charged 3.00 each."""
    open_table(people, "ana", "bogdan", "radu")
    fee(people, "ana", "bogdan", "radu")
    return logged_in(people.elena)


def read(client: Client) -> str:
    return unescape(client.get(URL).content.decode())


def back(client: Client) -> Form:
    html = client.get(URL).content.decode()
    return next(form for form in forms(html) if form.fields.get("do") == ["fee_back"])


def sent(client: Client, form: Form, **changes: Any) -> str:
    return unescape(client.post(URL, form.values(**changes), follow=True).content.decode())


@pytest.mark.django_db
def test_it_tells_what_would_be_taken_back(people: People, elena: Client) -> None:
    html = read(elena)
    assert "Take the whole fee back" in html
    assert "For 26 November 2026 3 players were charged, 9.00 EUR in all." in html
    assert "noted with it" not in html


@pytest.mark.django_db
def test_it_takes_it_back_from_everybody(people: People, elena: Client) -> None:
    form = back(elena)
    for _ in range(2):
        html = sent(elena, form)
        assert "The table fee of 26 November 2026 is taken back from 3 players." in html
    assert balances(people) == {}
    assert LedgerEntry.objects.exclude(reverses=None).count() == 3
    assert "fee_back" not in html
    assert "Charge the fee" in html


@pytest.mark.django_db
def test_it_tells_of_payments_that_go_with_it(people: People, elena: Client) -> None:
    sent(elena, back(elena))
    fee(people, "ana", "bogdan", paid_now=True)
    assert "2 payments that were noted with it are taken back, too." in read(elena)
    sent(elena, back(elena))
    assert balances(people) == {}


@pytest.mark.django_db
def test_it_leaves_whom_somebody_charged_meanwhile(people: People, elena: Client) -> None:
    form = back(elena)
    fee(people, "mira")
    sent(elena, form)
    assert balances(people) == {"mira": -300}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"upto": "x"}, "This form is out of date."),
        ({"night": "never"}, "This form is out of date."),
        ({"night": "2026-11-01"}, "Nothing is left of this fee: it was taken back before."),
    ],
)
def test_it_says_why_not(people: People, elena: Client, changes: Any, sentence: str) -> None:
    assert sentence in sent(elena, back(elena), **changes)
    assert not LedgerEntry.objects.exclude(reverses=None).exists()


@pytest.mark.django_db
def test_it_is_offered_to_nobody_who_may_not(
    people: People, elena: Client, logged_in: LogIn
) -> None:
    form = back(elena)
    bogdan = logged_in(people.bogdan)
    assert "fee_back" not in read(bogdan)
    assert bogdan.post(URL, form.values()).status_code == 403


@pytest.mark.django_db(transaction=True)
def test_it_is_taken_back_once_by_several_directors(people: People, elena: Client) -> None:
    form = back(elena)
    several = [form.values(command_id=str(uuid4())) for _ in range(3)]
    answers = post_together(URL, [people.elena] * 3, several)
    assert sorted(answer.status_code for answer in answers) == [303, 422, 422]
    assert LedgerEntry.objects.exclude(reverses=None).count() == 3
