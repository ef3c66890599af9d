"""The club's table of a season, by points, seats or cubes, and how everybody's balance stands."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.models import Club
from chouette.permissions import Action, Standing
from chouette.selectors.balances import club_balances
from chouette.selectors.courses import club_courses
from chouette.selectors.unstated import unstated_tables
from chouette.web.access import club_for, page
from chouette.web.charts import chart_of
from chouette.web.club_home import club_rights
from chouette.web.spans import chosen_nights, nights_choices
from chouette.web.standings_views import (
    GAMES,
    Asked,
    column_of,
    columns_of,
    games_choices,
    lines_of,
    placed,
    view_choices,
)

LINES_DRAWN = 5


@page
@require_safe
def standings(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Who won how much in how many games; balances only for whoever may see money."""
    club, standing = club_for(request, slug, Action.SEE_STANDINGS)
    context = standings_context(club, standing, Asked.of(request.GET))
    return render(request, "chouette/standings.html", context)


def standings_context(club: Club, standing: Standing, asked: Asked) -> dict[str, Any]:
    """The lines in the order asked for, each with its place (equal, equal place), and the chart of
    the first of them. The same number of queries whatever the size of the club."""
    choices = nights_choices(club, asked.nights)
    nights = chosen_nights(choices)
    span = {"since": nights.since, "until": nights.until}
    unstated = unstated_tables(club.pk, **span)
    found = lines_of(club.pk, asked.show, unstated, games_min=GAMES[asked.games], **span)
    lines = placed(found, column_of(asked), up=asked.up)
    first = [line for _place, line in (lines[::-1] if asked.up else lines)[:LINES_DRAWN]]
    courses = club_courses(club.pk, [line.player_id for line in first], unstated=unstated, **span)
    context: dict[str, Any] = {
        "club": club,
        "may": club_rights(standing),
        "asked": asked,
        "lines": lines,
        "counts_tonight": any(line.provisional for line in found),
        "me": standing.player_id,
        "nights": choices,
        "games": games_choices(asked),
        "views": view_choices(asked),
        "columns": columns_of(asked),
        "drawn": len(first) if len(lines) > len(first) else 0,
        "chart": chart_of(
            _("Points, night by night"),
            [(line.name, courses[line.player_id]) for line in first],
        ),
    }
    if standing.may(Action.SEE_MONEY):
        context["balances"] = club_balances(club.pk)
    return context
