"""`players/{id}/history/`: a player through the nights."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.balances import MoneyOut, money_of
from chouette.api.base import ApiView
from chouette.api.fields import Points
from chouette.api.figures import (
    CubesOut,
    MoneyCourseOut,
    PointsCourseOut,
    SeatsOut,
    SpanOut,
    SpanQuery,
    cubes_of,
    money_course,
    points_course,
    seats_of,
    span_named,
)
from chouette.api.standings import A_HABIT, A_SEAT
from chouette.models import Player
from chouette.models.ledger import POINTS
from chouette.permissions import Action
from chouette.selectors.access import player_seen
from chouette.selectors.balances import player_balance
from chouette.selectors.club_spans import ClubSpan, span_asked
from chouette.selectors.history import NIGHTS_PAGE, HeadToHead, NightLine
from chouette.selectors.player_past import PlayerPast, player_past
from chouette.selectors.statistics import BigGame
from clubsite.api.pages import PAGE_MAX

A_BIG_GAME = {
    "session": 31,
    "night_on": "2026-11-26",
    "table": "Table 1",
    "game": 7,
    "points": 16,
}
HISTORY = OpenApiExample(
    "Ana's nights",
    response_only=True,
    value={
        "player": 4,
        "name": "Ana",
        "span": {"name": "all", "season": "", "since": None, "until": None},
        "balance": {"points": 12.5, "money": []},
        "seats": {"box": A_SEAT, "captain": A_SEAT, "crew": A_SEAT, "all": A_SEAT},
        "cubes": {"offers": A_HABIT, "takes": A_HABIT, "drops": A_HABIT},
        "best_game": A_BIG_GAME,
        "worst_game": None,
        "nights": [
            {
                "session": 31,
                "night_on": "2026-11-26",
                "table": "Table 1",
                "games": 9,
                "games_won": 5,
                "box_games": 3,
                "box_points": 4,
                "points": 6.5,
                "amount_minor": 325,
                "currency": "EUR",
                "provisional": False,
            }
        ],
        "opponents": [
            {"player": 5, "name": "Bogdan", "games": 9, "won": 14, "lost": 7.5, "net": 6.5}
        ],
        "course": {"start": 0, "nights": [{"night_on": "2026-11-26", "points": 6.5}]},
        "money_courses": [
            {
                "currency": "EUR",
                "start_minor": 0,
                "nights": [{"night_on": "2026-11-26", "amount_minor": 325}],
            }
        ],
    },
)


class HistoryQuery(SpanQuery):
    """Which nights, and how many of them one by one."""

    limit = serializers.IntegerField(
        required=False,
        default=NIGHTS_PAGE,
        min_value=1,
        max_value=PAGE_MAX,
        help_text="So many of the latest tables; for older ones name an earlier `until`.",
    )


class NightOut(serializers.Serializer[NightLine]):
    """One table of one night."""

    session = serializers.IntegerField()
    night_on = serializers.DateField()
    table = serializers.CharField()
    games = serializers.IntegerField()
    games_won = serializers.IntegerField()
    box_games = serializers.IntegerField()
    box_points = Points()
    points = Points()
    amount_minor = serializers.IntegerField(
        allow_null=True, help_text="Null where only points count, or money may not be seen."
    )
    currency = serializers.CharField(allow_null=True)
    provisional = serializers.BooleanField(help_text="It goes on.")


class OpponentOut(serializers.Serializer[HeadToHead]):
    """What two players took from each other in all their games."""

    player = serializers.IntegerField(source="opponent_id")
    name = serializers.CharField()
    games = serializers.IntegerField()
    won = Points()
    lost = Points()
    net = Points()


class BigGameOut(serializers.Serializer[BigGame]):
    """One game that moved a player most."""

    session = serializers.IntegerField(source="session_id")
    night_on = serializers.DateField()
    table = serializers.CharField()
    game = serializers.IntegerField()
    points = Points()


class PlayerBalanceOut(serializers.Serializer[Any]):
    """How he stands, over all nights."""

    points = Points()
    money = MoneyOut(many=True)


class HistoryOut(serializers.Serializer[dict[str, Any]]):
    """A player through the nights of a span."""

    player = serializers.IntegerField(help_text="Who was merged into another is that other.")
    name = serializers.CharField()
    span = SpanOut()
    balance = PlayerBalanceOut(allow_null=True, help_text="Null where money may not be seen.")
    seats = SeatsOut()
    cubes = CubesOut()
    best_game = BigGameOut(allow_null=True)
    worst_game = BigGameOut(allow_null=True)
    nights = NightOut(many=True)
    opponents = OpponentOut(many=True)
    course = PointsCourseOut(allow_null=True)
    money_courses = MoneyCourseOut(many=True)


class HistoryView(ApiView):
    """A player's nights."""

    @extend_schema(parameters=[HistoryQuery], responses=HistoryOut, examples=[HISTORY])
    def get(self, request: Request, player_id: int) -> Response:
        """His nights, his seats and cubes, whom he played, how his points and money went.

        Of all nights, unless the query names some.
        """
        player, standing = player_seen(player_id, actor_of(request), Action.SEE_TABLES)
        query, money = self.query(HistoryQuery), standing.may(Action.SEE_MONEY)
        span = span_asked(player.club, usual="all", **span_named(query))
        days = {"since": span.since, "until": span.until}
        past = player_past(player, money=money, limit=query["limit"], **days)
        return Response(HistoryOut(_body(player, span, past, money=money)).data)


def _body(player: Player, span: ClubSpan, past: PlayerPast, *, money: bool) -> dict[str, Any]:
    courses = {course.unit: course for course in past.courses}
    points = courses.pop(POINTS, None)
    return {
        "player": player.pk,
        "name": player.name,
        "span": span,
        "balance": _balance(player) if money else None,
        "seats": seats_of(past.figures),
        "cubes": cubes_of(past.figures),
        "best_game": past.best,
        "worst_game": past.worst,
        "nights": [_night(night, money=money) for night in past.nights],
        "opponents": past.opponents,
        "course": points_course(points) if points else None,
        "money_courses": [money_course(courses[unit]) for unit in sorted(courses)],
    }


def _balance(player: Player) -> dict[str, Any]:
    balance = player_balance(player)
    return {"points": balance.points, "money": money_of(balance)}


def _night(night: NightLine, *, money: bool) -> dict[str, Any]:
    shown = money and bool(night.currency)
    names = ("night_on", "table", "games", "games_won", "box_games", "box_points", "points")
    return {
        **{name: getattr(night, name) for name in names},
        "session": night.session_id,
        "amount_minor": night.money if shown else None,
        "currency": night.currency if shown else None,
        "provisional": night.provisional,
    }
