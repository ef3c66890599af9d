"""A name of the list that is like somebody's is guessed, seen, and confirmed before it counts."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry, Player
from tests.builders import balances
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db

URL = "/clubs/club-test/books/import/"
TEXT = "Bogdn;1\nVlad;-1"
ASKED = "Is it bogdan? The names are alike."


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.elena)


def read(response: Any) -> str:
    return unescape(response.content.decode())


def look(client: Client, text: str = TEXT, **fields: Any) -> Any:
    return client.post(URL, {"do": "look", "text": text, **fields})


def filled(response: Any, text: str = TEXT) -> Form:
    form = next(f for f in forms(response.content.decode()) if "command_id" in f.fields)
    form.fields |= {"text": [text], "do": ["book"]}
    form.fields.pop("file", None)
    return form


def mark(html: str, name: str) -> str:
    """The name of the field by which somebody is matched."""
    return "who-" + html.split(f"Who {name} is")[0].split('for="who-')[-1].split('"')[0]


def test_it_guesses_whom_a_misspelt_name_means_and_asks(people: People, elena: Client) -> None:
    response = look(elena)
    html = read(response)
    assert ASKED in html
    assert html.count("The names are alike.") == 1
    assert filled(response).fields[mark(html, "Bogdn")] == [people.number("bogdan")]
    assert filled(response).fields[mark(html, "Vlad")] == ["new"]
    assert "I have looked at the name that is guessed" in html


def test_it_books_nothing_before_the_guess_is_confirmed(people: People, elena: Client) -> None:
    response = elena.post(URL, filled(look(elena)).values())
    assert response.status_code == 422
    assert "Look at the names that are guessed, and say that they are right." in read(response)
    assert ASKED in read(response)
    assert not LedgerEntry.objects.exists()


def test_it_books_the_guess_once_it_is_confirmed(people: People, elena: Client) -> None:
    elena.post(URL, filled(look(elena)).values(seen="1"))
    assert balances(people, "points") == {"bogdan": 2}
    assert not Player.objects.filter(name="Bogdn").exists()


def test_it_asks_no_more_for_what_was_chosen_otherwise(people: People, elena: Client) -> None:
    shown = look(elena)
    chosen = {mark(read(shown), "Bogdn"): "new"}
    again = look(elena, **chosen)
    assert "The names are alike." not in read(again)
    elena.post(URL, filled(again).values())
    assert Player.objects.filter(name="Bogdn", is_guest=True).exists()
    assert balances(people, "points") == {}


def test_it_still_asks_after_another_look(people: People, elena: Client) -> None:
    shown = look(elena)
    again = look(elena, **{mark(read(shown), "Bogdn"): people.number("bogdan")})
    assert ASKED in read(again)


def test_it_guesses_nobody_who_is_in_the_list_himself(people: People, elena: Client) -> None:
    assert "The names are alike." not in read(look(elena, "Bogdn;1\nBogdan;-1"))


def test_it_guesses_nobody_twice(people: People, elena: Client) -> None:
    html = read(look(elena, "Bogdn;1\nBogdann;-1"))
    assert html.count("The names are alike.") == 1


def test_it_says_where_two_lines_mean_one_player(people: People, elena: Client) -> None:
    text = "Vlad;1\nbogdan;-1"
    chosen = {mark(read(look(elena, text)), "Vlad"): people.number("bogdan")}
    html = read(look(elena, text, **chosen))
    assert "Line 2: “bogdan”: another line means the same player." in html
    assert "Bring these balances in" not in html
