"""Ways to look at the standings: which columns, in which order, from how many games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from chouette.selectors.standings import Standing, standings
from chouette.selectors.statistics import PlayerStatistics, statistics
from chouette.selectors.unstated import UnstatedTable

GAMES = {"any": 0, "several": 10, "many": 50}


@dataclass(frozen=True)
class Column:
    """One column that lines can be put in the order of."""

    value: str
    label: Any
    key: Callable[[Any], float]


def _a_game(points: int, games: int) -> float:
    # Whoever never sat there stands behind everybody who did.
    return points / games if games else float("-inf")


VIEWS: Mapping[str, tuple[Column, ...]] = {
    "points": (
        Column("points", gettext_lazy("Points"), lambda line: line.points),
        Column("average", gettext_lazy("A game"), lambda line: line.halves_per_game),
        Column("games", gettext_lazy("Games"), lambda line: line.games),
        Column("box", gettext_lazy("Box side"), lambda line: line.box_points),
        Column("team", gettext_lazy("In the team"), lambda line: line.team_points),
    ),
    "seats": (
        Column(
            "box",
            gettext_lazy("Box side, a game"),
            lambda line: _a_game(line.figures.box_points, line.figures.box_games),
        ),
        Column(
            "captain",
            gettext_lazy("Captain, a game"),
            lambda line: _a_game(line.figures.captain_points, line.figures.captain_games),
        ),
        Column(
            "crew",
            gettext_lazy("Crew, a game"),
            lambda line: _a_game(line.figures.crew_points, line.figures.crew_games),
        ),
        Column(
            "time",
            gettext_lazy("Time in the box"),
            lambda line: line.figures.box_games / line.figures.games,
        ),
        Column("best", gettext_lazy("Best game"), lambda line: line.figures.best),
        Column("worst", gettext_lazy("Worst game"), lambda line: line.figures.worst),
    ),
    "cubes": (
        Column("offers", gettext_lazy("Offers"), lambda line: line.figures.offers),
        Column(
            "offer_points", gettext_lazy("Offers, points"), lambda line: line.figures.offer_points
        ),
        Column("takes", gettext_lazy("Takes"), lambda line: line.figures.takes),
        Column("take_points", gettext_lazy("Takes, points"), lambda line: line.figures.take_points),
        Column("drops", gettext_lazy("Drops"), lambda line: line.figures.drops),
        Column("drop_points", gettext_lazy("Drops, points"), lambda line: line.figures.drop_points),
    ),
}


@dataclass(frozen=True)
class Asked:
    """What the address asks for; whatever is not known is what is usual."""

    nights: str = ""
    games: str = "any"
    show: str = "points"
    by: str = "points"
    up: bool = False

    @classmethod
    def of(cls, query: Mapping[str, str]) -> Asked:
        show = query.get("show", "")
        show = show if show in VIEWS else "points"
        names = [column.value for column in VIEWS[show]]
        by, games = query.get("by", ""), query.get("games", "")
        return cls(
            nights=query.get("nights", ""),
            games=games if games in GAMES else "any",
            show=show,
            by=by if by in names else names[0],
            up=query.get("up") == "1",
        )

    def link(self, **changed: Any) -> str:
        """The address with these changes."""
        asked = replace(self, **changed)
        fields = {"nights": asked.nights, "games": asked.games, "show": asked.show, "by": asked.by}
        fields |= {"up": "1"} if asked.up else {}
        return "?" + urlencode({name: value for name, value in fields.items() if value})


@dataclass(frozen=True)
class Choice:
    """One of a few ways to look at the table; `chosen` is how it is shown."""

    value: str
    label: str
    chosen: bool
    link: str = ""


def lines_of(
    club_id: int,
    show: str,
    unstated: tuple[UnstatedTable, ...],
    *,
    since: date | None,
    until: date | None,
    games_min: int,
) -> tuple[Standing | PlayerStatistics, ...]:
    """What a view shows, a line for each player."""
    chosen: dict[str, Any] = {"since": since, "until": until, "games_min": games_min}
    if show == "points":
        return standings(club_id, unstated=unstated, **chosen)
    return statistics(club_id, unstated=unstated, **chosen)


def column_of(asked: Asked) -> Column:
    """The column that the lines are in the order of."""
    return next(column for column in VIEWS[asked.show] if column.value == asked.by)


def placed(
    lines: Iterable[Standing | PlayerStatistics], column: Column, *, up: bool
) -> list[tuple[int, Any]]:
    """Most first, or last if `up`; whoever has as much as another has his place."""
    ordered = sorted(lines, key=column.key, reverse=True)
    values = [column.key(line) for line in ordered]
    found: list[tuple[int, Any]] = []
    for number, (value, line) in enumerate(zip(values, ordered, strict=True), start=1):
        same = number > 1 and values[number - 2] == value
        found.append((found[-1][0] if same else number, line))
    return found[::-1] if up else found


def columns_of(asked: Asked) -> list[Choice]:
    """The heads of the columns; the one of the order leads to the other direction."""
    return [
        Choice(
            column.value,
            str(column.label),
            column.value == asked.by,
            asked.link(by=column.value, up=column.value == asked.by and not asked.up),
        )
        for column in VIEWS[asked.show]
    ]


def view_choices(asked: Asked) -> list[Choice]:
    """The views, each with its address."""
    labels = {"points": _("Points"), "seats": _("Seats"), "cubes": _("Cubes")}
    return [
        Choice(show, label, show == asked.show, asked.link(show=show, by="", up=False))
        for show, label in labels.items()
    ]


def _from(games: int) -> str:
    return ngettext("from {n} game", "from {n} games", games).format(n=games)


def games_choices(asked: Asked) -> list[Choice]:
    """From how many games on."""
    return [
        Choice(
            name,
            _from(games) if games else _("everybody"),
            name == asked.games,
        )
        for name, games in GAMES.items()
    ]
