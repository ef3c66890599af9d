"""Everything that a club keeps about one person, in tables, for him to take along.

What belongs to guests who were merged into him is his. Titles are words of programs, not of a
language: the file is the same whoever asks for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from django.db.models import Q, QuerySet

from chouette.exports import Column, Kind, Row, Table
from chouette.models import (
    ChouetteSession,
    Command,
    Dispute,
    EntryKind,
    LedgerEntry,
    Membership,
    Player,
    SeasonLine,
    StatementLine,
    StatementPair,
)
from chouette.models.ledger import POINTS
from chouette.rules.state import GameRecord
from chouette.selectors.logs import states_of
from chouette.selectors.merged import accounts_of_player, everybody_he_is

FOLDED_AT_ONCE = 50
Places = Callable[[str], int]
"""Decimals of a currency. One column has one number of them: amounts are told in hundredths."""


def profile_of(player: Player, *, with_log_in: bool) -> dict[str, Any]:
    """Who he is in this club; his log-in only for himself, since it is no affair of the club's."""
    profile: dict[str, Any] = {
        "club": player.club.name,
        "player": player.pk,
        "name": player.name,
        "guest": player.is_guest,
        "active": player.is_active,
        "joined_on": player.joined_on.isoformat(),
        "merged_players": player.merged_numbers,
    }
    if with_log_in and player.user is not None:
        names = ("username", "email", "first_name", "last_name")
        profile["log_in"] = {name: getattr(player.user, name) for name in names}
    return profile


def personal_tables(player: Player, places: Places) -> tuple[Table, ...]:
    """Roles, nights, games, opponents, entries, payments, commands, doubts, seasons; `places`
    says how many decimals a currency has."""
    numbers = set(Player.objects.filter(everybody_he_is(player.pk)).values_list("pk", flat=True))
    entries = tuple(_entries(player, places))
    kept = tuple(row for row in entries if row[3] != EntryKind.PAYMENT)
    paid = tuple(row for row in entries if row[3] == EntryKind.PAYMENT)
    return (
        Table("memberships", _columns("role", joined_on=Kind.DATE), tuple(_roles(player))),
        Table("nights", _NIGHT, tuple(_nights(player, places))),
        Table("games", _GAME, tuple(_games(player, numbers))),
        Table("opponents", _OPPONENT, tuple(_opponents(player))),
        Table("entries", _ENTRY, kept),
        Table("payments", _ENTRY, paid),
        Table("commands", _COMMAND, tuple(_commands(player))),
        Table("disputes", _DISPUTE, tuple(_disputes(player))),
        Table("seasons", _SEASON, tuple(_seasons(player, numbers))),
    )


def _columns(*texts: str, **kinds: Kind) -> tuple[Column, ...]:
    return (*map(Column, texts), *(Column(title, kind) for title, kind in kinds.items()))


_NIGHT = (
    *_columns(night=Kind.DATE, table=Kind.TEXT, games=Kind.COUNT, games_won=Kind.COUNT),
    *_columns(box_games=Kind.COUNT, box_points=Kind.POINTS, captain_games=Kind.COUNT),
    *_columns(captain_points=Kind.POINTS, offers=Kind.COUNT, takes=Kind.COUNT, drops=Kind.COUNT),
    *_columns(points=Kind.POINTS, money=Kind.MONEY, currency=Kind.TEXT),
)
_GAME = (
    *_columns(night=Kind.DATE, table=Kind.TEXT, practice=Kind.TEXT, game=Kind.COUNT),
    *_columns(role=Kind.TEXT, points=Kind.POINTS, times_corrected=Kind.COUNT),
)
_OPPONENT = _columns(
    night=Kind.DATE, opponent=Kind.TEXT, games=Kind.COUNT, won=Kind.POINTS, lost=Kind.POINTS
)
_ENTRY = (
    *_columns(entry=Kind.COUNT, night=Kind.DATE, recorded_at=Kind.TEXT, kind=Kind.TEXT),
    *_columns(other=Kind.TEXT, table=Kind.TEXT, game=Kind.COUNT, points=Kind.POINTS),
    *_columns(money=Kind.MONEY, currency=Kind.TEXT, note=Kind.TEXT, takes_back=Kind.COUNT),
)
_COMMAND = _columns("recorded_at", "kind", "night", "table", "device", "body")
_DISPUTE = (
    *_columns(night=Kind.DATE, table=Kind.TEXT, game=Kind.COUNT, raised_at=Kind.TEXT),
    *_columns("note", "decision", "decided_at"),
)
_SEASON = (
    *_columns("season", rank=Kind.COUNT, nights=Kind.COUNT, games=Kind.COUNT),
    *_columns(points=Kind.POINTS, carried_over=Kind.TEXT),
)


