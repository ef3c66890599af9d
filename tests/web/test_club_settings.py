from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Club
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/settings/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(people: People, logged_in: LogIn) -> Client:
    """The owner."""
    return logged_in(people.ana)


def settings_form(html: str) -> Form:
    return next(form for form in forms(html) if "timezone" in form)


def test_it_shows_what_is_set(ana: Client) -> None:
    form = settings_form(ana.get(URL).content.decode())
    assert form.fields["name"] == ["Club Test"]
    assert form.fields["stake"] == ["0.50"]
    assert form.fields["currency"] == ["EUR"]
    assert form.fields["public_view"] == ["nothing"]


def test_it_saves_the_lot(ana: Client) -> None:
    form = settings_form(ana.get(URL).content.decode())
    changes = {"name": "Club of Thursday", "timezone": "Europe/Bucharest", "stake": "1"}
    response = ana.post(URL, form.values(**changes, members_act="on", public_view="all"))
    club = Club.objects.get()
    assert response["Location"] == "/clubs/club-test/"
    assert (club.name, club.timezone, club.stake_minor) == (
        "Club of Thursday", "Europe/Bucharest", 100,
    )  # fmt: skip
    assert (club.members_act, club.public_view) == (True, "all")


def test_it_keeps_what_was_typed(ana: Client) -> None:
    form = settings_form(ana.get(URL).content.decode())
    response = ana.post(URL, form.values(name="New", stake="a lot"))
    html = response.content.decode()
    assert response.status_code == 422
    assert settings_form(html).fields["name"] == ["New"]
    assert settings_form(html).fields["stake"] == ["a lot"]
    assert Club.objects.get().name == "Club Test"


def test_it_says_what_the_service_refuses(ana: Client) -> None:
    form = settings_form(ana.get(URL).content.decode())
    response = ana.post(URL, form.values(name="A\x07B"))
    assert response.status_code == 422
    assert "A name is 1 to 80 characters on one line." in response.content.decode()
