"""The kitty: what goes into it, what is laid out for the club, what is taken back."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.refusals import NotAllowed
from chouette.selectors.club_cash import CashAccount
from chouette.services.club_cash import contribute, record_expense
from chouette.services.payments import record_payment, reverse_payment
from tests.builders import balances
from tests.people import People
from tests.services.cash import account, common, fee, of

pytestmark = pytest.mark.django_db


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
        args: dict[str, Any] = {
            "club_id": people.club.pk,
            "actor": people.elena,
            "entry_id": entry.pk,
        }
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
