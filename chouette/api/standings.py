"""`clubs/{slug}/standings/` and `clubs/{slug}/balances/`: who stands where, in points and money."""

from __future__ import annotations

from typing import Any

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
from chouette.models.ledger import POINTS
from chouette.permissions import Action
from chouette.rules.actions import points_json
from chouette.selectors.balances import Balance, ClubBalances, club_balances
from chouette.selectors.club_spans import ClubSpan, span_asked
from chouette.selectors.season_table import SeasonRow, SeasonTable, season_table

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
BALANCES = OpenApiExample(
    "Ana is owed, Bogdan owes",
    response_only=True,
    value={
        "next": None,
        "previous": None,
        "results": [
            {
                "player": 4,
                "name": "Ana",
                "active": True,
                "points": 12.5,
                "money": [{"currency": "EUR", "booked_minor": 250, "provisional_minor": 0}],
            },
            {
                "player": 5,
                "name": "Bogdan",
                "active": True,
                "points": -12.5,
                "money": [{"currency": "EUR", "booked_minor": -250, "provisional_minor": 0}],
            },
        ],
        "club": {"points": 0, "money": []},
        "suggested": [{"paid_by": 5, "paid_to": 4, "amount_minor": 250, "currency": "EUR"}],
    },
)


class StandingsQuery(SpanQuery):
    """Which nights, from how many games on, with how many courses."""

    games_min = serializers.IntegerField(
        required=False, default=0, min_value=0, max_value=10**6, help_text="From so many games on."
    )
    courses = serializers.IntegerField(
        required=False,
        default=0,
        min_value=0,
        max_value=COURSES_MOST,
        help_text="For the first so many also how their points went, night by night.",
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


class MoneyOut(serializers.Serializer[Any]):
    """What somebody has in one currency: positive is owed to him."""

    currency = serializers.CharField()
    booked_minor = serializers.IntegerField()
    provisional_minor = serializers.IntegerField(
        help_text="What nights that go on add; not booked yet."
    )


class BalanceOut(serializers.Serializer[Any]):
    """How one player stands, over all nights."""

    player = serializers.IntegerField()
    name = serializers.CharField()
    active = serializers.BooleanField()
    points = Points()
    money = MoneyOut(many=True)


class OwnMoneyOut(serializers.Serializer[Any]):
    """What the club's own accounts hold in one currency."""

    currency = serializers.CharField()
    amount_minor = serializers.IntegerField()


class OwnOut(serializers.Serializer[Any]):
    """What the club's own accounts (kitty, fees, balances from before) hold together."""

    points = Points()
    money = OwnMoneyOut(many=True)


class SuggestedOut(serializers.Serializer[Any]):
    """One of the fewest payments that would bring everybody to zero."""

    paid_by = serializers.IntegerField()
    paid_to = serializers.IntegerField()
    amount_minor = serializers.IntegerField()
    currency = serializers.CharField()


class BalancesOut(serializers.Serializer[dict[str, Any]]):
    """Everybody who plays or has a balance, most points first."""

    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = BalanceOut(many=True)
    club = OwnOut()
    suggested = SuggestedOut(
        many=True, help_text="None while the club's own accounts hold a part of the sum."
    )


class StandingsView(ApiView):
    """The table of a season."""

    @extend_schema(parameters=[StandingsQuery], responses=StandingsOut, examples=[STANDINGS])
    def get(self, request: Request, slug: str) -> Response:
        """Who won how much in how many games, in each seat and with the cube.

        Without a span: the season that runs, else this year.
        """
        club, _ = self.club(slug, Action.SEE_STANDINGS)
        query = self.query(StandingsQuery)
        span = span_asked(club, **span_named(query))
        table = season_table(
            club.pk,
            since=span.since,
            until=span.until,
            games_min=query["games_min"],
            courses=query["courses"],
        )
        return Response(StandingsOut(_standings(table, span)).data)


class BalancesView(ApiView):
    """How everybody stands."""

    @extend_schema(responses=BalancesOut, examples=[BALANCES])
    def get(self, request: Request, slug: str) -> Response:
        """Points and money of all time, and who could pay whom so that nobody owes anything."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        return Response(BalancesOut(_balances(club_balances(club.pk))).data)


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


def _balances(found: ClubBalances) -> dict[str, Any]:
    own = {unit: amount for unit, amount in found.accounts.items() if unit != POINTS}
    return {
        **_page([_balance(balance) for balance in found.balances]),
        "club": {
            "points": found.accounts.get(POINTS, 0),
            "money": [{"currency": unit, "amount_minor": own[unit]} for unit in sorted(own)],
        },
        "suggested": [
            {
                "paid_by": int(payment.payer),
                "paid_to": int(payment.payee),
                "amount_minor": payment.amount,
                "currency": currency,
            }
            for currency in found.currencies
            for payment in found.payments(currency)
        ],
    }


def _balance(balance: Balance) -> dict[str, Any]:
    return {
        "player": balance.player_id,
        "name": balance.name,
        "active": balance.is_active,
        "points": balance.points,
        "money": money_of(balance),
    }


def money_of(balance: Balance) -> list[dict[str, Any]]:
    """What `MoneyOut` shows of a player, by currency."""
    return [
        {
            "currency": unit,
            "booked_minor": balance.money.get(unit, 0),
            "provisional_minor": balance.provisional.get(unit, 0),
        }
        for unit in sorted({*balance.money, *balance.provisional})
    ]
