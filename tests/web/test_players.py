from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.people import People
from tests.web.pages import forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/players/"

pytestmark = pytest.mark.django_db


def test_it_lists_players_by_name_and_marks_guests(people: People, logged_in: LogIn) -> None:
    html = logged_in(people.carla).get(URL).content.decode()
    places = [html.index(f">{name}</a>") for name in ("ana", "bogdan", "Mira", "Radu", "Sorin")]
    assert places == sorted(places)
    assert html.count(">guest<") == 3


def test_it_adds_a_guest(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.bogdan)
    response = client.post(URL, {"name": "Horia"}, follow=True)
    assert "Horia is a guest now." in response.content.decode()
    assert people.club.players.get(name="Horia").is_guest


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("MIRA", "is called MIRA already"),
        ("", "A name is 1 to 80 characters on one line."),
        ("x" * 81, "A name is 1 to 80 characters on one line."),
    ],
)
def test_it_says_what_is_wrong_with_a_name_and_keeps_it(
    people: People, logged_in: LogIn, name: str, sentence: str
) -> None:
    response = logged_in(people.bogdan).post(URL, {"name": name})
    html = response.content.decode()
    assert response.status_code == 422
    assert sentence in html
    assert f'value="{name}"' in html


def test_it_lets_a_member_read_and_not_write(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.carla)
    assert not [form for form in forms(client.get(URL).content.decode()) if "name" in form]
    assert client.post(URL, {"name": "Horia"}).status_code == 403


def test_it_shows_long_names_whole(people: People, logged_in: LogIn) -> None:
    name = "Maximiliana-Alexandrina Konstantinopoulou"
    client = logged_in(people.bogdan)
    client.post(URL, {"name": name})
    assert name in client.get(URL).content.decode()


def test_it_writes_names_as_text(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.bogdan)
    client.post(URL, {"name": "<b>Horia</b>"})
    assert "&lt;b&gt;Horia&lt;/b&gt;" in client.get(URL).content.decode()
