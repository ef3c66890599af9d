"""The page for balances from before: no column is left out in silence."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import LedgerEntry
from tests.builders import balances
from tests.people import People
from tests.web.test_opening_import import book, elena, look, read

__all__ = ["elena"]

pytestmark = pytest.mark.django_db


def test_it_leaves_no_column_out_unless_that_is_said(people: People, elena: Client) -> None:
    text = "Name;Points;Phone;Note\nana;1;073;\nRadu;-1;;x\n"
    shown = look(elena, text)
    assert "Not brought in: Phone, Note." in read(shown)
    refused = book(elena, shown, text, dropped="2")
    assert refused.status_code == 422
    assert "say that the others are left out" in read(refused)
    assert not LedgerEntry.objects.exists()
    book(elena, shown, text, dropped="2,3")
    assert balances(people, "points") == {"ana": 2, "radu": -2}


def test_it_reads_the_code_of_the_currency_as_money(people: People, elena: Client) -> None:
    text = "Name,EUR\nana,3\nRadu,-3\n"
    book(elena, look(elena, text), text)
    assert balances(people) == {"ana": 300, "radu": -300}
