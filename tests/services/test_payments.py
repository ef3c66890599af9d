"""Payments, fees and opening balances: booked once, taken back by a mirror."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

import pytest

from chouette.models import LedgerEntry
from chouette.refusals import (
    BadAmount,
    NotAllowed,
    NotFound,
    NotOfThisClub,
    NotReversible,
    ReusedCommandId,
    SameParty,
    UnknownValue,
)
from chouette.services.booking import Booked
from chouette.services.payments import record_payment, reverse_payment
from tests.builders import balances, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def pay(people: People, **options: Any) -> Booked:
    options.setdefault("command_id", uuid4())
    options.setdefault("actor", people.bogdan)
    options.setdefault("paid_by", people.players["radu"].pk)
    options.setdefault("paid_to", people.players["mira"].pk)
    options.setdefault("amount_minor", 250)
    options.setdefault("currency", "EUR")
    return record_payment(club_id=people.club.pk, **options)


def take_back(people: People, entry: LedgerEntry, **options: Any) -> Booked:
    options.setdefault("command_id", uuid4())
    options.setdefault("actor", people.bogdan)
    return reverse_payment(club_id=people.club.pk, entry_id=entry.pk, **options)


def test_it_counts_for_the_payer_and_against_the_payee(people: People) -> None:
    entry = pay(people, note="after  the\nnight").entry
    assert balances(people) == {"radu": 250, "mira": -250}
    assert (entry.kind, entry.note) == ("payment", "after the night")


def test_it_books_one_payment_however_often_it_is_sent(people: People) -> None:
    command_id = uuid4()
    first, again = (pay(people, command_id=command_id) for _ in range(2))
    assert (first.replayed, again.replayed) == (False, True)
    assert first.entry == again.entry
    assert balances(people) == {"radu": 250, "mira": -250}


def test_it_refuses_a_known_id_with_another_amount_or_use(people: People) -> None:
    command_id = uuid4()
    pay(people, command_id=command_id)
    with pytest.raises(ReusedCommandId):
        pay(people, command_id=command_id, amount_minor=251)
    with pytest.raises(ReusedCommandId):
        open_table(people, "ana", "bogdan").send("void", command_id=command_id)


def test_it_refuses_to_book_under_the_id_of_a_command_to_a_table(people: People) -> None:
    command_id = UUID(int=7)
    open_table(people, "ana", "bogdan").send("start_game", command_id=command_id)
    with pytest.raises(ReusedCommandId):
        pay(people, command_id=command_id)


@pytest.mark.parametrize("amount", [0, -1, 2.5, True, "1", 10**12 + 1])
def test_it_refuses_an_amount_that_is_none(people: People, amount: Any) -> None:
    with pytest.raises(BadAmount):
        pay(people, amount_minor=amount)


def test_it_refuses_parties_and_currencies_it_does_not_know(
    people: People, strangers: People
) -> None:
    with pytest.raises(SameParty):
        pay(people, paid_to=people.players["radu"].pk)
    with pytest.raises(NotOfThisClub):
        pay(people, paid_to=strangers.players["radu"].pk)
    with pytest.raises(UnknownValue):
        pay(people, paid_to="piggy bank")
    for currency in ("", "eur", "POINT", "points"):
        with pytest.raises(UnknownValue):
            pay(people, currency=currency)
    with pytest.raises(NotFound):
        pay(people, session_id=open_table(strangers, "ana", "bogdan").session_id)
    assert not LedgerEntry.objects.exists()


def test_it_is_for_scorers(people: People) -> None:
    with pytest.raises(NotAllowed):
        pay(people, actor=people.carla)
    with pytest.raises(NotFound):
        pay(people, actor=people.dinu)


def test_it_takes_a_payment_back_once(people: People) -> None:
    entry = pay(people).entry
    mirror = take_back(people, entry).entry
    assert mirror.reverses == entry
    assert balances(people) == {}
    for again in (entry, mirror):
        with pytest.raises(NotReversible):
            take_back(people, again)


def test_it_takes_back_once_however_often_it_is_sent(people: People) -> None:
    entry, command_id = pay(people).entry, uuid4()
    first, again = (take_back(people, entry, command_id=command_id) for _ in range(2))
    assert (first.entry, again.replayed) == (again.entry, True)


def test_it_takes_no_game_back(people: People) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=1)
    with pytest.raises(NotReversible):
        take_back(people, LedgerEntry.objects.get(), actor=people.ana)
