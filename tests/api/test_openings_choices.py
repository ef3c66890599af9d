"""`clubs/{slug}/openings/`: whom a name means, and what a column holds, is chosen."""

from __future__ import annotations

import pytest

from tests.api.openings import bring_in, listed, look
from tests.people import People

pytestmark = pytest.mark.django_db


def test_a_name_like_a_players_needs_a_choice(people: People) -> None:
    text = "Name;Points\nBogdn;1\nSorin;-1\n"
    (guessed, _) = look(people, text)["lines"]
    bogdan = people.players["bogdan"].pk
    assert (guessed["player"], guessed["guess"], guessed["new"]) == (None, bogdan, False)
    assert bring_in(people, 422, text=text)["code"] == "names_unsure"
    bring_in(people, text=text, choices={"Bogdn": bogdan})
    assert [(row["name"], row["points"]) for row in listed(people)] == [
        ("bogdan", 1),
        ("Sorin", -1),
    ]


def test_a_line_may_be_left_out_or_be_somebody_new(people: People) -> None:
    text = "Name;Points\nBogdn;1\nSorin;-1\n"
    choices = {"bogdn": "new", "SORIN": "out"}
    first, second = look(people, text, choices=choices)["lines"]
    assert (first["new"], second["left_out"]) == (True, True)
    bring_in(people, text=text, choices=choices)
    assert [row["name"] for row in listed(people)] == ["Bogdn"]


def test_columns_may_be_named(people: People) -> None:
    text = "1;ana\n-1;Radu\n"
    seen = look(people, text, columns={"name": 1, "points": 0})
    assert [(line["name"], line["points"]) for line in seen["lines"]] == [("ana", 1), ("Radu", -1)]
    refused = bring_in(people, 422, text=text, columns={"name": 1, "points": 1})
    assert refused["code"] == "no_such_column"
