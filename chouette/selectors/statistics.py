"""How people play: in each seat and with the cube, over a span of nights. Half-points throughout.

Derived by query from statement lines and from the tables that have none yet; the number of
queries is the same whatever the number of rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from chouette.models import ChouetteSession, Player, StatementLine
from chouette.rules.figures import FIGURES, Figures
from chouette.selectors.line_sums import line_sums
from chouette.selectors.logs import states_of
from chouette.selectors.merged import merged_players
from chouette.selectors.results import game_that_brought
from chouette.selectors.spans import within
from chouette.selectors.unstated import UnstatedTable, unstated_tables


@dataclass(frozen=True)
class PlayerStatistics:
    """One player's nights summed up; `provisional` says that a table not yet stated is in it."""

    player_id: int
    name: str
    is_active: bool
    nights: int
    figures: Figures
    provisional: bool


@dataclass(frozen=True)
class BigGame:
    """One game that moved a player most: where it stands, and his half-points."""

    session_id: int
    night_on: date
    table: str
    game: int
    points: int


def statistics(
    club_id: int,
    *,
    since: date | None = None,
    until: date | None = None,
    games_min: int = 0,
    unstated: Iterable[UnstatedTable] | None = None,
) -> tuple[PlayerStatistics, ...]:
    """Everybody who played from `since` to `until` in `games_min` games, most points first."""
    lines = within(StatementLine.objects.filter(club_id=club_id).order_by(), since, until)
    if unstated is None:
        unstated = unstated_tables(club_id, since=since, until=until)
    sums = line_sums(lines, unstated, FIGURES)
    fresh = {night.player for table in unstated for night in table.nights}
    players = Player.objects.filter(club_id=club_id, pk__in=sums)
    found = [_statistics(player, sums[player.pk], player.pk in fresh) for player in players]
    enough = (row for row in found if row.figures.games >= max(games_min, 1))
    return tuple(sorted(enough, key=lambda row: (-row.figures.points, row.name)))


def player_statistics(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    unstated: Iterable[UnstatedTable] | None = None,
) -> PlayerStatistics:
    """One player's, all zero if he did not play; two queries and those of the unstated tables."""
    lines = within(StatementLine.objects.filter(player=player).order_by(), since, until)
    if unstated is None:
        unstated = unstated_tables(player.club_id, since=since, until=until)
    sums = line_sums(lines, unstated, FIGURES).get(player.pk, {})
    fresh = any(night.player == player.pk for table in unstated for night in table.nights)
    return _statistics(player, sums, fresh)


def biggest_games(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    unstated: Iterable[UnstatedTable] | None = None,
) -> tuple[BigGame | None, BigGame | None]:
    """The game that won him most and the one that lost him most; None where he never did.

    Of equal ones the first. Four queries, and those of the unstated tables.
    """
    lines = within(StatementLine.objects.filter(player=player), since, until)
    if unstated is None:
        unstated = unstated_tables(player.club_id, since=since, until=until)
    fresh = [
        (night.best, night.worst, table.row)
        for table in unstated
        for night in table.nights
        if night.player == player.pk
    ]
    best = _extreme(lines.filter(best__gt=0).order_by("-best", "pk").first(), "best")
    worst = _extreme(lines.filter(worst__lt=0).order_by("worst", "pk").first(), "worst")
    high = max((best, *((b, row) for b, _, row in fresh)), key=lambda found: found[0])
    low = min((worst, *((w, row) for _, w, row in fresh)), key=lambda found: found[0])
    return _located(player, high, low)


Found = tuple[int, ChouetteSession | None]


def _extreme(line: StatementLine | None, column: str) -> Found:
    return (0, None) if line is None else (getattr(line, column), line.chouette_session)


def _located(player: Player, high: Found, low: Found) -> tuple[BigGame | None, BigGame | None]:
    """In which game of its table it was: that stands in the log only."""
    rows = [row for points, row in (high, low) if points and row is not None]
    states, merged = states_of(rows), merged_players(player.club_id)

    def big(points: int, row: ChouetteSession | None) -> BigGame | None:
        if not points or row is None:
            return None
        game = game_that_brought(states[row.pk], player.pk, points, merged)
        if game is None:
            return None
        return BigGame(row.pk, row.night_on, row.table, game, points)

    return big(*high), big(*low)


def _statistics(player: Player, sums: dict[str, int], fresh: bool) -> PlayerStatistics:
    return PlayerStatistics(
        player_id=player.pk,
        name=player.name,
        is_active=player.is_active,
        nights=sums.get("nights", 0),
        figures=Figures(**{name: sums.get(name, 0) for name in FIGURES}),
        provisional=fresh,
    )
