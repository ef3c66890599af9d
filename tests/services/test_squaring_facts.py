"""What was paid is a fact: it keeps a leg of its own when what is not paid is planned anew."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import EntryKind, LedgerEntry
from chouette.refusals import LegGone
from chouette.selectors.squaring import Leg, legs_of
from chouette.selectors.tables import linked_tables
from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, reverse_payment
from tests.builders import Table, balances, debts, open_table
from tests.people import People
from tests.services.squaring import correct, early, leg, pay

pytestmark = pytest.mark.django_db


@pytest.fixture
def four(people: People) -> Table:
    """Ana and Bogdan lost 1.00 each, Carla and Elena won as much: two pairs."""
    table = open_table(people, "ana", "bogdan", "carla", "elena")
    table.quick(bogdan=-2, carla=2, elena=2)
    table.close()
    return table


def told(table: Table) -> list[tuple[str, str, int, int]]:
    """Every leg as (payer, payee, amount, paid), the oldest first."""
    names = {player.pk: name for name, player in table.people.players.items()}
    legs = legs_of(linked_tables(table.row))
    return [(names[x.payer_id], names[x.payee_id], x.amount, x.paid) for x in legs]


def early_legs(table: Table) -> list[Leg]:
    return [leg for leg in legs_of(linked_tables(table.row)) if leg.is_early]


def test_it_leaves_a_leg_that_is_paid_in_part_where_it_still_holds(four: Table) -> None:
    pay(four, "ana", "carla", 30)
    correct(four, bogdan=-2, carla=3, elena=2)
    assert told(four) == [
        ("bogdan", "elena", 100, 0),
        ("ana", "carla", 30, 30),
        ("ana", "carla", 120, 0),
    ]


def test_it_splits_what_is_paid_of_a_leg_off_from_what_is_not(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 30)
    correct(closed, bogdan=1, carla=1)
    assert told(closed) == [
        ("ana", "carla", 50, 0),
        ("ana", "bogdan", 30, 30),
        ("ana", "bogdan", 20, 0),
    ]


def test_it_gives_each_of_two_payments_on_a_leg_its_own(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 30)
    pay(closed, "ana", "bogdan", 20)
    correct(closed, bogdan=1, carla=1)
    assert [x.amount for x in early_legs(closed)] == [30, 20]
    assert debts(closed) == {("ana", "carla"): 50}


def test_it_lets_the_promise_of_others_stand(four: Table) -> None:
    """Bogdan was told to pay Elena, and a correction between Ana and Carla is not his."""
    pay(four, "ana", "carla", 30)
    before = leg(four, "bogdan", "elena")
    correct(four, bogdan=-2, carla=4, elena=2)
    assert leg(four, "bogdan", "elena") == before


def test_it_has_whoever_was_paid_too_much_pay_whom_it_is_due_to(closed: Table) -> None:
    """Ana owes nobody any more, so nobody asks her to pay Carla and to be paid by Bogdan."""
    pay(closed, "ana", "bogdan")
    correct(closed, bogdan=1, carla=1)
    assert debts(closed) == {("bogdan", "carla"): 50}


def test_it_takes_a_fact_away_when_the_payment_is_taken_back(closed: Table) -> None:
    pay(closed, "ana", "carla", 10)
    early(closed, "bogdan", "carla", 40)
    dispatch()
    (fact,) = (x for x in early_legs(closed) if x.amount == 40)
    club, bogdan = closed.people.club, closed.people.bogdan
    taken = fact.settles or 0
    reverse_payment(club_id=club.pk, command_id=uuid4(), actor=bogdan, entry_id=taken)
    dispatch()
    assert debts(closed) == {("ana", "bogdan"): 100, ("ana", "carla"): 40}
    assert list(faults()) == []


def test_it_refuses_a_payment_on_a_leg_that_is_gone(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 30)
    old = leg(closed, "ana", "bogdan").entry_id
    correct(closed, bogdan=1, carla=1)
    with pytest.raises(LegGone):
        pay_leg(
            club_id=closed.people.club.pk,
            command_id=uuid4(),
            actor=closed.people.bogdan,
            leg_id=old,
        )
    assert LedgerEntry.objects.filter(kind=EntryKind.PAYMENT).count() == 1


def test_it_keeps_the_ledger_at_what_the_games_came_to(four: Table) -> None:
    pay(four, "ana", "carla", 30)
    early(four, "bogdan", "carla", 25)
    correct(four, bogdan=-1, carla=4, elena=-2)
    dispatch()
    ledger = balances(four.people)
    for payer, payee, amount, paid in told(four):
        ledger[payer] = ledger.get(payer, 0) + amount - paid
        ledger[payee] = ledger.get(payee, 0) - amount + paid
    assert not any(ledger.values())
