"""`clubs/{slug}/openings/`: no column is left out unless somebody says so."""

from __future__ import annotations

import pytest

from chouette.models import Club, LedgerEntry
from tests.api.openings import bring_in, listed, look
from tests.api.shapes import is_answer
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db

CODE = "Name,Points,{heading}\nNewman,,3\nana,1,-3\n"


@pytest.mark.parametrize("heading", ["EUR", "eur", "Balance (EUR)", "€"])
def test_a_heading_with_the_code_of_the_currency_is_money(people: People, heading: str) -> None:
    bring_in(people, text=CODE.format(heading=heading), choices={"Newman": "new"})
    assert balances(people)["ana"] == -300
    assert [(row["name"], row["amount_minor"]) for row in listed(people)] == [
        ("Newman", 300),
        ("ana", None),
        ("ana", -300),
    ]


@pytest.mark.parametrize("heading", ["USD", "Balance (USD)", "Phone", ""])
def test_a_column_that_is_not_understood_is_refused(people: People, heading: str) -> None:
    text = CODE.format(heading=heading)
    told = [{"column": 2, "heading": heading or "3"}]
    seen = look(people, text)
    assert seen["left_out"] == told
    is_answer(seen, "POST", "clubs/{slug}/openings/")
    refused = bring_in(people, 422, text=text)
    assert (refused["code"], refused["left_out"]) == ("columns_left_out", told)
    assert not LedgerEntry.objects.exists()


def test_whoever_names_the_columns_may_leave_others_out(people: People) -> None:
    text = CODE.format(heading="Phone")
    columns = {"name": 0, "points": 1}
    assert look(people, text, columns=columns)["left_out"] == [{"column": 2, "heading": "Phone"}]
    bring_in(people, text=text, columns=columns)
    assert balances(people) == {}
    assert balances(people, "points")["ana"] == 2


def test_a_club_of_points_only_is_told_that_money_has_no_place(people: People) -> None:
    Club.objects.update(currency="")
    text = CODE.format(heading="Balance")
    assert bring_in(people, 422, text=text)["code"] == "columns_left_out"
    columns = {"name": 0, "points": 1, "money": 2}
    assert bring_in(people, 422, text=text, columns=columns)["code"] == "points_only"


def test_somebody_new_is_who_he_became_when_the_list_is_sent_again(people: People) -> None:
    choices = {"Newman": "new"}
    bring_in(people, text="Name,Points\nNewman,1\nana,-1\n", choices=choices)
    text = CODE.format(heading="EUR")
    seen = look(people, text, choices=choices)["lines"][0]
    assert seen["new"] is False
    bring_in(people, text=text, choices=choices, replace=True)
    assert ("Newman", seen["player"], 300) in [
        (row["name"], row["player"], row["amount_minor"]) for row in listed(people)
    ]
