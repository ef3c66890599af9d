"""What a list of balances would bring in, as a program reads it before it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drf_spectacular.utils import OpenApiExample
from rest_framework import serializers

from chouette.api.fields import Points
from chouette.models import Club
from chouette.opening_file import LineFault
from chouette.selectors.opening_faults import faults_of_choices
from chouette.selectors.opening_match import Choice, MatchedLine, Reading, matched_lines
from chouette.selectors.openings import openings_standing, players_by_name

LOOKED = OpenApiExample(
    "What would be brought in",
    response_only=True,
    status_codes=["200"],
    value={
        "columns": {"name": 0, "points": 1, "money": 2},
        "heading": ["Name", "Points", "Balance"],
        "currency": "EUR",
        "lines": [
            {
                "line": 2,
                "name": "Ana",
                "player": 4,
                "guess": None,
                "new": False,
                "left_out": False,
                "points": 1.5,
                "amount_minor": -250,
            }
        ],
        "faults": [{"line": 3, "code": "unknown_number", "written": "lots"}],
        "left_out": [],
        "unsure": 0,
        "points": 1.5,
        "amount_minor": -250,
        "there": 0,
    },
)


class ColumnsOut(serializers.Serializer[Any]):
    """Which column holds what, counted from 0."""

    name = serializers.IntegerField()
    points = serializers.IntegerField(allow_null=True)
    money = serializers.IntegerField(allow_null=True)


class OpeningLineOut(serializers.Serializer[Any]):
    """One line, and who is meant by it."""

    line = serializers.IntegerField(help_text="The number of the line in the text.")
    name = serializers.CharField()
    player = serializers.IntegerField(allow_null=True, help_text="Null for somebody new.")
    guess = serializers.IntegerField(
        allow_null=True,
        help_text="A player whose name is like it: say in `choices` whether he is meant.",
    )
    new = serializers.BooleanField(help_text="A guest of this name would be made.")
    left_out = serializers.BooleanField()
    points = Points()
    amount_minor = serializers.IntegerField()


class FaultOut(serializers.Serializer[LineFault]):
    """Why a line cannot be taken."""

    line = serializers.IntegerField()
    code = serializers.CharField(
        help_text="`unknown_number`, `not_half_points`, `too_many_decimals`, `too_large`, "
        "`other_currency`, `bad_name`, `duplicate_name`; of a choice `unknown_player`, "
        "`twice_in_file` (another line means the same player), `name_taken` (a new guest's name "
        "looks like somebody's)."
    )
    written = serializers.CharField(help_text="What stands there, or the number that was chosen.")


class ColumnLeftOut(serializers.Serializer[Any]):
    """A column that is not understood, or not chosen."""

    column = serializers.IntegerField(help_text="Counted from 0.")
    heading = serializers.CharField(help_text="Or its number, counted from 1.")


class PreviewOut(serializers.Serializer[dict[str, Any]]):
    """What a list would bring in."""

    columns = ColumnsOut()
    heading = serializers.ListField(child=serializers.CharField())
    currency = serializers.CharField()
    lines = OpeningLineOut(many=True)
    faults = FaultOut(many=True)
    left_out = ColumnLeftOut(
        many=True,
        help_text="With something in them of which nothing would be brought in: name the columns "
        "in `columns`, or it is refused as `columns_left_out`.",
    )
    unsure = serializers.IntegerField(help_text="Names that need a choice.")
    points = Points(help_text="The sum of all that is not left out.")
    amount_minor = serializers.IntegerField()
    there = serializers.IntegerField(
        help_text="Balances that are in the book already: bring these in with `replace`."
    )


def preview_body(club: Club, reading: Reading, choices: Mapping[str, Choice]) -> dict[str, Any]:
    """What `PreviewOut` shows; three queries."""
    known = players_by_name(club.pk)
    matched = matched_lines(reading.lines, known, choices)
    counted = [found.line for found in matched if not found.is_left_out]
    return {
        "columns": reading.columns,
        "heading": reading.sheet.heading,
        "currency": reading.currency,
        "lines": [_line(found) for found in matched],
        "faults": [*reading.faults, *faults_of_choices(club, matched, known)],
        "left_out": [
            {"column": place, "heading": reading.sheet.title(place)} for place in reading.left_out
        ],
        "unsure": sum(found.is_unsure for found in matched),
        "points": sum(line.points for line in counted),
        "amount_minor": sum(line.money for line in counted),
        "there": openings_standing(club.pk, reading.units).count(),
    }


def _line(found: MatchedLine) -> dict[str, Any]:
    return {
        "line": found.line.line,
        "name": found.line.name,
        "player": None if found.is_unsure else found.player_id,
        "guess": found.guess.pk if found.guess else None,
        "new": found.is_new,
        "left_out": found.is_left_out,
        "points": found.line.points,
        "amount_minor": found.line.money,
    }
