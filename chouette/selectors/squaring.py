"""The plan of who pays whom for the linked tables of a night, as it stands in the ledger.

A leg is a live `debt` entry. Its payments are the live `payment` entries that settle it, and the
payment that it settles itself if that came first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Min, QuerySet, Sum

from chouette.models import ChouetteSession, EntryKind, LedgerEntry


@dataclass(frozen=True)
class Leg:
    """`payer` owes `payee` `amount` minor units, of which `paid` is paid; numbers of players.

    `is_early` legs stand for a payment made before there was a plan; `is_added` ones came to a plan
    of which something was paid already, by a correction.
    """

    entry_id: int
    payer_id: int
    payee_id: int
    amount: int
    paid: int
    currency: str
    is_early: bool = False
    is_added: bool = False

    @property
    def due(self) -> int:
        """What is still to be paid."""
        return self.amount - self.paid


def live_entries(kind: EntryKind) -> QuerySet[LedgerEntry]:
    """Entries of a kind that stand: neither reversed nor reversals."""
    return LedgerEntry.objects.filter(kind=kind, reverses=None, reversed_by=None)


def legs_of(rows: Iterable[ChouetteSession]) -> tuple[Leg, ...]:
    """The legs of the plan of these tables, in the order they were made; two queries."""
    debts = live_entries(EntryKind.DEBT).filter(chouette_session__in=[row.pk for row in rows])
    return _legs(debts)


def leg_of(debt: LedgerEntry) -> Leg:
    """The leg that a live debt entry is."""
    (leg,) = _legs(live_entries(EntryKind.DEBT).filter(pk=debt.pk))
    return leg


def is_frozen(legs: Iterable[Leg]) -> bool:
    """Whether paying has begun, so that only the difference of a correction is planned."""
    return any(leg.paid and not leg.is_early for leg in legs)


def _legs(debts: QuerySet[LedgerEntry]) -> tuple[Leg, ...]:
    found = list(debts.select_related("payer", "payee", "settles__reversed_by").order_by("pk"))
    payments = (
        live_entries(EntryKind.PAYMENT)
        .filter(settles__in=[debt.pk for debt in found])
        .order_by()
        .values_list("settles")
        .annotate(Sum("amount"), Min("pk"))
    )
    paid = {debt: amount for debt, amount, _first in payments}
    frozen_at = min((first for _debt, _amount, first in payments), default=None)
    return tuple(_leg(debt, paid.get(debt.pk, 0), frozen_at) for debt in found)


def _leg(debt: LedgerEntry, paid: int, frozen_at: int | None) -> Leg:
    early = debt.settles
    if early is not None and getattr(early, "reversed_by", None) is None:
        paid += early.amount
    return Leg(
        entry_id=debt.pk,
        payer_id=debt.payer.player_id or 0,
        payee_id=debt.payee.player_id or 0,
        amount=debt.amount,
        paid=paid,
        currency=debt.unit,
        is_early=early is not None,
        is_added=frozen_at is not None and debt.pk > frozen_at,
    )
