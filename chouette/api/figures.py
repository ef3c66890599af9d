"""Figures of play and spans of nights, as several resources show them."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from chouette.api.fields import NightsQuery, Points
from chouette.rules.figures import Figures
from chouette.selectors.club_spans import PLAIN, ClubSpan
from chouette.selectors.courses import Course
from clubsite.api.inputs import NUMBER_MAX


class SpanQuery(NightsQuery):
    """Which nights: a season, a usual span, or days; not two of them."""

    season = serializers.IntegerField(
        required=False, default=None, min_value=1, max_value=NUMBER_MAX, help_text="Its number."
    )
    nights = serializers.ChoiceField(
        PLAIN, required=False, default=None, help_text="This year, the last twelve months, or all."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Raises ValidationError."""
        named = [attrs["season"], attrs["nights"], attrs["since"] or attrs["until"]]
        if sum(value is not None for value in named) > 1:
            raise ValidationError("Name a season, or nights, or days.")
        return attrs


def span_named(query: dict[str, Any]) -> dict[str, Any]:
    """What `span_asked` takes of a query."""
    value = f"season-{query['season']}" if query["season"] else query["nights"]
    return {"value": value, "since": query["since"], "until": query["until"]}


class SpanOut(serializers.Serializer[ClubSpan]):
    """The nights that sums are about, both days in it; null leaves a side open."""

    name = serializers.CharField(
        source="value", help_text="`season-3`, `year`, `months`, `all`, or `days`."
    )
    season = serializers.CharField(help_text="What the season is called; empty for other spans.")
    since = serializers.DateField(allow_null=True)
    until = serializers.DateField(allow_null=True)


class SeatOut(serializers.Serializer[Any]):
    """The games of one seat; `won` less `lost` is `points`."""

    games = serializers.IntegerField()
    points = Points()
    won = Points()
    lost = Points()


class HabitOut(serializers.Serializer[Any]):
    """One habit of the cube."""

    count = serializers.IntegerField()
    points = Points()


class SeatsOut(serializers.Serializer[Any]):
    """Box side, captain, crew, and all together."""

    box = SeatOut()
    captain = SeatOut()
    crew = SeatOut()
    all = SeatOut()


class CubesOut(serializers.Serializer[Any]):
    """Offers, takes, drops."""

    offers = HabitOut()
    takes = HabitOut()
    drops = HabitOut()


def seats_of(figures: Figures) -> dict[str, dict[str, int]]:
    """What `SeatsOut` shows."""
    f = figures
    return {
        "box": _seat(f.box_games, f.box_points, f.box_won),
        "captain": _seat(f.captain_games, f.captain_points, f.captain_won),
        "crew": _seat(f.crew_games, f.crew_points, f.crew_won),
        "all": _seat(f.games, f.points, f.won),
    }


def cubes_of(figures: Figures) -> dict[str, dict[str, int]]:
    """What `CubesOut` shows."""
    return {
        "offers": {"count": figures.offers, "points": figures.offer_points},
        "takes": {"count": figures.takes, "points": figures.take_points},
        "drops": {"count": figures.drops, "points": figures.drop_points},
    }


def _seat(games: int, points: int, won: int) -> dict[str, int]:
    return {"games": games, "points": points, "won": won, "lost": won - points}


class PointsAfterOut(serializers.Serializer[Any]):
    """What a sum was after a night."""

    night_on = serializers.DateField()
    points = Points()


class PointsCourseOut(serializers.Serializer[Any]):
    """How a sum of points went: what it was before, then after each night."""

    start = Points()
    nights = PointsAfterOut(many=True)


class MoneyAfterOut(serializers.Serializer[Any]):
    """What a sum was after a night."""

    night_on = serializers.DateField()
    amount_minor = serializers.IntegerField()


class MoneyCourseOut(serializers.Serializer[Any]):
    """The same of what was won in one currency."""

    currency = serializers.CharField()
    start_minor = serializers.IntegerField()
    nights = MoneyAfterOut(many=True)


def points_course(course: Course) -> dict[str, Any]:
    """What `PointsCourseOut` shows."""
    return {"start": course.start, "nights": _after(course, "points")}


def money_course(course: Course) -> dict[str, Any]:
    """What `MoneyCourseOut` shows."""
    return {
        "currency": course.unit,
        "start_minor": course.start,
        "nights": _after(course, "amount_minor"),
    }


def _after(course: Course, name: str) -> list[dict[str, Any]]:
    nights = zip(course.nights, course.sums, strict=True)
    return [{"night_on": night_on, name: sum_after} for night_on, sum_after in nights]
