"""What a player's page tells of his games: seats, cubes, big games, opponents, charts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from chouette.models import Club, Player
from chouette.rules.figures import Figures
from chouette.selectors.player_past import player_past
from chouette.web.charts import player_charts
from chouette.web.spans import chosen_nights, nights_choices


@dataclass(frozen=True)
class SeatRow:
    """The games of one seat: half-points; `lost` is positive."""

    label: str
    games: int
    points: int
    won: int

    @property
    def lost(self) -> int:
        return self.won - self.points


@dataclass(frozen=True)
class CubeRow:
    """One habit of the cube: how often, and half-points."""

    label: str
    count: int
    points: int


def past_of(club: Club, player: Player, asked: str, *, money: bool) -> dict[str, Any]:
    """Everything of the nights asked for, all nights if nothing is; money only where it may be
    seen. The same number of queries whatever there is."""
    choices = nights_choices(club, asked, usual="all")
    nights = chosen_nights(choices)
    past = player_past(player, since=nights.since, until=nights.until, money=money)
    return {
        "choices": choices,
        "of_all": nights.value == "all",
        "nights": past.nights,
        "figures": past.figures,
        "seats": seat_rows(past.figures),
        "cubes": cube_rows(past.figures),
        "best": past.best,
        "worst": past.worst,
        "pairs": past.opponents,
        "charts": player_charts(past.courses),
    }


def seat_rows(figures: Figures) -> list[SeatRow]:
    """Box side, captain, crew, and all together."""
    return [
        SeatRow(_("Box side"), figures.box_games, figures.box_points, figures.box_won),
        SeatRow(_("Captain"), figures.captain_games, figures.captain_points, figures.captain_won),
        SeatRow(_("Crew"), figures.crew_games, figures.crew_points, figures.crew_won),
        SeatRow(_("All games"), figures.games, figures.points, figures.won),
    ]


def cube_rows(figures: Figures) -> list[CubeRow]:
    """Offers, takes, drops; none where no cube was turned."""
    rows = [
        CubeRow(_("Offers"), figures.offers, figures.offer_points),
        CubeRow(_("Takes"), figures.takes, figures.take_points),
        CubeRow(_("Drops"), figures.drops, figures.drop_points),
    ]
    return rows if any(row.count for row in rows) else []
