"""A statement that cannot be made says why, keeps nothing, and is made once it can."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from chouette.models import EntryKind, LedgerEntry, OutboxMessage, Statement, StatementLine
from chouette.services.outbox import LEASE_S, dispatch
from chouette.services.statements import LedgerMismatch
from tests.builders import Table, debts, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def bent(people: People) -> Table:
    """A closed table one of whose entries somebody changed behind the guards."""
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.send("close", actor=people.ana)
    bend(3)
    return table


def bend(amount: int) -> None:
    with lifted():
        LedgerEntry.objects.filter(kind=EntryKind.CONTRACT).update(amount=amount)


def test_it_makes_none_and_says_why(bent: Table) -> None:
    with pytest.raises(LedgerMismatch):
        dispatch()
    message = OutboxMessage.objects.get()
    assert message.last_error.startswith(f"LedgerMismatch: table {bent.session_id}: the log says")
    assert (message.done_at, message.attempts) == (None, 1)
    assert not Statement.objects.exists()
    assert not StatementLine.objects.exists()
    assert bent.row.stated_seq is None


def test_it_makes_it_once_the_books_agree(bent: Table) -> None:
    with pytest.raises(LedgerMismatch):
        dispatch()
    bend(4)
    OutboxMessage.objects.update(claimed_at=timezone.now() - timedelta(seconds=LEASE_S + 1))
    assert dispatch() == 1
    assert OutboxMessage.objects.get().last_error == ""
    assert bent.row.stated_seq == bent.seq
    assert debts(bent) == {("ana", "bogdan"): 100}


def test_it_counts_until_something_else_happens(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    assert (table.row.stated_seq, StatementLine.objects.count()) == (table.seq, 2)
    table.send("reopen", actor=people.ana)
    assert (table.row.stated_seq, StatementLine.objects.count()) == (None, 0)
    assert Statement.objects.count() == 1
    table.close()
    assert (table.row.stated_seq, StatementLine.objects.count()) == (table.seq, 2)
    assert list(Statement.objects.values_list("last_seq", flat=True)) == [
        table.seq - 2,
        table.seq,
    ]


def test_it_says_everything_of_the_night(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    body = Statement.objects.get().body
    assert {key: body[key] for key in ("table", "games", "currency", "stake_minor")} == {
        "table": "Table 1",
        "games": 1,
        "currency": "EUR",
        "stake_minor": 50,
    }
    assert body["head"] == table.row.head
    assert body["rules"] == "Keith, a cube for each member"
    assert [(line["points_halves"], line["money_minor"]) for line in body["players"]] == [
        (-4, -100),
        (4, 100),
    ]


def test_it_states_a_table_where_nobody_played(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.close()
    assert Statement.objects.get().body["players"] == []
    assert debts(table) == {}
