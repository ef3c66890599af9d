"""The plan of who pays whom: it asks exactly for what is open, and never while a night goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chouette.models import ChouetteSession, LedgerEntry, OutboxMessage
from chouette.selectors.squaring import (
    Leg,
    Paid,
    asked,
    is_frozen,
    legs_of,
    payments_at,
    stated_money,
    still_open,
)
from chouette.selectors.tables import linked_tables


def linked_groups(
    night: Sequence[ChouetteSession],
) -> Iterator[tuple[ChouetteSession, ...]]:
    """The tables of one night, those together that square up together."""
    left = {table.pk: table for table in night}
    while left:
        group = linked_tables(next(iter(left.values())), night)
        yield group
        for table in group:
            left.pop(table.pk, None)


def plan_faults(tables: Sequence[ChouetteSession]) -> Iterator[str]:
    """What is wrong with the plan of linked tables; nothing while work on it waits to be done.

    Debts and payments together are the money of the statement lines.
    """
    faults = list(_faults(tables))
    if faults and not _is_waiting(tables):
        first = tables[0]
        yield from (f"night {first.night_on}, table {first.pk}: {fault}" for fault in faults)


def _faults(tables: Sequence[ChouetteSession]) -> Iterator[str]:
    if tables[0].is_practice:
        debts = LedgerEntry.objects.filter(chouette_session__in=[table.pk for table in tables])
        if debts.exists():
            yield "a practice night has a plan"
        return
    legs, payments = legs_of(tables), payments_at(tables)
    stated = all(table.stated_seq == table.last_seq for table in tables)
    currencies = {table.currency for table in tables} | {leg.currency for leg in legs}
    for currency in sorted(currencies - {""}):
        own = [leg for leg in legs if leg.currency == currency]
        paid = [payment for payment in payments if payment.currency == currency]
        yield from _faults_in(tables, currency, own, paid, stated=stated)


def _faults_in(
    tables: Sequence[ChouetteSession],
    currency: str,
    legs: Sequence[Leg],
    paid: Sequence[Paid],
    *,
    stated: bool,
) -> Iterator[str]:
    if not stated:
        if legs and not is_frozen(paid):
            yield f"{currency} is asked for while the night goes on"
        return
    money = stated_money(tables, currency)
    is_open = still_open({str(player): amount for player, amount in money.items()}, paid)
    if asked(leg for leg in legs if not leg.is_early) != is_open:
        yield f"the plan does not ask for the {currency} that is open"
    yield from (f"more than leg {leg.entry_id} asks is paid" for leg in legs if leg.due < 0)


def _is_waiting(tables: Sequence[ChouetteSession]) -> bool:
    undone = OutboxMessage.objects.filter(done_at=None, topic__in=("statement", "plan", "restate"))
    return undone.filter(payload__session__in=[table.pk for table in tables]).exists()
