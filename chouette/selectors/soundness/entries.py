"""Entries and accounts: zero sums, mirrors, and nothing that belongs to nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery, Sum, Value
from django.db.models.functions import Coalesce

from chouette.models import Account, EntryKind, LedgerEntry
from chouette.models.ledger import CLUB_ACCOUNTS, POINTS
from chouette.selectors.ledger import GAME_KINDS

MONEY_KINDS = (EntryKind.DEBT, EntryKind.PAYMENT, EntryKind.FEE, EntryKind.EXPENSE)
BOOKED_KINDS = (EntryKind.PAYMENT, EntryKind.FEE, EntryKind.EXPENSE, EntryKind.OPENING)
"""What somebody asked for, and so has a command."""


def entry_faults(club_id: int | None = None) -> Iterator[str]:
    """What is wrong with entries and accounts, of one club if named."""
    entries, accounts = LedgerEntry.objects.all(), Account.objects.all()
    if club_id is not None:
        entries, accounts = entries.filter(club_id=club_id), accounts.filter(club_id=club_id)
    yield from _unequal_sums(accounts)
    for told, rows in _entry_rules(entries):
        yield from (f"entry {pk} {told}" for pk in _numbers(rows))
    twice = entries.exclude(reverses=None).order_by().values_list("reverses")
    for pk, _ in twice.annotate(times=Count("pk")).filter(times__gt=1):
        yield f"entry {pk} is taken back more than once"
    nobody = accounts.filter(player=None).exclude(name__in=CLUB_ACCOUNTS)
    yield from (f"account {pk} belongs to nobody" for pk in _numbers(nobody))


def _unequal_sums(accounts: QuerySet[Account]) -> Iterator[str]:
    nets = accounts.annotate(net=_sum("payee") - _sum("payer")).order_by()
    sums = nets.values_list("club_id", "unit").annotate(total=Sum("net"))
    for club, unit, total in sums.exclude(total=0):
        yield f"club {club}: the balances in {unit} come to {total}, not to zero"


def _sum(side: str) -> Coalesce:
    mine = LedgerEntry.objects.filter(**{side: OuterRef("pk")}).order_by().values(side)
    return Coalesce(Subquery(mine.annotate(sum=Sum("amount")).values("sum")), Value(0))


def _entry_rules(
    entries: QuerySet[LedgerEntry],
) -> Iterator[tuple[str, QuerySet[LedgerEntry]]]:
    yield (
        "has sides of another unit or club",
        entries.exclude(
            payer__unit=F("unit"),
            payee__unit=F("unit"),
            payer__club=F("club"),
            payee__club=F("club"),
        ),
    )
    yield "moves nothing between two", entries.filter(Q(amount__lte=0) | Q(payer=F("payee")))
    yield "does not mirror what it reverses", entries.exclude(reverses=None).exclude(_MIRRORS)
    yield "reverses a reversal", entries.exclude(reverses__reverses=None)
    of_games = entries.filter(kind__in=GAME_KINDS)
    loose = Q(game=None) | Q(chouette_session=None) | Q(command=None)
    yield "is of no game, table or command", of_games.filter(loose)
    commanded = of_games.exclude(command=None)
    own_table = Q(command__chouette_session=F("chouette_session"))
    yield "comes from a command of another table", commanded.exclude(own_table)
    yield "is no entry of a game", entries.exclude(kind__in=GAME_KINDS).exclude(game=None)
    points = Q(kind__in=GAME_KINDS) & ~Q(unit=POINTS)
    money = Q(kind__in=MONEY_KINDS, unit=POINTS)
    yield "is of a unit that its kind has not", entries.filter(points | money)
    yield "is a debt of no table", entries.filter(kind=EntryKind.DEBT, chouette_session=None)
    yield "comes from no command", entries.filter(kind__in=BOOKED_KINDS, command=None)
    yield "settles what it does not pay", entries.exclude(settles=None).exclude(_SETTLES)


def _same(field: str, other: str) -> Q:
    """Equal, or both empty."""
    both_empty = Q(**{f"{field}__isnull": True, f"{other}__{field}__isnull": True})
    return Q(**{field: F(f"{other}__{field}")}) | both_empty


_MIRRORS = (
    Q(
        payer=F("reverses__payee"),
        payee=F("reverses__payer"),
        amount=F("reverses__amount"),
        kind=F("reverses__kind"),
        revision=F("reverses__revision"),
        unit=F("reverses__unit"),
        club=F("reverses__club"),
    )
    & _same("game", "reverses")
    & _same("chouette_session", "reverses")
)

_SETTLES = Q(payer=F("settles__payee"), payee=F("settles__payer"), settles__reverses=None) & (
    Q(kind=EntryKind.PAYMENT, settles__kind=EntryKind.DEBT)
    | Q(kind=EntryKind.DEBT, settles__kind=EntryKind.PAYMENT)
)
"""The mirror of either settles nothing: `reverse_entries` leaves that out."""


def _numbers(rows: QuerySet[Any]) -> Iterator[int]:
    yield from rows.order_by("pk").values_list("pk", flat=True).iterator()
