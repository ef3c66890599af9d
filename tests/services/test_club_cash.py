"""The club's cash: one command, all its entries or none, nobody charged twice for a night."""

from __future__ import annotations

from datetime import date
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command, LedgerEntry
from chouette.refusals import (
    BadAmount,
    NobodyToCharge,
    NotOfThisClub,
    ReusedCommandId,
    SeasonClosed,
    UnknownValue,
)
from chouette.selectors.club_cash import CashAccount, charged_on
from chouette.services.club_cash import charge_table_fee
from chouette.services.payments import reverse_payment
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, balances, some_night
from tests.people import People
from tests.services.cash import account, common, fee

pytestmark = pytest.mark.django_db


def test_it_charges_everybody_with_one_command(people: People) -> None:
    booked = fee(people, "ana", "radu", "mira")
    assert balances(people) == {"ana": -300, "radu": -300, "mira": -300}
    assert {entry.night_on for entry in booked.entries} == {NIGHT}
    assert Command.objects.filter(kind="table_fee").count() == 1


def test_it_books_a_fee_that_was_paid_at_once(people: People) -> None:
    fee(people, "ana", "radu", paid_now=True)
    assert balances(people) == {}
    assert account(people, "fees") == CashAccount("fees", "EUR", charged=600, cash_in=600)


def test_it_books_one_tap_once(people: People) -> None:
    again = uuid4()
    first = fee(people, "ana", "radu", command_id=again, paid_now=True)
    second = fee(people, "ana", "radu", command_id=again, paid_now=True)
    assert second.replayed
    assert second.entries == first.entries
    assert LedgerEntry.objects.count() == 4


def test_it_charges_nobody_twice_for_a_night(people: People) -> None:
    fee(people, "ana", "radu")
    assert len(fee(people, "ana", "mira").entries) == 1
    assert balances(people) == {"ana": -300, "radu": -300, "mira": -300}
    with pytest.raises(NobodyToCharge):
        fee(people, "ana", "mira")
    fee(people, "ana", night_on=date(2026, 12, 3))
    assert balances(people)["ana"] == -600


def test_it_charges_again_what_was_taken_back(people: People) -> None:
    entry = fee(people, "ana").entry
    assert charged_on(people.club.pk, NIGHT, "EUR") == {people.players["ana"].pk}
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "entry_id": entry.pk}
    reverse_payment(**args, command_id=uuid4())
    assert charged_on(people.club.pk, NIGHT, "EUR") == frozenset()
    fee(people, "ana")
    assert balances(people) == {"ana": -300}


def test_it_knows_a_merged_guest_as_who_he_is(people: People) -> None:
    fee(people, "radu")
    radu = people.players["radu"]
    radu.is_active, radu.merged_into = False, people.players["ana"]
    radu.save()
    with pytest.raises(NobodyToCharge):
        fee(people, "ana")


def test_it_leaves_a_closed_season_as_it_is(people: People) -> None:
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    season = begin_season(**args, name="Autumn", starts_on=NIGHT, ends_on=NIGHT)
    close_season(**args, season_id=season.pk)
    with pytest.raises(SeasonClosed):
        fee(people, "ana")
    fee(people, "ana", night_on=date(2026, 12, 3))


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"amount_minor": 0}, BadAmount),
        ({"amount_minor": 10**13}, BadAmount),
        ({"currency": "points"}, UnknownValue),
        ({"currency": ""}, UnknownValue),
        ({"player_ids": [10**9]}, NotOfThisClub),
    ],
)
def test_it_books_all_or_nothing(people: People, options: Any, refusal: type[Exception]) -> None:
    some_night(people, NIGHT)
    players = [people.players["ana"].pk]
    options = {"player_ids": players, "night_on": NIGHT, "paid_now": True, **options}
    if options["player_ids"] != players:
        options["player_ids"] = [*players, *options["player_ids"]]
    with pytest.raises(refusal):
        charge_table_fee(**common(people, **options))
    assert not LedgerEntry.objects.exists()
    assert not Command.objects.filter(kind="table_fee").exists()


def test_it_does_nothing_else_under_the_same_id(people: People) -> None:
    again = uuid4()
    fee(people, "ana", command_id=again)
    with pytest.raises(ReusedCommandId):
        fee(people, "radu", command_id=again)
