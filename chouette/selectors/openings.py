"""Balances brought in from before this book, as they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from chouette.models import Account, EntryKind, LedgerEntry, Player
from chouette.selectors.ledger import Sought, entries_sought, lines_told
from chouette.selectors.merged import merged_players


@dataclass(frozen=True)
class OpeningEntry:
    """One entry: `amount` is what the player brought in, half-points or minor units, with its
    sign. The player is who he is by now."""

    entry_id: int
    unit: str
    player_id: int
    name: str
    amount: int


def openings_of(club_id: int, units: Iterable[str] | None = None) -> tuple[OpeningEntry, ...]:
    """The opening balances that stand, of these units or of all; three queries."""
    return tuple(openings_told(club_id, openings_standing(club_id, units).order_by("pk")))


def openings_standing(club_id: int, units: Iterable[str] | None = None) -> QuerySet[LedgerEntry]:
    """Their entries, with the players of both sides."""
    sought = Sought(kind=EntryKind.OPENING)
    entries = entries_sought(club_id, sought).filter(game=None, reverses=None, reversed_by=None)
    return entries if units is None else entries.filter(unit__in=list(units))


def openings_told(club_id: int, entries: Iterable[LedgerEntry]) -> list[OpeningEntry]:
    """Whose they are by now, and how much; two queries."""
    merged = merged_players(club_id)
    found = []
    for line in lines_told(list(entries)):
        gets = line.payee_id is not None
        player = (line.payee_id if gets else line.payer_id) or 0
        name = line.payee if gets else line.payer
        amount = line.amount if gets else -line.amount
        owner = merged.get(player, player)
        found.append(OpeningEntry(line.entry_id, line.unit, owner, name, amount))
    return found


def people_of(entries: Iterable[LedgerEntry]) -> int:
    """How many people these entries are about, points and money alike; one query."""
    accounts = {number for entry in entries for number in (entry.payer_id, entry.payee_id)}
    own = Account.objects.filter(pk__in=accounts, player__isnull=False).order_by()
    return own.values("player").distinct().count()


def players_by_name(club_id: int) -> dict[str, Player]:
    """Who is meant by a name, by `name_key`: who is active rather than who no longer plays; nobody
    who was merged into another, or was erased. One query."""
    players = Player.objects.filter(club_id=club_id, merged_into=None)
    named = (player for player in players if not player.is_erased)
    ordered = sorted(named, key=lambda player: (player.is_active, -player.pk))
    return {player.name_key: player for player in ordered}
