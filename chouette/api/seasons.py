"""`clubs/{slug}/seasons/`: spans of nights with a table of their own."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import Points
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.models import Club, Season
from chouette.permissions import Action, Standing
from chouette.selectors.season_lines import season_found, season_lines
from chouette.selectors.seasons import closer_of
from chouette.services.seasons import begin_season, change_season
from chouette.web.exports.season import season_book
from clubsite.api.inputs import Day, Input
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

SEASON_EXAMPLE = {
    "id": 2,
    "name": "Autumn 2026",
    "starts_on": "2026-09-01",
    "ends_on": "2026-11-30",
    "closed_at": None,
}
LINE_EXAMPLE = {
    "player": 5,
    "name": "Bogdan",
    "rank": 1,
    "nights": 12,
    "games": 140,
    "points": 23.5,
    "points_carried": 31,
    "money_minor": {"EUR": 1175},
}
SEASON = OpenApiExample("A season", response_only=True, value=SEASON_EXAMPLE)
ONE = OpenApiExample(
    "With its table",
    response_only=True,
    value={
        **SEASON_EXAMPLE,
        "closed_by": None,
        "last_day": "2026-11-30",
        "lines": [LINE_EXAMPLE],
    },
)
NEW = OpenApiExample(
    "Autumn", request_only=True, value={"name": "Autumn 2026", "starts_on": "2026-09-01"}
)
CHANGES = OpenApiExample("Its last day", request_only=True, value={"ends_on": "2026-11-30"})


class SeasonOut(serializers.Serializer[Season]):
    """A span of nights, both days in it."""

    id = serializers.IntegerField(source="pk")
    name = serializers.CharField()
    starts_on = serializers.DateField()
    ends_on = serializers.DateField(allow_null=True, help_text="null: it goes on.")
    closed_at = serializers.DateTimeField(
        allow_null=True, help_text="Since when its nights are left as they are."
    )


class SeasonLineOut(serializers.Serializer[Any]):
    """A player in the table of a season. What he carried on is told to who may see money."""

    player = serializers.IntegerField(source="player_id")
    name = serializers.CharField()
    rank = serializers.IntegerField(
        source="line.rank", allow_null=True, help_text="null for who did not play."
    )
    nights = serializers.IntegerField(source="line.nights")
    games = serializers.IntegerField(source="line.games")
    points = Points(source="line.points")
    points_carried = Points(
        allow_null=True, help_text="His balance after the last day, of all nights."
    )
    money_minor = serializers.DictField(
        child=serializers.IntegerField(), help_text="The same in each currency."
    )


class OneSeasonOut(SeasonOut):
    """A season with its table: as it was written down when it was closed, or as it stands."""

    closed_by = serializers.CharField(allow_null=True)
    last_day = serializers.DateField(help_text="The day that the table is of.")
    lines = SeasonLineOut(many=True)


class NewSeason(Input):
    """A season to begin."""

    name = serializers.CharField(max_length=80)
    starts_on = Day()
    ends_on = Day(required=False, default=None, allow_null=True)


class SeasonChanges(Input):
    """What may be changed of a season that is not closed; what is not named stays."""

    name = serializers.CharField(max_length=80, required=False)
    starts_on = Day(required=False)
    ends_on = Day(required=False, allow_null=True)


class SeasonsView(ApiView):
    """The seasons of a club."""

    pages = NewestFirst

    @extend_schema(responses=page_of_schema(SeasonOut), examples=[SEASON])
    def get(self, request: Request, slug: str) -> Response:
        """All of them, the one begun last first. For whoever sees the standings."""
        club, _ = self.club(slug, Action.SEE_STANDINGS)
        self.query(PageQuery)
        return self.page(club.seasons.all(), SeasonOut)

    @extend_schema(request=NewSeason, responses={201: SeasonOut}, examples=[NEW, SEASON])
    def post(self, request: Request, slug: str) -> Response:
        """Begin one, as a director. A day belongs to one season (`seasons_overlap`).

        The same season sent twice is one.
        """
        club, _ = self.club(slug, Action.MANAGE_SEASONS)
        season = begin_season(club_id=club.pk, actor=actor_of(request), **self.body(NewSeason))
        return Response(SeasonOut(season).data, status=201)


class SeasonView(ApiView):
    """One season."""

    @extend_schema(parameters=[FileQuery], responses=or_file(OneSeasonOut), examples=[ONE, *FILES])
    def get(self, request: Request, slug: str, season_id: int) -> HttpResponse:
        """Its days and its table; a file has the table."""
        club, standing = self.club(slug, Action.SEE_STANDINGS)
        form = self.query(FileQuery)["format"]
        if form != JSON:
            season = season_found(club, season_id)
            return as_file(season_book(club, season, season_lines(club, standing, season)), form)
        return one_season(club, standing, season_id)

    @extend_schema(request=SeasonChanges, responses=OneSeasonOut, examples=[CHANGES, ONE])
    def patch(self, request: Request, slug: str, season_id: int) -> Response:
        """Change its name or its days, as a director, unless it is closed (`season_closed`)."""
        club, standing = self.club(slug, Action.MANAGE_SEASONS)
        changes = self.body(SeasonChanges)
        actor = actor_of(request)
        change_season(club_id=club.pk, actor=actor, season_id=season_id, **changes)
        return one_season(club, standing, season_id)


def one_season(club: Club, standing: Standing, season_id: int) -> Response:
    """The season with its table, as this reader may see it. Raises NotFound."""
    season = season_found(club, season_id)
    table = season_lines(club, standing, season)
    closer = closer_of(season) if standing.may(Action.SEE_MONEY) else ""
    return Response(
        {
            **SeasonOut(season).data,
            "closed_by": closer or None,
            "last_day": table.last_day.isoformat(),
            "lines": SeasonLineOut(list(table.rows), many=True).data,
        }
    )
