"""One player through the nights: what he did, against whom, how his points went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.db.models import Sum

from chouette.models import Player, StatementLine, StatementPair
from chouette.selectors.spans import within
from chouette.selectors.unstated import UnstatedTable, unstated_tables

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
    games: int
    won: int
    lost: int

    @property
    def net(self) -> int:
        """What is left of it for the player."""
        return self.won - self.lost


def nights_of_player(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    limit: int = NIGHTS_PAGE,
    unstated: Iterable[UnstatedTable] | None = None,
) -> tuple[NightLine, ...]:
    """His tables of this time, the latest first, those not yet stated (`unstated`, if the caller
    has them) among them. One query, and those of the unstated tables."""
    if unstated is None:
        unstated = unstated_tables(player.club_id, since=since, until=until)
    lines = (
        StatementLine.objects.filter(club_id=player.club_id)
        .order_by()
        .filter(player=player)
        .select_related("chouette_session")
    )
    lines = within(lines, since, until)
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
        for table in unstated
        for night in table.nights
        if night.player == player.pk
    ]
    both = sorted((*fresh, *stated), key=lambda line: (line.night_on, line.session_id))
    return tuple(reversed(both))[:limit]


def head_to_head(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    unstated: Iterable[UnstatedTable] | None = None,
) -> tuple[HeadToHead, ...]:
    """Whom he won from and lost to in this time, the best opponent first; tables not yet stated
    (`unstated`, if the caller has them) count. One sum over his own rows, and the names."""
    if unstated is None:
        unstated = unstated_tables(player.club_id, since=since, until=until)
    sums: dict[int, Counter[str]] = {}
    for opponent, games, won, lost in _pairs(player, since, until):
        sums.setdefault(opponent, Counter()).update(games=games, won=won, lost=lost)
    for table in unstated:
        for pair in table.pairs:
            if pair.player == player.pk:
                counted = sums.setdefault(pair.opponent, Counter())
                counted.update(games=pair.games, won=pair.won, lost=pair.lost)
    names = dict(Player.objects.filter(pk__in=sums).values_list("pk", "name"))
    pairs = [
        HeadToHead(opponent, names[opponent], row["games"], row["won"], row["lost"])
        for opponent, row in sums.items()
    ]
    return tuple(sorted(pairs, key=lambda pair: (-pair.net, pair.name)))


def _pairs(
    player: Player, since: date | None, until: date | None
) -> Iterable[tuple[int, int, int, int]]:
    rows = StatementPair.objects.filter(player=player).order_by()
    return (
        within(rows, since, until)
        .values_list("opponent_id")
        .annotate(Sum("games"), Sum("won"), Sum("lost"))
    )


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
