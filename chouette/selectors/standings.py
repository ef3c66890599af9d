"""The season: who won how much in how many games, on the box's side and in the team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import F, QuerySet, Window
from django.db.models.functions import RowNumber

from chouette.models import Player, StatementLine
from chouette.selectors.line_sums import line_sums
from chouette.selectors.spans import within
from chouette.selectors.unstated import UnstatedTable, unstated_tables

FORM_NIGHTS, FORM_DAYS = 5, 182


@dataclass(frozen=True)
class Standing:
    """One player's row; points are half-points. `form`: his last nights of half a year, the latest
    first.

    `provisional` says that a table not yet closed is in it.
    """

    rank: int
    player_id: int
    name: str
    is_active: bool
    nights: int
    games: int
    games_won: int
    points: int
    box_games: int
    box_points: int
    form: tuple[int, ...]
    provisional: bool

    @property
    def team_games(self) -> int:
        """Games he was in the team: neither the box nor its partner."""
        return self.games - self.box_games

    @property
    def team_points(self) -> int:
        """Half-points of those games."""
        return self.points - self.box_points

    @property
    def halves_per_game(self) -> float:
        """Half-points a game; 0 without games."""
        return self.points / self.games if self.games else 0.0


_SUMS = ("games", "games_won", "points", "box_games", "box_points")


def standings(
    club_id: int,
    *,
    since: date | None = None,
    until: date | None = None,
    games_min: int = 0,
    unstated: tuple[UnstatedTable, ...] | None = None,
) -> tuple[Standing, ...]:
    """Everybody who played from `since` to `until`, most points first; equal points, equal rank.

    `unstated` are the tables of this time that have no statement, if the caller has them. The same
    number of queries whatever the size of the club.
    """
    lines = within(StatementLine.objects.filter(club_id=club_id).order_by(), since, until)
    if unstated is None:
        unstated = unstated_tables(club_id, since=since, until=until)
    sums = line_sums(lines, unstated, _SUMS)
    form = _form(lines, unstated)
    players = Player.objects.filter(club_id=club_id).in_bulk(list(sums))
    enough = (players[pk] for pk, row in sums.items() if row["games"] >= max(games_min, 1))
    ranked = sorted(enough, key=lambda player: (-sums[player.pk]["points"], player.name))
    fresh = {night.player for table in unstated for night in table.nights}
    totals = [sums[player.pk]["points"] for player in ranked]
    ranks = {points: place for place, points in reversed(list(enumerate(totals, start=1)))}
    return tuple(
        Standing(
            rank=ranks[sums[player.pk]["points"]],
            player_id=player.pk,
            name=player.name,
            is_active=player.is_active,
            nights=sums[player.pk]["nights"],
            form=form.get(player.pk, ()),
            provisional=player.pk in fresh,
            **{name: sums[player.pk][name] for name in _SUMS},
        )
        for player in ranked
    )


def _form(
    lines: QuerySet[StatementLine], unstated: Iterable[UnstatedTable]
) -> dict[int, tuple[int, ...]]:
    """The points of each player's last nights within half a year of the latest night there is,
    several tables of a night added up."""
    last = lines.order_by("-night_on").values_list("night_on", flat=True).first()
    if last is not None:
        lines = lines.filter(night_on__gt=last - timedelta(days=FORM_DAYS))
    latest = lines.annotate(
        place=Window(
            RowNumber(),
            partition_by=F("player_id"),
            order_by=(F("night_on").desc(), F("pk").desc()),
        )
    ).filter(place__lte=2 * FORM_NIGHTS)
    nights: dict[int, Counter[date]] = {}
    for player, night_on, points in latest.values_list("player_id", "night_on", "points"):
        nights.setdefault(player, Counter())[night_on] += points
    for table in unstated:
        for night in table.nights:
            nights.setdefault(night.player, Counter())[table.row.night_on] += night.points
    return {
        player: tuple(counted[night] for night in sorted(counted, reverse=True)[:FORM_NIGHTS])
        for player, counted in nights.items()
    }
