"""A frozen plan after a correction: nobody is told to pay somebody who is told to pay him."""

from __future__ import annotations

from collections import Counter

import pytest

from chouette.models import EntryKind, LedgerEntry
from chouette.selectors.squaring import legs_of
from chouette.selectors.tables import linked_tables
from chouette.selectors.verification import faults
from tests.builders import Table, balances
from tests.people import People
from tests.services.squaring import correct, pay

pytestmark = pytest.mark.django_db


def due(table: Table) -> Counter[tuple[str, str]]:
    """What is still to be paid by pair; a pair may have several legs."""
    names = {player.pk: name for name, player in table.people.players.items()}
    found: Counter[tuple[str, str]] = Counter()
    for leg in legs_of(linked_tables(table.row)):
        found[names[leg.payer_id], names[leg.payee_id]] += leg.due
    return +found


def opposite(table: Table) -> set[frozenset[str]]:
    """Pairs who are both told to pay each other."""
    owed = due(table)
    return {frozenset(pair) for pair in owed if pair[::-1] in owed}


@pytest.mark.parametrize("carla", [-4, -3, -2, -1, 1, 2, 3, 4])
@pytest.mark.parametrize("bogdan", [-4, -2, 1, 2, 4])
def test_it_brings_everybody_to_zero_in_one_direction(
    closed: Table, bogdan: int, carla: int
) -> None:
    pay(closed, "ana", "bogdan", 10)
    correct(closed, bogdan=bogdan, carla=carla)
    ledger = balances(closed.people)
    for (payer, payee), amount in due(closed).items():
        ledger[payer] = ledger.get(payer, 0) + amount
        ledger[payee] = ledger.get(payee, 0) - amount
    assert not any(ledger.values())
    assert opposite(closed) == set()
    owed = due(closed)
    assert {payer for payer, _ in owed}.isdisjoint(payee for _, payee in owed)


def test_it_asks_a_pair_once(closed: Table) -> None:
    """Carla gets 0.50 more: Ana is asked for 1.00 at once, not for 0.50 twice."""
    pay(closed, "ana", "bogdan")
    correct(closed, bogdan=2, carla=2)
    assert due(closed) == {("ana", "carla"): 100}
    assert [leg.due for leg in legs_of(linked_tables(closed.row))] == [0, 100]


def test_it_drops_both_where_they_are_the_same(closed: Table) -> None:
    pay(closed, "ana", "bogdan")
    correct(closed, bogdan=2, carla=0)
    assert due(closed) == {}
    assert not any(balances(closed.people).values())


def test_it_takes_nothing_back_that_was_paid(closed: Table, people: People) -> None:
    pay(closed, "ana", "carla", 20)
    correct(closed, bogdan=2, carla=-1)
    paid = LedgerEntry.objects.filter(kind=EntryKind.PAYMENT)
    assert [entry.amount for entry in paid] == [20]
    assert not paid.filter(reverses__isnull=False).exists()
    assert list(faults()) == []
