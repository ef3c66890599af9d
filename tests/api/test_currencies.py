"""Which currencies there are, which of them a club has, and that points have no stake."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import ChouetteSession, Club, LedgerEntry
from tests.api.cash import book, given
from tests.api.conftest import browser_of
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def paid(people: People, currency: str, status: int) -> Any:
    return browser_of(people.bogdan).send(
        f"clubs/{people.club.slug}/payments/",
        {
            "command_id": str(uuid4()),
            "paid_by": people.players["ana"].pk,
            "paid_to": people.players["carla"].pk,
            "amount_minor": 250,
            "currency": currency,
        },
        status,
    )


def opened(people: People, status: int = 201, **fields: Any) -> Any:
    body = {"command_id": str(uuid4()), "night_on": NIGHT.isoformat(), "table": "T", **fields}
    return browser_of(people.bogdan).send(f"clubs/{people.club.slug}/sessions/", body, status)


def changed(people: People, status: int = 200, **fields: Any) -> Any:
    club = f"clubs/{people.club.slug}/"
    return browser_of(people.ana).send(club, fields, status, method="patch")


@pytest.mark.parametrize("code", ["ZZZ", "XXZ", "XTS", "XAU"])
def test_what_is_no_currency_is_refused_everywhere(people: People, code: str) -> None:
    club = {"command_id": str(uuid4()), "name": "New", "currency": code}
    for refused in (
        browser_of(people.dinu).send("clubs/", club, 422),
        changed(people, 422, currency=code),
        opened(people, 422, currency=code),
        paid(people, code, 422),
        book(people, "contributions", given(people, currency=code), 422),
    ):
        assert refused["code"] == "unknown_value"
    assert not LedgerEntry.objects.exists()


def test_a_payment_is_in_a_currency_that_the_club_has(people: People) -> None:
    assert paid(people, "CHF", 422)["code"] == "currency_unused"
    refused = book(people, "expenses", given(people, currency="CHF"), 422)
    assert refused["code"] == "currency_unused"
    open_table(people, "ana", "bogdan", currency="CHF", stake_minor=50)
    assert paid(people, "CHF", 201)["currency"] == "CHF"


def test_a_club_of_points_has_no_currency_until_a_table_brings_one(people: People) -> None:
    changed(people, currency="")
    assert paid(people, "EUR", 422)["code"] == "currency_unused"
    refused = book(people, "contributions", given(people, currency="EUR"), 422)
    assert refused["code"] == "currency_unused"
    opened(people, currency="EUR", stake_minor=50)
    assert paid(people, "EUR", 201)["currency"] == "EUR"


def test_what_a_club_once_had_is_still_paid(people: People) -> None:
    paid(people, "EUR", 201)
    changed(people, currency="RON")
    assert paid(people, "EUR", 201)["currency"] == "EUR"


def test_without_a_currency_there_is_no_stake_and_no_fee(people: People) -> None:
    changed(people, stake_minor=25, table_fee_minor=300)
    refused = changed(people, 422, currency="", stake_minor=25)
    assert refused["code"] == "points_have_no_stake"
    told = changed(people, currency="")
    assert (told["currency"], told["stake_minor"], told["table_fee_minor"]) == ("", 0, 0)
    assert changed(people, 422, table_fee_minor=300)["code"] == "points_have_no_stake"
    club = {"command_id": str(uuid4()), "name": "New", "stake_minor": 25}
    refused = browser_of(people.dinu).send("clubs/", club, 422)
    assert refused["code"] == "points_have_no_stake"


def test_a_table_for_points_only_has_no_stake(people: People) -> None:
    Club.objects.update(stake_minor=25)
    assert opened(people, 422, currency="", stake_minor=25)["code"] == "points_have_no_stake"
    told = opened(people, currency="", players=[people.players["ana"].pk])
    assert (told["currency"], told["stake_minor"]) == ("", 0)
    command = {
        "command_id": str(uuid4()),
        "expected_seq": told["seq"],
        "kind": "change_stake",
        "stake_minor": 5,
    }
    address = f"sessions/{ChouetteSession.objects.get().pk}/commands/"
    refused = browser_of(people.bogdan).send(address, command, 422)
    assert refused["code"] == "points_have_no_stake"
