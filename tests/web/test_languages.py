"""The same pages in Italian and in Romanian: words, decimal signs, months, plurals."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from django.utils.translation import activate, gettext, ngettext, override

from chouette.rules.options import OPTIONS
from chouette.rules.templates import TEMPLATES
from chouette.templatetags.score import day
from chouette.web.rule_words import rule_groups
from chouette.web.sentences import event_sentence
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader
from tests.web.states import PEOPLE, Sitting


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """A request leaves its language behind in its thread."""
    yield
    activate("en")


TABLE = {
    "it": ("Il box raddoppia", "Squadra vince", "Partita 2", "somma 0", "Annulla: "),
    "ro": ("Boxul dublează", "Echipa câștigă", "Jocul 2", "suma 0", "Anulează: "),
}


@pytest.mark.parametrize("language", TABLE)
def test_it_shows_the_table_in_the_readers_language(
    bogdan: Reader, table: Table, language: str
) -> None:
    table.send("result", winner="box", result="single")
    bogdan.client.cookies["django_language"] = language
    html = bogdan.page()
    assert f'<html lang="{language}">' in html
    for words in TABLE[language]:
        assert words in html


def test_it_tells_why_in_the_readers_language(bogdan: Reader, table: Table, people: People) -> None:
    table.send("double", side="box", answers={people.number("bogdan"): "drop"})
    table.send("result", winner="team", result="single")
    bogdan.client.cookies["django_language"] = "ro"
    assert "bogdan a renunțat la 1" in bogdan.page()


def test_it_refuses_in_the_readers_language(bogdan: Reader) -> None:
    bogdan.client.cookies["django_language"] = "it"
    response = bogdan.tap("result", expected_seq="soon")
    assert "Questo modulo non è aggiornato." in response.content.decode()


def test_it_changes_the_language_by_a_form(bogdan: Reader) -> None:
    bogdan.client.post("/i18n/setlang/", {"language": "it", "next": "/"})
    assert "I miei circoli" in bogdan.client.get("/").content.decode()


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "26 November"), ("it", "26 novembre"), ("ro", "26 noiembrie")],
)
def test_it_writes_months_as_the_language_does(language: str, text: str) -> None:
    with override(language):
        assert day(date(2026, 11, 26)) == text


def test_it_has_the_three_plurals_of_romanian() -> None:
    with override("ro"):
        texts = [ngettext("%(n)s game", "%(n)s games", n) % {"n": n} for n in (1, 2, 20)]
    assert texts == ["1 joc", "2 jocuri", "20 de jocuri"]


@pytest.mark.parametrize("language", TABLE)
def test_it_has_every_house_rule_in_words(language: str) -> None:
    rules = Sitting("AB").state.ruleset
    with override("en"):
        english = {row.field: row.explanation for g in rule_groups(rules, rules) for row in g.rows}
    with override(language):
        shown = {row.field: row.explanation for g in rule_groups(rules, rules) for row in g.rows}
    assert len(shown) == len(OPTIONS)
    assert [field for field in shown if shown[field] == english[field]] == []


@pytest.mark.parametrize("language", TABLE)
def test_it_has_every_reason_in_words(language: str) -> None:
    with override(language):
        same = [code for code, text in TEMPLATES.items() if gettext(text) == text]
    assert same == ["ended", "item"], "gaps alone are the same everywhere"


@pytest.mark.parametrize("language", TABLE)
def test_it_has_every_event_in_words(language: str) -> None:
    sitting = Sitting("ABC").do("sit_out", player="C")
    with override(language):
        assert event_sentence(sitting.events[0], PEOPLE) != "Carla sits out."
