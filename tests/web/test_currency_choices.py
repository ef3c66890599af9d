"""A currency that was chosen by a program stays when somebody saves the page of settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Club
from tests.people import People
from tests.web.pages import forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


def test_every_currency_may_be_chosen_and_stays(people: People, logged_in: LogIn) -> None:
    Club.objects.update(currency="CZK")
    html = logged_in(people.ana).get("/clubs/club-test/settings/").content.decode()
    form = next(found for found in forms(html) if "currency" in found.fields)
    assert form.fields["currency"] == ["CZK"]


def test_a_table_offers_the_currency_of_the_club(people: People, logged_in: LogIn) -> None:
    Club.objects.update(currency="CZK")
    html = logged_in(people.bogdan).get("/clubs/club-test/night/").content.decode()
    form = next(found for found in forms(html) if "currency" in found.fields)
    assert form.fields["currency"] == ["CZK"]
