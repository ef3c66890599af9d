"""Squaring up and a correction in the reader's language: whole words, its own decimal sign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.utils.translation import activate

from chouette.web.correction_fields import NOTHING
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import forms, reader


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """A request leaves its language behind in its thread."""
    yield
    activate("en")


@pytest.fixture
def night(people: People) -> Table:
    """Carla got 1.5 by agreement, and the box won the rest."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("settle", member=people.number("carla"), points=1.5)
    table.send("result", winner="box", result="single")
    return table


PAYS = {
    "en": ("<small>pays</small> <b>0.50</b>", "<small>gets</small> <b>0.75</b>"),
    "it": ("<small>paga</small> <b>0,50</b>", "<small>riceve</small> <b>0,75</b>"),
    "ro": ("<small>plătește</small> <b>0,50</b>", "<small>primește</small> <b>0,75</b>"),
}


@pytest.mark.parametrize("language", PAYS)
def test_it_says_beside_an_amount_who_pays_without_saying_whom(
    people: People, night: Table, language: str
) -> None:
    page = reader(people.bogdan, night)
    page.client.cookies["django_language"] = language
    html = page.page("squaring/")
    for words in PAYS[language]:
        assert words in html


@pytest.mark.parametrize(("language", "points"), [("en", "1.5"), ("it", "1,5"), ("ro", "1,5")])
def test_it_takes_the_points_of_an_agreement_as_it_shows_them(
    people: People, night: Table, language: str, points: str
) -> None:
    page = reader(people.bogdan, night)
    page.client.cookies["django_language"] = language
    path = f"{page.url}games/1/correct/"
    form = next(form for form in forms(page.page("games/1/correct/")) if "auto_doubles" in form)
    assert form.fields["e0-points"] == [points]
    assert form.fields["e0-winner"] == [NOTHING]
    html = page.client.post(path, form.values(do="look")).content.decode()
    assert 'class="ledger arrows"' not in html
    assert "note bad" not in html
