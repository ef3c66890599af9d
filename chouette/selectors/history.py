"""One player through the nights: what he did, against whom, how his points went."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date

from django.db.models import Sum

from chouette.models import LedgerEntry, Player, StatementLine
from chouette.models.ledger import POINTS
from chouette.selectors.ledger import GAME_KINDS
from chouette.selectors.unstated import current_lines, unstated_tables

NIGHTS_PAGE = 60


@dataclass(frozen=True)
class NightLine:
    """One table of one night: games, half-points, minor units."""

    session_id: int
    night_on: date
    table: str
    games: int
    games_won: int
    box_games: int
    box_points: int
    points: int
    money: int
    currency: str
    provisional: bool


@dataclass(frozen=True)
class HeadToHead:
    """What two players took from each other in all their games: half-points to the first."""

    opponent_id: int
    name: str
    won: int
    lost: int

    @property
    def net(self) -> int:
        """What is left of it for the player."""
        return self.won - self.lost


def nights_of_player(player: Player, *, limit: int = NIGHTS_PAGE) -> tuple[NightLine, ...]:
    """His tables, the latest first, those not yet stated among them; three queries at most."""
    lines = current_lines(player.club_id).filter(player=player).select_related("chouette_session")
    stated = [_line(line) for line in lines.order_by("-night_on", "-pk")[:limit]]
    fresh = [
        NightLine(
            session_id=table.row.pk,
            night_on=table.row.night_on,
            table=table.row.table,
            games=night.games,
            games_won=night.games_won,
            box_games=night.box_games,
            box_points=night.box_points,
            points=night.points,
            money=night.money,
            currency=table.row.currency,
            provisional=True,
        )
        for table in unstated_tables(player.club_id)
        for night in table.nights
        if night.player == player.pk
    ]
    both = sorted((*fresh, *stated), key=lambda line: (line.night_on, line.session_id))
    return tuple(reversed(both))[:limit]


def head_to_head(player: Player) -> tuple[HeadToHead, ...]:
    """Whom he won from and lost to, the best opponent first; three queries."""
    won, lost = _against(player, "payee", "payer"), _against(player, "payer", "payee")
    names = Player.objects.in_bulk(list({*won, *lost}))
    pairs = [HeadToHead(pk, names[pk].name, won[pk], lost[pk]) for pk in names]
    return tuple(sorted(pairs, key=lambda pair: (-pair.net, pair.name)))


def _against(player: Player, mine: str, other: str) -> Counter[int]:
    live = LedgerEntry.objects.filter(
        unit=POINTS, kind__in=GAME_KINDS, reverses=None, reversed_by=None
    )
    of_mine = live.filter(**{f"{mine}__player": player}).order_by()
    return Counter(dict(of_mine.values_list(f"{other}__player").annotate(Sum("amount"))))


def _line(line: StatementLine) -> NightLine:
    return NightLine(
        session_id=line.chouette_session_id,
        night_on=line.night_on,
        table=line.chouette_session.table,
        games=line.games,
        games_won=line.games_won,
        box_games=line.box_games,
        box_points=line.box_points,
        points=line.points,
        money=line.money,
        currency=line.currency,
        provisional=False,
    )
