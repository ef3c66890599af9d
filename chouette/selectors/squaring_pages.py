"""What the page of squaring up reads beside the plan: why it changed, where an entry belongs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from chouette.models import Account, ChouetteSession, Command, EntryKind, LedgerEntry
from chouette.refusals import NotFound
from chouette.rules.commands import CorrectGame, Reopen
from chouette.selectors.squaring import Paid


@dataclass(frozen=True)
class SincePaying:
    """What happened to a list after something of it was paid, because of which it was made anew.

    `first` is the number of the payment by which paying began: legs of a higher number were not
    there then. `corrected` are games as (table, number); `outside` the payments outside the list,
    the latest first; `taken_back` says that such a one was taken back.
    """

    first: int
    corrected: tuple[tuple[str, int], ...]
    reopened: bool
    outside: tuple[Paid, ...]
    taken_back: bool


def since_paying(tables: Sequence[ChouetteSession], paid: Sequence[Paid]) -> SincePaying | None:
    """What changed a list since the first payment on it that stands; None if nothing did.

    `paid` are the payments at these tables in one currency. At most four queries.
    """
    first = min((p for p in paid if p.settles), key=lambda p: p.entry_id, default=None)
    if first is None:
        return None
    here = LedgerEntry.objects.filter(
        chouette_session__in=[table.pk for table in tables],
        unit=first.currency,
        pk__gt=first.entry_id,
    )
    if not here.filter(kind=EntryKind.DEBT).exists():
        return None
    # A payment that was made and taken back since then left nothing behind.
    older = Q(reverses__lt=first.entry_id, reverses__settles=None)
    return SincePaying(
        first=first.entry_id,
        corrected=tuple(dict.fromkeys(_corrected(tables, first))),
        reopened=_commands(tables, first).filter(kind=Reopen.kind).exists(),
        outside=tuple(p for p in paid if p.settles is None and p.entry_id > first.entry_id),
        taken_back=here.filter(older, kind=EntryKind.PAYMENT).exists(),
    )


def _commands(tables: Iterable[ChouetteSession], first: Paid) -> QuerySet[Command]:
    here = Command.objects.filter(chouette_session__in=[table.pk for table in tables])
    return here.filter(pk__gt=first.command or 0).order_by("pk")


def _corrected(tables: Iterable[ChouetteSession], first: Paid) -> Iterable[tuple[str, int]]:
    corrections = _commands(tables, first).filter(kind=CorrectGame.kind)
    for table, body in corrections.values_list("chouette_session__table", "body"):
        yield table, int(body["game"])


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
