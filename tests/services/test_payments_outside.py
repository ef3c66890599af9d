"""A payment that names no leg counts at its night, before, during and after paying by the list."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from chouette.refusals import BadAmount
from chouette.selectors.squaring import legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.payments import record_payment, reverse_payment
from tests.builders import Table, balances, debts, open_table
from tests.people import People
from tests.services.squaring import correct, early, pay, reopen

pytestmark = pytest.mark.django_db


def assert_asks_what_is_open(table: Table) -> None:
    ledger = balances(table.people)
    for (payer, payee), amount in debts(table).items():
        ledger[payer] = ledger.get(payer, 0) + amount
        ledger[payee] = ledger.get(payee, 0) - amount
    assert not any(ledger.values())


def test_it_is_a_payment_on_the_leg_that_asks_as_much_of_the_two(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 10)
    early(closed, "ana", "carla", 20)
    dispatch()
    assert debts(closed) == {("ana", "bogdan"): 90, ("ana", "carla"): 30}
    assert len(legs_of(linked_tables(closed.row))) == 2


def test_it_has_the_rest_planned_anew_where_no_leg_asks_it(closed: Table) -> None:
    """Carla was owed 0.50 by Ana and gets it from Bogdan, so Ana owes it to Bogdan."""
    pay(closed, "ana", "bogdan", 10)
    early(closed, "bogdan", "carla", 50)
    dispatch()
    assert debts(closed) == {("ana", "bogdan"): 140}
    assert_asks_what_is_open(closed)


def test_it_turns_the_debt_where_it_is_more_than_was_asked(closed: Table) -> None:
    pay(closed, "ana", "bogdan")
    early(closed, "ana", "carla", 80)
    dispatch()
    assert debts(closed) == {("carla", "ana"): 30}


@pytest.mark.parametrize("first", ["closed", "reopened"])
def test_it_is_not_asked_again_after_the_night_was_opened_and_closed(
    closed: Table, first: str
) -> None:
    """Ana pays Carla on the side; a list of which something is paid does not forget it."""
    pay(closed, "ana", "bogdan", 10)
    if first == "reopened":
        reopen(closed)
    early(closed, "ana", "carla", 50)
    dispatch()
    if first == "closed":
        reopen(closed)
    closed.close()
    assert debts(closed) == {("ana", "bogdan"): 90}
    assert_asks_what_is_open(closed)


def test_it_counts_beside_a_correction_while_the_night_is_open_again(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 10)
    reopen(closed)
    early(closed, "bogdan", "carla", 50)
    correct(closed, bogdan=2, carla=-1)
    closed.close()
    assert_asks_what_is_open(closed)
    assert debts(closed) == {("ana", "bogdan"): 40, ("carla", "bogdan"): 100}


def test_it_leaves_the_list_as_it_was_when_it_is_taken_back(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 10)
    outside = record_payment(
        club_id=closed.people.club.pk,
        command_id=uuid4(),
        actor=closed.people.bogdan,
        paid_by=closed.people.players["carla"].pk,
        paid_to=closed.people.players["mira"].pk,
        amount_minor=25,
        currency="EUR",
        session_id=closed.session_id,
    )
    dispatch()
    assert debts(closed) == {
        ("ana", "bogdan"): 90,
        ("ana", "carla"): 50,
        ("mira", "carla"): 25,
    }
    club, bogdan = closed.people.club, closed.people.bogdan
    entry = outside.entry.pk
    reverse_payment(club_id=club.pk, command_id=uuid4(), actor=bogdan, entry_id=entry)
    dispatch()
    assert debts(closed) == {("ana", "bogdan"): 90, ("ana", "carla"): 50}


@pytest.mark.parametrize("amount", [0, -1, 2.5, "3", True, None])
def test_it_is_a_whole_amount(closed: Table, amount: object) -> None:
    with pytest.raises(BadAmount):
        early(closed, "ana", "carla", amount)  # type: ignore[arg-type]
    assert not LedgerEntry.objects.filter(kind="payment").exists()


def test_it_is_one_list_where_two_that_were_paid_come_together(people: People) -> None:
    """Ana owes Bogdan at one table, and he her at the other: after the merger one of them pays."""
    first = open_table(people, "ana", "bogdan", "carla", "radu")
    first.quick(bogdan=4, carla=0, radu=0)
    for name in ("ana", "bogdan"):
        first.send("leave", player=people.number(name))
    first.close()
    pay(first, "ana", "bogdan", 10)
    second = open_table(people, "bogdan", "ana", "mira", "sorin", table="Table 2")
    second.quick(ana=3, mira=0, sorin=0)
    second.close()
    pay(second, "bogdan", "ana", 20)
    for table in (first, second):
        reopen(table)
    second.send("merge_table", from_table="Table 1", actor=people.ana)
    second.close()
    assert debts(second) == {("ana", "bogdan"): 60}
    assert_asks_what_is_open(second)
