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


@pytest.mark.parametrize("number", [None, 987654])
def test_a_preview_tells_of_a_number_that_is_nobodys_here(
    people: People, strangers: People, number: int | None
) -> None:
    text, chosen = "Name;Points\nFoo;3\nzack;-3\n", number or strangers.players["ana"].pk
    fault = {"line": 2, "code": "unknown_player", "written": str(chosen)}
    assert look(people, text, choices={"Foo": chosen})["faults"] == [fault]
    assert bring_in(people, 422, text=text, choices={"Foo": chosen})["code"] == "unknown_player"


def test_a_preview_tells_of_two_lines_for_one_player(people: People) -> None:
    text, bogdan = "Name;Points\nFoo;3\nbogdan;-3\n", people.players["bogdan"].pk
    fault = {"line": 3, "code": "twice_in_file", "written": "bogdan"}
    assert look(people, text, choices={"Foo": bogdan})["faults"] == [fault]
    assert bring_in(people, 422, text=text, choices={"Foo": bogdan})["code"] == "twice_in_file"
    assert look(people, text, choices={"Foo": bogdan, "bogdan": "out"})["faults"] == []


def test_a_preview_tells_of_a_new_name_that_looks_like_anothers(people: People) -> None:
    text = "Name;Points\nOlga;3\n0lga;-3\n"
    fault = {"line": 3, "code": "name_taken", "written": "0lga"}
    choices = {"Olga": "new", "0lga": "new"}
    assert look(people, text, choices=choices)["faults"] == [fault]
    assert bring_in(people, 422, text=text, choices=choices)["code"] == "name_taken"
