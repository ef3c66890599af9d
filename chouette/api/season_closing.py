"""Closing a season with a look first, and opening it again."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.seasons import (
    LINE_EXAMPLE,
    SEASON_EXAMPLE,
    OneSeasonOut,
    SeasonLineOut,
    one_season,
)
from chouette.models import ChouetteSession, Dispute
from chouette.permissions import Action
from chouette.selectors.season_lines import Closing, closing_of, last_day_asked, season_found
from chouette.services.seasons import close_season, reopen_season
from clubsite.api.inputs import Day, Input

DAY = OpenApiExample("On its last day", request_only=True, value={"ends_on": "2026-11-30"})
CLOSING = OpenApiExample(
    "One table plays still",
    response_only=True,
    value={
        "last_day": "2026-11-30",
        "open_tables": [{"id": 31, "night_on": "2026-11-26", "table": "Table 1"}],
        "waiting_tables": [],
        "doubts": [],
        "payments_due": 2,
        "lines": [LINE_EXAMPLE],
    },
)
ONE = OpenApiExample(
    "Closed",
    response_only=True,
    value={
        **SEASON_EXAMPLE,
        "closed_at": "2026-12-01T09:00:00Z",
        "closed_by": "Ana",
        "last_day": "2026-11-30",
        "lines": [LINE_EXAMPLE],
    },
)


class DayIn(Input):
    """The last day of the season."""

    ends_on = Day(required=False, default=None, allow_null=True, help_text="null: the day it has.")


class TableNamed(serializers.Serializer[ChouetteSession]):
    """A table that is not settled."""

    id = serializers.IntegerField(source="pk")
    night_on = serializers.DateField()
    table = serializers.CharField()


class DoubtNamed(serializers.Serializer[Dispute]):
    """A game that somebody says was scored wrongly."""

    id = serializers.IntegerField(source="pk")
    session = serializers.IntegerField(source="chouette_session_id")
    game = serializers.IntegerField()


class ClosingOut(serializers.Serializer[Closing]):
    """What closing would write down; with open or waiting tables or doubts it is refused."""

    last_day = serializers.DateField(source="lines.last_day")
    open_tables = TableNamed(many=True, source="hindrances.open_tables")
    waiting_tables = TableNamed(
        many=True,
        source="hindrances.unstated",
        help_text="Closed, but their statements are not computed yet.",
    )
    doubts = DoubtNamed(many=True, source="hindrances.doubts")
    payments_due = serializers.IntegerField(source="due", help_text="They only wait.")
    lines = SeasonLineOut(many=True, source="lines.rows")


class CloseView(ApiView):
    """The end of a season."""

    @extend_schema(parameters=[DayIn], responses=ClosingOut, examples=[CLOSING])
    def get(self, request: Request, slug: str, season_id: int) -> Response:
        """Look at what closing would write down, and at what hinders it."""
        club, standing = self.club(slug, Action.MANAGE_SEASONS)
        season = season_found(club, season_id)
        last_day = last_day_asked(club, season, self.query(DayIn)["ends_on"])
        return Response(ClosingOut(closing_of(club, standing, season, last_day)).data)

    @extend_schema(request=DayIn, responses=OneSeasonOut, examples=[DAY, ONE])
    def post(self, request: Request, slug: str, season_id: int) -> Response:
        """Close it, as a director, on its last day or later (`season_not_over`).

        How everybody stood is written down, and its nights are left as they are. Nothing may be
        unsettled (`season_hindered`). Closed already, it stays as it was.
        """
        club, standing = self.club(slug, Action.MANAGE_SEASONS)
        day = self.body(DayIn)
        close_season(club_id=club.pk, actor=actor_of(request), season_id=season_id, **day)
        return one_season(club, standing, season_id)


class ReopenView(ApiView):
    """A season that was closed too early."""

    @extend_schema(request=None, responses=OneSeasonOut, examples=[ONE])
    def post(self, request: Request, slug: str, season_id: int) -> Response:
        """Open it again, as a director: what was written down is gone, its nights can change."""
        club, standing = self.club(slug, Action.MANAGE_SEASONS)
        reopen_season(club_id=club.pk, actor=actor_of(request), season_id=season_id)
        return one_season(club, standing, season_id)
