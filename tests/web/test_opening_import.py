"""Bringing in balances from before: look first, match names, then one command."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from chouette.models import LedgerEntry, Player
from tests.builders import balances
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db

URL = "/clubs/club-test/books/import/"
TEXT = "Nome;Punti;Saldo\nana;1,5;-2,50\nRADU;-1;2,50\nVlad;-0,5;0\n"


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.elena)


def read(response: Any) -> str:
    return unescape(response.content.decode())


def look(client: Client, text: str = TEXT, **fields: Any) -> Any:
    return client.post(URL, {"do": "look", "text": text, **fields})


def filled(response: Any, text: str = TEXT) -> Form:
    """The form of a preview; a text area is no input, so its text is put in."""
    form = next(f for f in forms(response.content.decode()) if "command_id" in f.fields)
    form.fields |= {"text": [text], "do": ["book"]}
    form.fields.pop("file", None)
    return form


def book(client: Client, response: Any, text: str = TEXT, **changes: Any) -> Any:
    return client.post(URL, filled(response, text).values(**changes), follow=True)


def who(form: Form) -> str:
    """The name of the first field by which somebody is matched."""
    return next(name for name in form.fields if name.startswith("who-"))


def test_it_shows_before_it_books(people: People, elena: Client) -> None:
    html = read(look(elena))
    for words in ("+1.5", "−2.50", "new guest", "Sum"):
        assert words in html
    assert not LedgerEntry.objects.exists()


def test_it_books_what_was_shown(people: People, elena: Client) -> None:
    html = read(book(elena, look(elena)))
    assert "Brought in: 5 balances of 3 people." in html
    assert balances(people, "points") == {"ana": 3, "radu": -2}
    assert balances(people) == {"ana": -250, "radu": 250}
    assert Player.objects.filter(club=people.club, name="Vlad", is_guest=True).exists()


def test_it_books_one_tap_once(people: People, elena: Client) -> None:
    shown = look(elena)
    for _ in range(2):
        assert "Brought in: 5 balances of 3 people." in read(book(elena, shown))
    assert LedgerEntry.objects.count() == 5


def test_it_matches_a_name_to_a_player(people: People, elena: Client) -> None:
    shown = look(elena)
    book(elena, shown, **{who(filled(shown)): people.number("mira")})
    assert balances(people, "points") == {"ana": 3, "radu": -2, "mira": -1}
    assert not Player.objects.filter(name="Vlad").exists()


def test_it_leaves_a_line_out(people: People, elena: Client) -> None:
    shown = look(elena)
    book(elena, shown, **{who(filled(shown)): "out"})
    assert balances(people, "points") == {"ana": 3, "radu": -2}
    assert not Player.objects.filter(name="Vlad").exists()


def test_it_keeps_a_match_by_name_where_lines_move(people: People, elena: Client) -> None:
    mark = who(filled(look(elena)))
    moved = TEXT.replace("Vlad", "Zoe;1;0\nVlad")
    html = read(look(elena, moved, **{mark: people.number("mira")}))
    zoe, vlad = html.split("Who Zoe is")[1], html.split("Who Vlad is")[1]
    assert "selected" not in zoe.split("</select>")[0]
    assert f'value="{people.number("mira")}" selected' in vlad.split("</select>")[0]


def test_it_reads_an_uploaded_file(people: People, elena: Client) -> None:
    file = SimpleUploadedFile("saldi.csv", TEXT.encode("utf-8-sig"), "text/csv")
    response = elena.post(URL, {"do": "book", "file": file, "text": "x"})
    assert "This would be brought in" in read(response)
    assert "Vlad" in read(response)
    assert not LedgerEntry.objects.exists()


def test_it_says_what_is_wrong_line_by_line(people: People, elena: Client) -> None:
    text = "Ana;1\nBogdan;lots\nana;2,25\nCarla;9999999\n"
    response = look(elena, text)
    html = read(response)
    for sentence in (
        "Line 2: “lots” is no number that can only mean one thing.",
        "Line 3: “ana” stands in it twice.",
        "Line 3: “2,25”: points are whole or half",
        "Line 4: “9999999” is too large: at most 1,000,000.",
    ):
        assert sentence in html
    assert 'value="book"' not in html
    book(elena, response, text)
    assert not LedgerEntry.objects.exists()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"text": ""}, "There is no line with a name in it."),
        ({"text": "Ana\0;1"}, "This is no text in UTF-8"),
        ({"text": "Ana;1\n" * 1_002}, "A file has at most 1000 lines and 200 KiB."),
        ({"text": "Ana"}, "Choose a column for the names and one for points or money"),
        ({"name": "0", "points": "0"}, "Choose a column for the names and one for points or money"),
        ({"name": "x"}, "Choose a column for the names."),
        ({"file": SimpleUploadedFile("x.csv", b"\xff\xfeA\0")}, "This is no text in UTF-8"),
    ],
)
def test_it_refuses_with_a_sentence(
    people: People, elena: Client, fields: Any, sentence: str
) -> None:
    response = look(elena, **fields)
    assert response.status_code == 422
    assert sentence in read(response)


def test_it_takes_the_columns_that_were_chosen(people: People, elena: Client) -> None:
    text = "7;ana;2"
    html = read(look(elena, text, name="1", points="2", money=""))
    assert "+2" in html
    assert "column 3" in html
