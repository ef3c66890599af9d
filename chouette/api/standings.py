"""`clubs/{slug}/standings/`: who stands where over a span of nights, in points."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.fields import Points
from chouette.api.figures import (
    CubesOut,
    PointsCourseOut,
    SeatsOut,
    SpanOut,
    SpanQuery,
    cubes_of,
    points_course,
    seats_of,
    span_named,
)
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.permissions import Action
from chouette.rules.actions import points_json
from chouette.selectors.club_spans import ClubSpan, span_asked
from chouette.selectors.season_table import SeasonRow, SeasonTable, season_table
from chouette.web.exports.standings import standings_book
from chouette.web.standings_views import VIEWS, Asked

COURSES_MOST = 16
A_SEAT = {"games": 9, "points": 6.5, "won": 14, "lost": 7.5}
A_HABIT = {"count": 7, "points": 3}
STANDINGS = OpenApiExample(
    "A season",
    response_only=True,
    value={
        "nights": {
            "name": "season-3",
            "season": "Autumn 2026",
            "since": "2026-09-01",
            "until": None,
        },
        "provisional": False,
        "next": None,
        "previous": None,
        "results": [
            {
                "rank": 1,
                "player": 4,
                "name": "Ana",
                "active": True,
                "nights": 6,
                "games": 41,
                "games_won": 22,
                "points": 12.5,
                "points_per_game": 0.305,
                "form": [3, -1.5],
                "best": 16,
                "worst": -8,
                "seats": {"box": A_SEAT, "captain": A_SEAT, "crew": A_SEAT, "all": A_SEAT},
                "cubes": {"offers": A_HABIT, "takes": A_HABIT, "drops": A_HABIT},
                "provisional": False,
                "course": None,
            }
        ],
    },
)


class StandingsQuery(FileQuery, SpanQuery):
    """Which nights, from how many games on, with how many courses, in which shape."""

    games_min = serializers.IntegerField(
        required=False, default=0, min_value=0, max_value=10**6, help_text="From so many games on."
    )
    courses = serializers.IntegerField(
        required=False,
        default=0,
        min_value=0,
        max_value=COURSES_MOST,
        help_text="For the first so many also how their points went, night by night; not in files.",
    )


class StandingOut(serializers.Serializer[dict[str, Any]]):
    """One player's season."""

    rank = serializers.IntegerField(help_text="Equal points, equal rank.")
    player = serializers.IntegerField()
    name = serializers.CharField()
    active = serializers.BooleanField()
    nights = serializers.IntegerField()
    games = serializers.IntegerField()
    games_won = serializers.IntegerField()
    points = Points()
    points_per_game = serializers.FloatField()
    form = serializers.ListField(
        child=serializers.FloatField(), help_text="Points of his last nights, the latest first."
    )
    best = Points()
    worst = Points()
    seats = SeatsOut()
    cubes = CubesOut()
    provisional = serializers.BooleanField(help_text="A night that goes on counts.")
    course = PointsCourseOut(allow_null=True)


class StandingsOut(serializers.Serializer[dict[str, Any]]):
    """The table of a span of nights, most points first."""

    nights = SpanOut()
    provisional = serializers.BooleanField()
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = StandingOut(many=True)


class StandingsView(ApiView):
    """The table of a season."""

    @extend_schema(
        parameters=[StandingsQuery],
        responses=or_file(StandingsOut),
        examples=[STANDINGS, *FILES],
    )
    def get(self, request: Request, slug: str) -> HttpResponse:
        """Who won how much in how many games, in each seat and with the cube.

        Without a span: the season that runs, else this year. A workbook has points, seats and cubes
        each on a sheet; CSV has the points.
        """
        club, _ = self.club(slug, Action.SEE_STANDINGS)
        query = self.query(StandingsQuery)
        span, form = span_asked(club, **span_named(query)), query["format"]
        if form != JSON:
            views = ("points",) if form == "csv" else VIEWS
            book = standings_book(club, span, Asked(), views, games_min=query["games_min"])
            return as_file(book, form)
        table = season_table(
            club.pk,
            since=span.since,
            until=span.until,
            games_min=query["games_min"],
            courses=query["courses"],
        )
        return Response(StandingsOut(_standings(table, span)).data)


def _standings(table: SeasonTable, span: ClubSpan) -> dict[str, Any]:
    courses = {player: points_course(course) for player, course in table.courses.items()}
    rows = [{**_row(row), "course": courses.get(row.standing.player_id)} for row in table.rows]
    return {"nights": span, "provisional": table.provisional, **_page(rows)}


def _page(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {"next": None, "previous": None, "results": rows}


def _row(row: SeasonRow) -> dict[str, Any]:
    standing, figures = row.standing, row.figures
    return {
        "rank": standing.rank,
        "player": standing.player_id,
        "name": standing.name,
        "active": standing.is_active,
        "nights": standing.nights,
        "games": standing.games,
        "games_won": standing.games_won,
        "points": standing.points,
        "points_per_game": round(standing.halves_per_game / 2, 3),
        "form": [points_json(halves) for halves in standing.form],
        "best": figures.best,
        "worst": figures.worst,
        "seats": seats_of(figures),
        "cubes": cubes_of(figures),
        "provisional": standing.provisional,
    }
