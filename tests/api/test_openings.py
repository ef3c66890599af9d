"""`clubs/{slug}/openings/`: a list of balances looked at, then brought in."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club, LedgerEntry, Player
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.api.shapes import is_answer
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db

TEXT = "Nome;Punti;Saldo\nana;1,5;-2,50\nRADU;-1;2,50\nVlad;-0,5;0\n"


def bring_in(
    people: People, status: int = 201, *, caller: Caller | None = None, **fields: Any
) -> Any:
    body = {"command_id": str(uuid4()), "text": TEXT, **fields}
    caller = caller or browser_of(people.elena)
    return caller.send(f"clubs/{people.club.slug}/openings/", body, status)


def look(people: People, text: str = TEXT, **fields: Any) -> Any:
    body = {"text": text, "preview": True, **fields}
    return browser_of(people.elena).send(f"clubs/{people.club.slug}/openings/", body, 200)


def listed(people: People) -> Any:
    return browser_of(people.carla).ask(f"clubs/{people.club.slug}/openings/")["results"]


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


def test_what_is_wrong_is_told_by_line(people: People) -> None:
    text = "Name;Points\nana;lots\nana;1\nRadu;0.3\nMira;1\n"
    seen = look(people, text)
    assert seen["faults"] == [
        {"line": 2, "code": "unknown_number", "written": "lots"},
        {"line": 3, "code": "duplicate_name", "written": "ana"},
        {"line": 4, "code": "not_half_points", "written": "0.3"},
    ]
    assert [line["name"] for line in seen["lines"]] == ["Mira"]
    refused = bring_in(people, 422, text=text)
    assert (refused["code"], refused["faults"]) == ("lines_at_fault", seen["faults"])
    assert not LedgerEntry.objects.exists()


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


def test_balances_that_are_there_are_replaced_only_where_that_is_meant(people: People) -> None:
    bring_in(people)
    assert look(people)["there"] == 5
    changed = TEXT.replace("-2,50", "-3,50")
    assert bring_in(people, 422, text=changed)["code"] == "openings_there"
    bring_in(people, text=changed, replace=True)
    assert balances(people)["ana"] == -350


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text", None),
        ("text", ""),
        ("text", ["ana;1"]),
        ("command_id", None),
        ("columns.name", {"name": True}),
        ("columns.points", {"name": 0, "points": 1.5}),
        ("choices.ana", {"ana": "perhaps"}),
        ("choices.ana", {"ana": True}),
        ("replace", "perhaps"),
        ("lines", []),
    ],
)
def test_a_body_that_means_nothing_is_refused(people: People, field: str, value: object) -> None:
    changed: dict[str, Any] = {field.partition(".")[0]: value}
    refused = bring_in(people, 400, **changed)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])


def test_a_text_without_a_name_is_no_list(people: People) -> None:
    refused = bring_in(people, 422, text="Name;Points\n")
    assert refused["code"] == "nothing_in_it"


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


def test_members_read_and_directors_bring_in(
    people: People, strangers: People, nobody: Caller
) -> None:
    bring_in(people)
    Club.objects.update(public_view="all")
    address = f"clubs/{people.club.slug}/openings/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert device_of(people, "member").ask(address)["results"]
    assert bring_in(people, 401, caller=nobody)["code"] == "not_authenticated"
    for caller in (browser_of(people.bogdan), device_of(people), browser_of(strangers.ana)):
        assert bring_in(people, 403, caller=caller)["code"] == "not_allowed"
    Club.objects.update(public_view="nothing")
    foreign = browser_of(strangers.ana)
    assert foreign.ask(address, 404)["code"] == "not_found"
    assert bring_in(people, 404, caller=foreign)["code"] == "not_found"
