"""`clubs/{slug}/openings/`: a list of balances looked at, then brought in."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry, Player
from tests.api.conftest import browser_of
from tests.api.nights import queries_of
from tests.api.openings import TEXT, bring_in, listed, look
from tests.api.shapes import is_answer
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db


def test_a_list_is_looked_at_before_it_counts(people: People) -> None:
    seen = look(people)
    assert seen["columns"] == {"name": 0, "points": 1, "money": 2}
    assert (seen["heading"], seen["currency"]) == (["Nome", "Punti", "Saldo"], "EUR")
    assert seen["lines"][0] == {
        "line": 2,
        "name": "ana",
        "player": people.players["ana"].pk,
        "guess": None,
        "new": False,
        "left_out": False,
        "points": 1.5,
        "amount_minor": -250,
    }
    assert [(line["name"], line["new"]) for line in seen["lines"]] == [
        ("ana", False),
        ("RADU", False),
        ("Vlad", True),
    ]
    assert (seen["points"], seen["amount_minor"]) == (0, 0)
    assert (seen["faults"], seen["there"], seen["unsure"]) == ([], 0, 0)
    assert not LedgerEntry.objects.exists()
    is_answer(seen, "POST", "clubs/{slug}/openings/")


def test_then_all_of_it_is_brought_in(people: People) -> None:
    entries = bring_in(people)["entries"]
    assert {entry["kind"] for entry in entries} == {"opening"}
    assert balances(people) == {"ana": -250, "radu": 250}
    assert Player.objects.get(name="Vlad").is_guest
    assert [(row["name"], row["points"], row["amount_minor"]) for row in listed(people)] == [
        ("ana", 1.5, None),
        ("ana", None, -250),
        ("Radu", -1, None),
        ("Radu", None, 250),
        ("Vlad", -0.5, None),
    ]


def test_a_list_sent_twice_is_brought_in_once(people: People) -> None:
    elena, address = browser_of(people.elena), f"clubs/{people.club.slug}/openings/"
    body = {"command_id": str(uuid4()), "text": TEXT}
    first = elena.send(address, body)
    again = elena.post(f"/api/v1/{address}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    is_answer(first, "POST", "clubs/{slug}/openings/")
    is_answer(first, "POST", "clubs/{slug}/openings/", 201)
    other = {**body, "text": TEXT.replace("1,5", "2,5")}
    assert elena.send(address, other, 422)["code"] == "reused_command_id"


def test_balances_that_are_there_are_replaced_only_where_that_is_meant(people: People) -> None:
    bring_in(people)
    assert look(people)["there"] == 5
    changed = TEXT.replace("-2,50", "-3,50")
    assert bring_in(people, 422, text=changed)["code"] == "openings_there"
    bring_in(people, text=changed, replace=True)
    assert balances(people)["ana"] == -350


def test_a_long_list_takes_no_more_queries_to_look_at_than_a_short_one(people: People) -> None:
    elena = browser_of(people.elena)
    address = f"clubs/{people.club.slug}/openings/"

    def ask(text: str) -> int:
        body = {"text": text, "preview": True}
        return queries_of(lambda: elena.send(address, body, 200))

    few = ask(TEXT)
    assert ask(TEXT + "".join(f"Guest {n};1;0\n" for n in range(50))) == few
    bring_in(people)
    few = queries_of(lambda: listed(people))
    bring_in(people, text=TEXT + "".join(f"Guest {n};1;0\n" for n in range(20)), replace=True)
    assert queries_of(lambda: listed(people)) == few
