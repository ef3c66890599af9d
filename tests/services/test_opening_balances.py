"""Fees and opening balances: booked by directors, taken back by a mirror."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.refusals import BadAmount, NotAllowed, UnknownValue
from chouette.services.balances import record_fee, record_opening
from chouette.services.booking import Booked
from chouette.services.payments import reverse_payment
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db


def fee(people: People, **options: Any) -> Booked:
    options = {"actor": people.elena, "amount_minor": 300, "currency": "EUR", **options}
    radu = people.players["radu"].pk
    return record_fee(club_id=people.club.pk, command_id=uuid4(), player_id=radu, **options)


def opening(people: People, **options: Any) -> Booked:
    options = {"actor": people.elena, "amount": -100, "unit": "EUR", **options}
    radu = people.players["radu"].pk
    return record_opening(club_id=people.club.pk, command_id=uuid4(), player_id=radu, **options)


def test_it_books_what_a_player_owes_the_club(people: People) -> None:
    fee(people)
    fee(people, account="kitty", amount_minor=50)
    assert balances(people) == {"radu": -350}


@pytest.mark.parametrize(("unit", "amount"), [("EUR", 700), ("EUR", -700), ("points", -5)])
def test_it_brings_a_balance_in(people: People, unit: str, amount: int) -> None:
    opening(people, unit=unit, amount=amount)
    assert balances(people, unit) == {"radu": amount}


@pytest.mark.parametrize("book", [fee, opening])
def test_it_is_for_directors(people: People, book: Any) -> None:
    with pytest.raises(NotAllowed):
        book(people, actor=people.bogdan)


@pytest.mark.parametrize("book", [fee, opening])
def test_it_is_taken_back_by_directors(people: People, book: Any) -> None:
    args: dict[str, Any] = {"club_id": people.club.pk, "entry_id": book(people).entry.pk}
    with pytest.raises(NotAllowed):
        reverse_payment(**args, command_id=uuid4(), actor=people.bogdan)
    reverse_payment(**args, command_id=uuid4(), actor=people.elena)
    assert balances(people) == {}


@pytest.mark.parametrize("amount", [0, 1.5, True, -(10**12) - 1])
def test_it_opens_no_balance_that_is_none(people: People, amount: Any) -> None:
    with pytest.raises(BadAmount):
        opening(people, amount=amount)


def test_it_owes_no_fee_in_points(people: People) -> None:
    with pytest.raises(UnknownValue):
        fee(people, currency="points")
