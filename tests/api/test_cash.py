"""`clubs/{slug}/cash/`: fees, contributions, expenses, and what they come to."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club, LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def book(
    people: People, what: str, body: dict[str, Any], status: int = 201, caller: Caller | None = None
) -> Any:
    caller = caller or browser_of(people.elena)
    sent = {"command_id": str(uuid4()), **body}
    return caller.send(f"clubs/{people.club.slug}/cash/{what}/", sent, status)


def fee(people: People, *names: str, **changes: Any) -> dict[str, Any]:
    numbers = [people.players[name].pk for name in names or ("ana", "bogdan")]
    return {
        "night_on": NIGHT.isoformat(),
        "players": numbers,
        "amount_minor": 300,
        **changes,
    }


def given(people: People, name: str = "carla", **changes: Any) -> dict[str, Any]:
    return {"player": people.players[name].pk, "amount_minor": 1000, **changes}


def cash(people: People) -> Any:
    told = browser_of(people.carla).ask(f"clubs/{people.club.slug}/cash/")
    is_answer(told, "GET", "clubs/{slug}/cash/")
    return told


def account(people: People, name: str) -> Any:
    return next(found for found in cash(people)["accounts"] if found["account"] == name)


def test_a_fee_is_charged_to_everybody_named(people: People) -> None:
    entries = book(people, "fees", fee(people))["entries"]
    assert [(e["kind"], e["payer"]["name"], e["amount_minor"]) for e in entries] == [
        ("fee", "ana", 300),
        ("fee", "bogdan", 300),
    ]
    assert {(e["payee"]["account"], e["night_on"]) for e in entries} == {
        ("fees", NIGHT.isoformat())
    }
    assert account(people, "fees") == {
        "account": "fees",
        "currency": "EUR",
        "charged_minor": 600,
        "spent_minor": 0,
        "cash_in_minor": 0,
        "cash_out_minor": 0,
        "cash_minor": 0,
        "owed_minor": 600,
    }


def test_a_fee_that_is_paid_at_once_lies_in_the_box(people: People) -> None:
    entries = book(people, "fees", fee(people, paid_now=True))["entries"]
    assert [entry["kind"] for entry in entries] == ["fee", "fee", "payment", "payment"]
    fees = account(people, "fees")
    assert (fees["cash_minor"], fees["owed_minor"]) == (600, 0)


def test_nobody_is_charged_twice_for_a_night(people: People) -> None:
    lost_night(people)
    book(people, "fees", fee(people, "ana"))
    (entry,) = book(people, "fees", fee(people))["entries"]
    assert entry["payer"]["name"] == "bogdan"
    refused = book(people, "fees", fee(people), 422)
    assert refused["code"] == "nobody_to_charge"
    night = browser_of(people.carla).ask(f"clubs/{people.club.slug}/cash/fees/")
    assert (night["night_on"], night["currency"]) == (NIGHT.isoformat(), "EUR")
    assert [(row["name"], row["charged"]) for row in night["players"]] == [
        ("ana", True),
        ("bogdan", True),
        ("carla", False),
    ]
    assert night["last_entry"] == entry["id"]
    is_answer(night, "GET", "clubs/{slug}/cash/fees/")


def test_who_played_is_told_of_the_night_that_is_named(people: People) -> None:
    address = f"clubs/{people.club.slug}/cash/fees/"
    carla = browser_of(people.carla)
    assert carla.ask(address)["night_on"] is None
    lost_night(people)
    lost_night(people, week=1, table="Table 2")
    night = carla.ask(address, night_on=NIGHT.isoformat())
    assert (night["night_on"], len(night["players"])) == (NIGHT.isoformat(), 3)
    assert carla.ask(address, night_on="2001-01-01")["players"] == []
    assert cash(people)["nights"][-1] == NIGHT.isoformat()


def test_a_fee_is_taken_back_from_everybody(people: People) -> None:
    entries = book(people, "fees", fee(people, paid_now=True))["entries"]
    body = {"night_on": NIGHT.isoformat(), "upto": entries[-1]["id"]}
    mirrors = book(people, "fees/take-back", body)["entries"]
    assert {mirror["reverses"] for mirror in mirrors} == {entry["id"] for entry in entries}
    assert account(people, "fees")["charged_minor"] == 0
    assert book(people, "fees/take-back", body, 422)["code"] == "fee_gone"


def test_somebody_gives_to_the_kitty_and_lays_out_for_the_club(people: People) -> None:
    book(people, "contributions", given(people, paid_now=True, note="new dice"))
    entries = book(people, "expenses", given(people, "ana", amount_minor=400))["entries"]
    assert [(e["kind"], e["payer"]["account"], e["payee"]["name"]) for e in entries] == [
        ("expense", "kitty", "ana")
    ]
    kitty = account(people, "kitty")
    assert (kitty["charged_minor"], kitty["spent_minor"]) == (1000, 400)
    assert (kitty["cash_minor"], kitty["owed_minor"]) == (1000, -400)


def test_a_booking_sent_twice_is_made_once(people: People) -> None:
    elena = browser_of(people.elena)
    for what, body in (
        ("fees", fee(people)),
        ("contributions", given(people)),
        ("expenses", given(people)),
    ):
        sent = {"command_id": str(uuid4()), **body}
        first = elena.send(f"clubs/{people.club.slug}/cash/{what}/", sent)
        again = elena.post(f"/api/v1/clubs/{people.club.slug}/cash/{what}/", sent)
        assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
        assert again.json() == first
        is_answer(first, "POST", f"clubs/{{slug}}/cash/{what}/")


def test_the_entries_of_the_box_come_newest_first(people: People) -> None:
    lost_night(people)
    book(people, "fees", fee(people))
    book(people, "contributions", given(people))
    address, carla = f"clubs/{people.club.slug}/cash/entries/", browser_of(people.carla)
    found = carla.ask(address)["results"]
    assert [entry["payee"]["account"] for entry in found] == ["kitty", "fees", "fees"]
    page = carla.ask(address, page_size=2)
    rest = carla.ask(page["next"].partition("/api/v1/")[2])
    assert page["results"] + rest["results"] == found


@pytest.mark.parametrize(
    ("what", "field", "value"),
    [
        ("fees", "amount_minor", True),
        ("fees", "amount_minor", 2.5),
        ("fees", "players", []),
        ("fees", "players", "ana"),
        ("fees", "night_on", "tonight"),
        ("contributions", "amount_minor", "300"),
        ("contributions", "player", True),
        ("expenses", "amount_minor", 0),
        ("expenses", "paid_now", "perhaps"),
        ("expenses", "amount", 300),
    ],
)
def test_a_body_that_means_nothing_is_refused(
    people: People, what: str, field: str, value: object
) -> None:
    body = fee(people) if what == "fees" else given(people)
    refused = book(people, what, {**body, field: value}, 400)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])
    assert not LedgerEntry.objects.exists()


def test_a_club_without_a_currency_is_asked_for_one(people: People) -> None:
    Club.objects.update(currency="")
    assert book(people, "contributions", given(people), 422)["code"] == "unknown_value"
    entries = book(people, "contributions", given(people, currency="RON"))["entries"]
    assert entries[0]["currency"] == "RON"


def test_a_player_of_another_club_is_not_charged(people: People, strangers: People) -> None:
    foreign = fee(people, players=[strangers.players["ana"].pk])
    assert book(people, "fees", foreign, 422)["code"] == "unknown_player"


def test_much_in_the_box_takes_no_more_queries_than_little(people: People) -> None:
    book(people, "contributions", given(people))
    book(people, "fees", fee(people))
    carla, club = browser_of(people.carla), f"clubs/{people.club.slug}/cash/"

    def ask() -> None:
        for part in ("", "entries/", "fees/"):
            carla.ask(f"{club}{part}")

    lost_night(people)
    few = queries_of(ask)
    for name in ("ana", "bogdan", "radu", "mira"):
        book(people, "contributions", given(people, name))
        book(people, "expenses", given(people, name))
    book(people, "fees", fee(people, "carla", "radu", "mira"))
    assert queries_of(ask) <= few


def test_members_read_it_and_directors_book(
    people: People, strangers: People, nobody: Caller
) -> None:
    Club.objects.update(public_view="all")
    bodies = {
        "fees": fee(people),
        "fees/take-back": {"night_on": NIGHT.isoformat(), "upto": 1},
        "contributions": given(people),
        "expenses": given(people),
    }
    for what, body in bodies.items():
        refused = book(people, what, body, 403, browser_of(people.bogdan))
        assert refused["code"] == "not_allowed"
        assert book(people, what, body, 403, device_of(people))["code"] == "not_allowed"
        assert book(people, what, body, 401, nobody)["code"] == "not_authenticated"
    for part in ("", "entries/", "fees/"):
        address = f"clubs/{people.club.slug}/cash/{part}"
        assert nobody.ask(address, 401)["code"] == "not_authenticated"
        assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
        assert device_of(people, "member").ask(address)
    Club.objects.update(public_view="nothing")
    foreign = browser_of(strangers.ana)
    assert book(people, "fees", fee(people), 404, foreign)["code"] == "not_found"
