"""Squaring up in tests: a night that is closed, what is paid of its plan, what changes it."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from chouette.selectors.squaring import Leg, legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, record_payment
from tests.builders import Table, open_table
from tests.people import People


@pytest.fixture
def closed(people: People) -> Table:
    """Ana lost 1.50, Bogdan won 1.00 and Carla 0.50."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    return table


def leg(table: Table, payer: str, payee: str) -> Leg:
    """The leg of the plan by which one is to pay the other."""
    pair = (table.people.players[payer].pk, table.people.players[payee].pk)
    legs = legs_of(linked_tables(table.row))
    return next(leg for leg in legs if (leg.payer_id, leg.payee_id) == pair)


def pay(table: Table, payer: str, payee: str, amount_minor: int | None = None) -> LedgerEntry:
    """A payment on that leg, of the whole by default."""
    return pay_leg(
        club_id=table.people.club.pk,
        command_id=uuid4(),
        actor=table.people.bogdan,
        leg_id=leg(table, payer, payee).entry_id,
        amount_minor=amount_minor,
    ).entry


def early(table: Table, paid_by: str, paid_to: str, amount_minor: int) -> LedgerEntry:
    """A payment that names no leg."""
    return record_payment(
        club_id=table.people.club.pk,
        command_id=uuid4(),
        actor=table.people.bogdan,
        paid_by=table.people.players[paid_by].pk,
        paid_to=table.people.players[paid_to].pk,
        amount_minor=amount_minor,
        currency="EUR",
        session_id=table.session_id,
    ).entry


def correct(table: Table, **points: int) -> None:
    """The first game's points were others."""
    numbered = {table.people.number(name): value for name, value in points.items()}
    table.send(
        "correct_game",
        actor=table.people.ana,
        game=1,
        events=[{"type": "quick", "points": numbered, "winner": "team"}],
    )
    dispatch()


def reopen(table: Table) -> None:
    """The night goes on, and what follows from that is done."""
    table.send("reopen", actor=table.people.ana)
    dispatch()
