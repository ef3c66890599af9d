"""The club's table of the season, and how everybody's balance stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _

from chouette.models import Club
from chouette.permissions import Action, Standing
from chouette.selectors.balances import club_balances
from chouette.selectors.clubs import club_today
from chouette.selectors.standings import Standing as Line
from chouette.selectors.standings import standings as lines_of
from chouette.web.access import club_for, page
from chouette.web.club_home import club_rights

ORDERS: dict[str, Callable[[Line], float]] = {
    "points": lambda line: line.points,
    "average": lambda line: line.halves_per_game,
    "games": lambda line: line.games,
    "box": lambda line: line.box_points,
    "team": lambda line: line.team_points,
}
SEVERAL_GAMES = 10


@dataclass(frozen=True)
class Choice:
    """One of a few ways to look at the table; `chosen` is how it is shown."""

    value: str
    label: str
    chosen: bool


@page
def standings(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Who won how much in how many games; balances only for whoever may see money."""
    club, standing = club_for(request, slug, Action.SEE_STANDINGS)
    asked = {name: request.GET.get(name, "") for name in ("nights", "by", "games")}
    context = standings_context(club, standing, asked)
    return render(request, "chouette/standings.html", context)


def standings_context(club: Club, standing: Standing, asked: dict[str, str]) -> dict[str, Any]:
    """The lines in the order asked for, each with its place in that order (equal, equal place)."""
    by = asked["by"] if asked["by"] in ORDERS else "points"
    every, few = asked["nights"] == "all", asked["games"] != "several"
    year = club_today(club).year
    lines = lines_of(
        club.pk,
        since=None if every else date(year, 1, 1),
        games_min=0 if few else SEVERAL_GAMES,
    )
    context: dict[str, Any] = {
        "club": club,
        "may": club_rights(standing),
        "lines": _placed(lines, ORDERS[by]),
        "counts_tonight": any(line.provisional for line in lines),
        "me": standing.player_id,
        "nights": _chosen({"year": str(year), "all": _("all nights")}, "all" if every else "year"),
        "games": _chosen(
            {"any": _("everybody"), "several": _("from {n} games").format(n=SEVERAL_GAMES)},
            "any" if few else "several",
        ),
        "orders": _chosen(_order_labels(), by),
    }
    if standing.may(Action.SEE_MONEY):
        context["balances"] = club_balances(club.pk)
    return context


def _order_labels() -> dict[str, str]:
    return {
        "points": _("Points"),
        "average": _("A game"),
        "games": _("Games"),
        "box": _("Box side"),
        "team": _("In the team"),
    }


def _chosen(labels: dict[str, str], chosen: str) -> list[Choice]:
    return [Choice(value, label, value == chosen) for value, label in labels.items()]


def _placed(lines: tuple[Line, ...], key: Callable[[Line], float]) -> list[tuple[int, Line]]:
    ordered = sorted(lines, key=lambda line: (-key(line), line.rank))
    values = [key(line) for line in ordered]
    return [(1 + values.index(key(line)), line) for line in ordered]