def _roles(player: Player) -> Iterator[Row]:
    for membership in Membership.objects.filter(player=player):
        yield membership.role, membership.joined_at.date()


def _nights(player: Player, places: Places) -> Iterator[Row]:
    lines = StatementLine.objects.filter(player=player).select_related("chouette_session")
    for line in lines.order_by("night_on", "pk"):
        figures = (getattr(line, column.title) for column in _NIGHT[2:-2])
        yield (
            line.night_on,
            line.chouette_session.table,
            *figures,
            line.money * 10 ** (2 - places(line.currency)),
            line.currency,
        )


def _games(player: Player, numbers: Iterable[int]) -> Iterator[Row]:
    his = frozenset(map(str, numbers))
    tables = list(_tables(player).order_by("night_on", "pk"))
    for first in range(0, len(tables), FOLDED_AT_ONCE):
        some = tables[first : first + FOLDED_AT_ONCE]
        states = states_of(some)
        for row in some:
            for record in states[row.pk].records:
                yield from (_game(row, record, who) for who in record.points if who in his)


def _tables(player: Player) -> QuerySet[ChouetteSession]:
    """Those that may have a game of his: stated, or not yet, or of practice."""
    lines = StatementLine.objects.filter(player=player).values("chouette_session")
    wanted = Q(pk__in=lines) | Q(stated_seq=None) | Q(is_practice=True)
    return ChouetteSession.objects.filter(wanted, club_id=player.club_id)


def _game(row: ChouetteSession, record: GameRecord, who: str) -> Row:
    places = {record.partner: "partner", record.order[0]: "box"}
    role = places.get(who) or ("captain" if who == record.order[1] else "crew")
    practice = "yes" if row.is_practice else ""
    corrected = record.revision - 1
    return (
        row.night_on, row.table, practice, record.number, role, record.points[who], corrected
    )  # fmt: skip


def _opponents(player: Player) -> Iterator[Row]:
    pairs = StatementPair.objects.filter(player=player).order_by("night_on", "pk")
    yield from pairs.values_list("night_on", "opponent__name", "games", "won", "lost")


def _entries(player: Player, places: Places) -> Iterator[Row]:
    accounts = accounts_of_player(player.pk)
    mine = Q(payer__in=accounts) | Q(payee__in=accounts)
    related = ("payer__player", "payee__player", "chouette_session")
    for entry in LedgerEntry.objects.filter(mine).select_related(*related).order_by("pk"):
        gets = entry.payee_id in accounts
        change = (gets - (entry.payer_id in accounts)) * entry.amount
        in_points = entry.unit == POINTS
        yield (
            entry.pk,
            entry.night_on,
            entry.recorded_at.isoformat(),
            entry.kind,
            (entry.payer if gets else entry.payee).owner,
            entry.chouette_session.table if entry.chouette_session else None,
            entry.game,
            change if in_points else None,
            None if in_points else change * 10 ** (2 - places(entry.unit)),
            None if in_points else entry.unit,
            entry.note,
            entry.reverses_id,
        )


def _commands(player: Player) -> Iterator[Row]:
    """What his log-in asked for in this club, but not that it asked for these data, or no two files
    of them would be the same."""
    sent = Command.objects.filter(club_id=player.club_id, actor_id=player.user_id or 0)
    sent = sent.exclude(kind="take_data")
    for command in sent.select_related("chouette_session").order_by("pk"):
        row = command.chouette_session
        yield (
            command.recorded_at.isoformat(),
            command.kind,
            row.night_on.isoformat() if row else "",
            row.table if row else "",
            command.device,
            json.dumps(command.body, ensure_ascii=False, sort_keys=True),
        )


def _disputes(player: Player) -> Iterator[Row]:
    raised = Dispute.objects.filter(club_id=player.club_id, raised_by_id=player.user_id or 0)
    for dispute in raised.select_related("chouette_session"):
        row = dispute.chouette_session
        yield (
            row.night_on,
            row.table,
            dispute.game,
            dispute.raised_at.isoformat(),
            dispute.note,
            dispute.decision,
            dispute.decided_at.isoformat() if dispute.decided_at else "",
        )


def _seasons(player: Player, numbers: Iterable[int]) -> Iterator[Row]:
    lines = SeasonLine.objects.filter(player__in=numbers, season__club_id=player.club_id)
    for line in lines.select_related("season").order_by("season__starts_on", "pk"):
        carried = json.dumps(line.balances, sort_keys=True)
        yield line.season.name, line.rank, line.nights, line.games, line.points, carried
