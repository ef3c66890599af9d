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
    NotAllowed,
    NotOfThisClub,
    ReusedCommandId,
    UnknownValue,
)
from chouette.selectors.club_cash import CashAccount, cash_accounts, charged_on
from chouette.services.booking import Booked
from chouette.services.club_cash import charge_table_fee, contribute, record_expense
from chouette.services.payments import record_payment, reverse_payment
from tests.builders import NIGHT, balances
from tests.people import People

pytestmark = pytest.mark.django_db


def common(people: People, **options: Any) -> dict[str, Any]:
    return {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.elena,
        "amount_minor": 300,
        "currency": "EUR",
        **options,
    }


def fee(people: People, *names: str, **options: Any) -> Booked:
    options.setdefault("night_on", NIGHT)
    players = [people.players[name].pk for name in names]
    return charge_table_fee(**common(people, player_ids=players, **options))


def of(people: People, name: str, **options: Any) -> dict[str, Any]:
    return common(people, player_id=people.players[name].pk, **options)


def account(people: People, name: str) -> CashAccount:
    (found,) = (a for a in cash_accounts(people.club.pk) if a.name == name)
    return found


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
    args = {"club_id": people.club.pk, "actor": people.elena, "entry_id": entry.pk}
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


def test_it_keeps_a_kitty(people: People) -> None:
    contribute(**of(people, "ana", paid_now=True))
    contribute(**of(people, "radu"))
    record_expense(**of(people, "mira", amount_minor=120, note="Coffee"))
    assert balances(people) == {"radu": -300, "mira": 120}
    kitty = account(people, "kitty")
    assert (kitty.charged, kitty.spent, kitty.cash, kitty.owed) == (600, 120, 300, 180)


def test_it_pays_an_expense_back_from_the_kitty(people: People) -> None:
    record_expense(**of(people, "mira", amount_minor=120, paid_now=True))
    assert balances(people) == {}
    assert account(people, "kitty").cash == -120


def test_it_takes_each_of_them_back(people: People) -> None:
    booked = [
        *contribute(**of(people, "ana", paid_now=True)).entries,
        *record_expense(**of(people, "mira", paid_now=True)).entries,
    ]
    for entry in booked:
        args = {"club_id": people.club.pk, "actor": people.elena, "entry_id": entry.pk}
        reverse_payment(**args, command_id=uuid4())
    assert account(people, "kitty") == CashAccount("kitty", "EUR")
    assert balances(people) == {}


def test_it_hands_cash_in_and_out(people: People) -> None:
    ana = people.players["ana"].pk
    fee(people, "ana")
    for sides in ({"paid_by": ana, "paid_to": "fees"}, {"paid_by": "fees", "paid_to": ana}):
        record_payment(**common(people, actor=people.bogdan, **sides))
    fees = account(people, "fees")
    assert (fees.cash_in, fees.cash_out, fees.owed) == (300, 300, 300)


@pytest.mark.parametrize("book", [contribute, record_expense])
def test_it_is_for_directors(people: People, book: Any) -> None:
    with pytest.raises(NotAllowed):
        book(**of(people, "ana", actor=people.bogdan))
