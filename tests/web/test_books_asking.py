"""What the page of the club's cash asks before it books more than is owed, or than is there."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.builders import balances
from tests.people import People
from tests.web.pages import forms
from tests.web.test_books import elena, form, posted, sent

__all__ = ["elena"]

pytestmark = pytest.mark.django_db


def test_a_second_tab_that_notes_a_payment_again_is_asked(people: People, elena: Client) -> None:
    sent(elena, "fee", player=[people.number("radu")])
    tabs = [form(elena, "payment"), form(elena, "payment")]
    paid = {"player": people.number("radu"), "amount": "3", "account": "fees", "way": "in"}
    assert "Radu paid the club’s fees 3.00 EUR." in posted(elena, tabs[0], **paid)
    html = posted(elena, tabs[1], **paid)
    assert "Radu owes the club’s fees nothing now. Book it all the same?" in html
    assert balances(people) == {}
    (asked,) = (f for f in forms(html) if f.fields.get("do") == ["payment"])
    assert "Radu paid the club’s fees 3.00 EUR." in posted(elena, asked)
    assert balances(people) == {"radu": 300}


def test_what_was_paid_at_once_is_said_to_be_paid(people: People, elena: Client) -> None:
    html = sent(elena, "kitty", player=people.number("radu"), amount="10")
    assert "Radu owes the club’s kitty 10.00 EUR. Radu paid the club’s kitty 10.00 EUR." in html


def test_it_asks_how_much_of_it_is_owed(people: People, elena: Client) -> None:
    radu = people.number("radu")
    sent(elena, "expense", player=radu, amount="4", paid_now=None)
    sent(elena, "kitty", player=people.number("ana"), amount="50")
    html = sent(elena, "payment", player=radu, amount="5", account="kitty", way="out")
    assert "The club owes Radu only 4.00 EUR of this now. Book it all the same?" in html
    html = sent(elena, "payment", player=radu, amount="4", account="kitty", way="out")
    assert "The club’s kitty paid Radu 4.00 EUR." in html


def test_it_asks_before_the_kitty_pays_what_it_does_not_have(people: People, elena: Client) -> None:
    radu = people.number("radu")
    sent(elena, "kitty", player=people.number("ana"), amount="10")
    asked = sent(elena, "payment", player=radu, amount="100", account="kitty", way="out")
    for question in ("The club owes Radu nothing of this now.", "The club has 10.00 EUR in cash"):
        assert question in asked
        (again,) = (f for f in forms(asked) if f.fields.get("do") == ["payment"])
        asked = posted(elena, again)
    assert "The club’s kitty paid Radu 100.00 EUR." in asked
    asked = sent(elena, "expense", player=radu, amount="2", paid_now="1")
    assert "The club has −90.00 EUR in cash for this." in asked
    (again,) = (f for f in forms(asked) if f.fields.get("do") == ["expense"])
    assert "The club’s kitty owes Radu 2.00 EUR." in posted(elena, again)
