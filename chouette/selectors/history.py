"""One player through the nights: what he did, against whom, how his points went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.db.models import BooleanField, ExpressionWrapper, Q, Sum

from chouette.models import Account, LedgerEntry, Player, StatementLine
from chouette.models.ledger import POINTS
from chouette.selectors.unstated import unstated_tables

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
    lines = (
        StatementLine.objects.filter(club_id=player.club_id)
        .order_by()
        .filter(player=player)
        .select_related("chouette_session")
    )
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
    """Whom he won from and lost to, the best opponent first; four queries."""
    account = Account.objects.filter(player=player, unit=POINTS).first()
    if account is None:
        return ()
    won: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for mine, other, sums, taken_back in (
        ("payee", "payer", won, lost),
        ("payer", "payee", lost, won),
    ):
        for opponent, is_reversal, amount in _by_opponent(account, mine, other):
            # The reversal of a win is booked like a loss, and takes from the wins.
            counted, sign = (taken_back, -1) if is_reversal else (sums, 1)
            counted[opponent] += sign * amount
    owners = Account.objects.filter(pk__in={*won, *lost}).values_list(
        "pk", "player", "player__name"
    )
    pairs = [HeadToHead(pk or 0, name or "", won[a], lost[a]) for a, pk, name in owners]
    return tuple(sorted((p for p in pairs if p.won or p.lost), key=lambda p: (-p.net, p.name)))


def _by_opponent(account: Account, mine: str, other: str) -> Iterable[tuple[int, bool, int]]:
    games = LedgerEntry.objects.filter(**{mine: account}, game__isnull=False).order_by()
    reversal = Q(reverses__isnull=False)
    by_kind = games.annotate(is_reversal=ExpressionWrapper(reversal, BooleanField()))
    return by_kind.values_list(other, "is_reversal").annotate(Sum("amount"))


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
