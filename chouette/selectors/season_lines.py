"""The table of one season: as it was written down, as it stands, or as closing would write it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from chouette.models import Club, Player, Season
from chouette.models.ledger import POINTS
from chouette.permissions import Action, Standing
from chouette.refusals import BadPeriod, NotFound
from chouette.selectors.clubs import club_today
from chouette.selectors.seasons import (
    FinalLine,
    Hindrances,
    final_lines,
    frozen_lines,
    hindrances,
    payments_due,
    season_in,
)


@dataclass(frozen=True)
class SeasonRow:
    """A player in the table of a season: half-points, balances in the order of the units. The
    points he carried on are None for whoever may not see money."""

    player_id: int
    name: str
    line: FinalLine
    points_carried: int | None
    money: tuple[tuple[str, int], ...]

    @property
    def money_minor(self) -> dict[str, int]:
        """His balances by currency, in minor units."""
        return dict(self.money)


@dataclass(frozen=True)
class SeasonLines:
    """The table up to `last_day`. `units` are the currencies somebody has a balance in: none where
    the reader may not see money."""

    last_day: date
    units: tuple[str, ...]
    rows: tuple[SeasonRow, ...]


@dataclass(frozen=True)
class Closing:
    """What closing on `lines.last_day` would write down, what hinders it, and how many payments of
    its nights are still due."""

    lines: SeasonLines
    hindrances: Hindrances
    due: int


def season_found(club: Club, season_id: int) -> Season:
    """Raises NotFound."""
    season = season_in(club, season_id)
    if season is None:
        raise NotFound
    return season


def season_lines(club: Club, standing: Standing, season: Season) -> SeasonLines:
    """As it was written down when it was closed, or as it stands now."""
    last_day = season.ends_on or club_today(club)
    lines = (
        frozen_lines(season)
        if season.closed_at
        else final_lines(club.pk, season.starts_on, last_day)
    )
    return _table(club, standing, last_day, lines)


def closing_of(club: Club, standing: Standing, season: Season, last_day: date) -> Closing:
    """What closing on this day would be; it changes nothing."""
    return Closing(
        lines=_table(club, standing, last_day, final_lines(club.pk, season.starts_on, last_day)),
        hindrances=hindrances(club.pk, season.starts_on, last_day),
        due=payments_due(club.pk, season.starts_on, last_day),
    )


def usual_last_day(club: Club, season: Season) -> date:
    """The day to close a season on unless another is asked for: its own end, today at the
    latest."""
    today = club_today(club)
    return max(min(season.ends_on or today, today), season.starts_on)


def last_day_asked(club: Club, season: Season, asked: date | None) -> date:
    """The day asked for, or the usual one. Raises BadPeriod before the first day."""
    if asked is None:
        return usual_last_day(club, season)
    if asked < season.starts_on:
        raise BadPeriod
    return asked


def _table(
    club: Club, standing: Standing, last_day: date, lines: Sequence[FinalLine]
) -> SeasonLines:
    """Rows and columns; whoever did not play is in it for his balance, and so for whoever may see
    money."""
    money = standing.may(Action.SEE_MONEY)
    shown = lines if money else [line for line in lines if line.rank is not None]
    units = {unit for line in shown for unit in line.balances} - {POINTS} if money else ()
    players = Player.objects.filter(club=club, pk__in=[line.player_id for line in shown])
    names = dict(players.values_list("pk", "name"))
    columns = tuple(sorted(units))
    rows = (_row(line, names, columns, money=money) for line in shown)
    return SeasonLines(last_day, columns, tuple(rows))


def _row(
    line: FinalLine, names: dict[int, str], units: tuple[str, ...], *, money: bool
) -> SeasonRow:
    return SeasonRow(
        player_id=line.player_id,
        name=names.get(line.player_id, f"#{line.player_id}"),
        line=line,
        points_carried=line.balances.get(POINTS, 0) if money else None,
        money=tuple((unit, line.balances.get(unit, 0)) for unit in units),
    )
