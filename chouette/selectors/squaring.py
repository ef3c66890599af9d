"""The plan of who pays whom for the linked tables of a night, as it stands in the ledger.

A leg is a live `debt` entry. Its payments are the live `payment` entries that settle it, and the
payment that it settles itself if that came first. Whoever was merged into another is that other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from django.db.models import QuerySet, Sum
from django.db.models.functions import Coalesce

from chouette.models import ChouetteSession, EntryKind, LedgerEntry, StatementLine
from chouette.rules.squaring import Payment
from chouette.selectors.merged import owner_of


@dataclass(frozen=True)
class Leg:
    """`payer` owes `payee` `amount` minor units, of which `paid` is paid; numbers of players.

    A leg with a `settles` stands for that payment, which was made before the list was; when the
    payment is taken back, nothing of the leg is paid and it is no promise of anybody's.
    """

    entry_id: int
    payer_id: int
    payee_id: int
    amount: int
    paid: int
    currency: str
    settles: int | None = None

    @property
    def due(self) -> int:
        """What is still to be paid."""
        return self.amount - self.paid

    @property
    def is_early(self) -> bool:
        """Whether it stands for a payment from before the list was made."""
        return self.settles is not None

    @property
    def promise(self) -> Payment:
        """What is still to be paid, as the rules know it."""
        return Payment(str(self.payer_id), str(self.payee_id), self.due)


@dataclass(frozen=True)
class Paid:
    """A payment as it was made: who handed over how much to whom; numbers of players.

    `settles` is the leg it was made on, if on any; `command` the number of its command.
    """

    entry_id: int
    paid_by: int
    paid_to: int
    amount: int
    currency: str
    recorded_at: datetime
    settles: int | None = None
    command: int | None = None


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


def payments_at(rows: Iterable[ChouetteSession]) -> list[Paid]:
    """The payments between people at these tables that stand, the latest first. One query."""
    entries = live_entries(EntryKind.PAYMENT).filter(
        chouette_session__in=[row.pk for row in rows],
        payer__player__isnull=False,
        payee__player__isnull=False,
    )
    return [
        Paid(
            entry_id=entry.pk,
            paid_by=owner_of(entry.payee),
            paid_to=owner_of(entry.payer),
            amount=entry.amount,
            currency=entry.unit,
            recorded_at=entry.recorded_at,
            settles=entry.settles_id,
            command=entry.command_id,
        )
        for entry in entries.select_related("payer__player", "payee__player").order_by("-pk")
    ]


def is_frozen(paid: Iterable[Paid]) -> bool:
    """Whether something of the list was paid: from then on what is promised stays if it can."""
    return any(payment.settles is not None for payment in paid)


def still_open(money: Mapping[str, int], paid: Iterable[Paid]) -> dict[str, int]:
    """What each player is still owed of his money after these payments; zeros left out."""
    left = Counter(money)
    for payment in paid:
        left[str(payment.paid_by)] += payment.amount
        left[str(payment.paid_to)] -= payment.amount
    return {player: amount for player, amount in left.items() if amount}


def asked(legs: Iterable[Leg]) -> dict[str, int]:
    """What each player would be given by what is still due of these legs; zeros left out."""
    sums: Counter[str] = Counter()
    for leg in legs:
        sums[str(leg.payer_id)] -= leg.due
        sums[str(leg.payee_id)] += leg.due
    return {player: amount for player, amount in sums.items() if amount}


def stated_money(rows: Iterable[ChouetteSession], currency: str) -> dict[int, int]:
    """What the statement lines of these tables come to for each player in this currency. Whoever
    was merged since they were written is who he is by now. One query."""
    of_currency = [row.pk for row in rows if row.currency == currency]
    lines = StatementLine.objects.filter(chouette_session__in=of_currency).order_by()
    owned = lines.annotate(owner=Coalesce("player__merged_into_id", "player_id"))
    return dict(owned.values_list("owner").annotate(Sum("money")))


def _legs(debts: QuerySet[LedgerEntry]) -> tuple[Leg, ...]:
    sides = ("payer__player", "payee__player")
    found = list(debts.select_related(*sides, "settles__reversed_by").order_by("pk"))
    payments = (
        live_entries(EntryKind.PAYMENT)
        .filter(settles__in=[debt.pk for debt in found])
        .order_by()
        .values_list("settles")
        .annotate(Sum("amount"))
    )
    paid = dict(payments)
    return tuple(_leg(debt, paid.get(debt.pk, 0)) for debt in found)


def _leg(debt: LedgerEntry, paid: int) -> Leg:
    early = debt.settles
    if early is not None and getattr(early, "reversed_by", None) is None:
        paid += early.amount
    return Leg(
        entry_id=debt.pk,
        payer_id=owner_of(debt.payer),
        payee_id=owner_of(debt.payee),
        amount=debt.amount,
        paid=paid,
        currency=debt.unit,
        settles=debt.settles_id,
    )
