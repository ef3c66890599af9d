"""The ledger, read: the entries of a game, of a table, of a club."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from django.db.models import Q, QuerySet, Sum

from chouette.models import ChouetteSession, EntryKind, LedgerEntry
from chouette.models.ledger import POINTS
from chouette.selectors.merged import accounts_of_player

GAME_KINDS = (EntryKind.CONTRACT, EntryKind.EXTRA, EntryKind.BOUGHT, EntryKind.SHARE)
ENTRIES_PAGE = 50
_SIDES = ("payer__player", "payee__player")


@dataclass(frozen=True)
class EntryLine:
    """One entry as a page shows it: names of both sides (a club's own account by its name).

    `amount` is half-points where `unit` is "points", minor units otherwise. `reverses` and
    `reversed_by` are numbers of entries.
    """

    entry_id: int
    unit: str
    payer_account: int
    payee_account: int
    payer_id: int | None
    payer: str
    payee_id: int | None
    payee: str
    amount: int
    kind: str
    session_id: int | None
    game: int | None
    revision: int
    reverses: int | None
    reversed_by: int | None
    settles: int | None
    command_id: int | None
    note: str
    night_on: date
    recorded_at: datetime


def game_totals(row: ChouetteSession) -> dict[int, int]:
    """Half-points of each player from the games of a table; zeros left out; two queries."""
    totals: Counter[int] = Counter()
    entries = LedgerEntry.objects.filter(
        chouette_session=row, unit=POINTS, kind__in=GAME_KINDS
    ).order_by()
    for side, sign in (("payee__player", 1), ("payer__player", -1)):
        for player, amount in entries.values_list(side).annotate(Sum("amount")):
            totals[player] += sign * amount
    return {player: halves for player, halves in totals.items() if halves}


def live_game_entries(row: ChouetteSession) -> list[tuple[int, int, int, int, str]]:
    """(game, payer, payee, half-points, kind) of what stands for each game, by game."""
    live = LedgerEntry.objects.filter(
        chouette_session=row, kind__in=GAME_KINDS, reverses=None, reversed_by=None
    )
    columns = ("game", "payer__player", "payee__player", "amount", "kind")
    return list(live.order_by("game", "pk").values_list(*columns))


def entries_of_club(
    club_id: int, *, unit: str | None = None, before: int | None = None, money_only: bool = False
) -> tuple[EntryLine, ...]:
    """A club's entries, the newest first, below number `before`; a page, two queries.

    `money_only` leaves the points of games out (opening balances in points are among the rest).
    """
    entries = LedgerEntry.objects.filter(club_id=club_id)
    if unit is not None:
        entries = entries.filter(unit=unit)
    if money_only:
        entries = entries.filter(game=None)
    return entry_lines(_before(entries, before).order_by("-pk")[:ENTRIES_PAGE])


@dataclass(frozen=True)
class Sought:
    """Which entries of a club are looked for; what is None does not matter. The player is whoever
    was merged into him, too."""

    player: int | None = None
    unit: str | None = None
    kind: str | None = None
    session: int | None = None
    since: date | None = None
    until: date | None = None


def entries_sought(club_id: int, sought: Sought) -> QuerySet[LedgerEntry]:
    """A club's entries that are looked for, with the players of both sides; a query for the
    accounts of a player."""
    entries = LedgerEntry.objects.filter(club_id=club_id).select_related(*_SIDES)
    if sought.player is not None:
        own = list(accounts_of_player(sought.player))
        entries = entries.filter(Q(payer__in=own) | Q(payee__in=own))
    named = {
        "unit": sought.unit,
        "kind": sought.kind,
        "chouette_session": sought.session,
        "night_on__gte": sought.since,
        "night_on__lte": sought.until,
    }
    return entries.filter(**{name: value for name, value in named.items() if value is not None})


def payments_sought(club_id: int, sought: Sought) -> QuerySet[LedgerEntry]:
    """Of those the payments, also those that were taken back since, without what took them
    back."""
    return entries_sought(club_id, replace(sought, kind=EntryKind.PAYMENT)).filter(reverses=None)


def entries_of_table(session_id: int) -> tuple[EntryLine, ...]:
    """All entries of a table in the order they were made; two queries."""
    return entry_lines(LedgerEntry.objects.filter(chouette_session_id=session_id).order_by("pk"))


def entries_taken_back(session_id: int, game: int) -> tuple[EntryLine, ...]:
    """What was posted for a game and was taken back since, the latest first; two queries."""
    posted = LedgerEntry.objects.filter(
        chouette_session_id=session_id, game=game, reverses=None, reversed_by__isnull=False
    )
    return entry_lines(posted.order_by("-revision", "pk"))


def _before(entries: QuerySet[LedgerEntry], before: int | None) -> QuerySet[LedgerEntry]:
    return entries if before is None else entries.filter(pk__lt=before)


def entry_lines(entries: QuerySet[LedgerEntry]) -> tuple[EntryLine, ...]:
    """These entries as pages show them, in their order; two queries."""
    return lines_told(list(entries.select_related(*_SIDES)))


def lines_of_entries(entries: Iterable[LedgerEntry]) -> tuple[EntryLine, ...]:
    """Entries that were just written, as pages show them, by number; two queries."""
    numbers = [entry.pk for entry in entries]
    return entry_lines(LedgerEntry.objects.filter(pk__in=numbers).order_by("pk"))


def lines_told(found: Sequence[LedgerEntry]) -> tuple[EntryLine, ...]:
    """Entries that were read with the players of both sides, as pages show them; one query."""
    mirrors = LedgerEntry.objects.filter(reverses__in=[entry.pk for entry in found])
    reversals = dict(mirrors.values_list("reverses_id", "pk"))
    return tuple(_line(entry, reversals.get(entry.pk)) for entry in found)


def _line(entry: LedgerEntry, reversed_by: int | None) -> EntryLine:
    payer, payee = entry.payer, entry.payee
    return EntryLine(
        entry_id=entry.pk,
        unit=entry.unit,
        payer_account=entry.payer_id,
        payee_account=entry.payee_id,
        payer_id=payer.player_id,
        payer=payer.player.name if payer.player else payer.name,
        payee_id=payee.player_id,
        payee=payee.player.name if payee.player else payee.name,
        amount=entry.amount,
        kind=entry.kind,
        session_id=entry.chouette_session_id,
        game=entry.game,
        revision=entry.revision,
        reverses=entry.reverses_id,
        reversed_by=reversed_by,
        settles=entry.settles_id,
        command_id=entry.command_id,
        note=entry.note,
        night_on=entry.night_on,
        recorded_at=entry.recorded_at,
    )
