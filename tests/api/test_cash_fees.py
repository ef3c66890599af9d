"""`clubs/{slug}/cash/fees/`: what everybody of a night is charged."""

from __future__ import annotations

import pytest

from tests.api.cash import account, book, cash, fee
from tests.api.conftest import browser_of
from tests.api.nights import lost_night
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


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


def test_a_day_without_a_night_has_no_fee(people: People) -> None:
    """Or it would be charged, and stand in no list of nights."""
    refused = book(people, "fees", fee(people, night_on="2026-11-29"), 422)
    assert (refused["code"], refused["detail"]) == (
        "no_night",
        "There was no night on 2026-11-29.",
    )
    assert cash(people)["nights"] == [NIGHT.isoformat()]


def test_a_fee_is_taken_back_from_everybody(people: People) -> None:
    entries = book(people, "fees", fee(people, paid_now=True))["entries"]
    body = {"night_on": NIGHT.isoformat(), "upto": entries[-1]["id"]}
    mirrors = book(people, "fees/take-back", body)["entries"]
    assert {mirror["reverses"] for mirror in mirrors} == {entry["id"] for entry in entries}
    assert account(people, "fees")["charged_minor"] == 0
    assert book(people, "fees/take-back", body, 422)["code"] == "fee_gone"


def test_a_player_of_another_club_is_not_charged(people: People, strangers: People) -> None:
    foreign = fee(people, players=[strangers.players["ana"].pk])
    assert book(people, "fees", foreign, 422)["code"] == "unknown_player"
