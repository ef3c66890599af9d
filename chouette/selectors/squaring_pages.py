"""What the page of squaring up reads: payments made, and where an entry belongs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from chouette.models import Account, ChouetteSession, EntryKind, LedgerEntry
from chouette.refusals import NotFound
from chouette.selectors.squaring import live_entries


@dataclass(frozen=True)
class Paid:
    """A payment as it was made: who handed over how much to whom; numbers of players."""

    entry_id: int
    paid_by: int
    paid_to: int
    amount: int
    currency: str
    recorded_at: datetime


def payments_at(rows: Iterable[ChouetteSession]) -> list[Paid]:
    """The payments at these tables that stand, the latest first. One query."""
    entries = live_entries(EntryKind.PAYMENT).filter(
        chouette_session__in=[row.pk for row in rows],
        payer__player__isnull=False,
        payee__player__isnull=False,
    )
    return [
        Paid(
            entry_id=entry.pk,
            paid_by=entry.payee.player_id or 0,
            paid_to=entry.payer.player_id or 0,
            amount=entry.amount,
            currency=entry.unit,
            recorded_at=entry.recorded_at,
        )
        for entry in entries.select_related("payer", "payee").order_by("-pk")
    ]


def names_in_entry(entry: LedgerEntry) -> tuple[str, str]:
    """Who handed over money by a payment, and who got it: the entry's payee, then its payer."""
    accounts = Account.objects.select_related("player").in_bulk([entry.payee_id, entry.payer_id])
    paid_by, paid_to = accounts[entry.payee_id], accounts[entry.payer_id]
    return _owner(paid_by), _owner(paid_to)


def _owner(account: Account) -> str:
    return account.player.name if account.player else account.name


def table_of_entry(entry_id: int) -> int:
    """The table an entry belongs to. Raises NotFound; whether it may be seen is not judged here."""
    found = LedgerEntry.objects.filter(pk=entry_id).values_list("chouette_session_id", flat=True)
    session_id = found.first()
    if session_id is None:
        raise NotFound
    return session_id
