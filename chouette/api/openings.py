"""`clubs/{slug}/openings/`: balances from before this book, one by one and brought in as a list."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, ClassVar

from drf_spectacular.utils import (
    OpenApiExample,
    PolymorphicProxySerializer,
    extend_schema,
    extend_schema_field,
)
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.cash import FEE
from chouette.api.entries import EntriesOut, entries_answer
from chouette.api.fields import Points
from chouette.api.opening_body import LOOKED, PreviewOut, preview_body
from chouette.models import Club
from chouette.models.ledger import POINTS
from chouette.models.players import name_key
from chouette.opening_columns import Columns, ColumnsLeftOut
from chouette.opening_file import BYTES_MOST, LINES_MOST, LinesAtFault
from chouette.permissions import Action
from chouette.selectors.opening_match import LEFT_OUT, NEW, read_openings
from chouette.selectors.openings import OpeningEntry, openings_standing, openings_told
from chouette.services.opening_import import import_text
from clubsite.api.inputs import NUMBER_MAX, Input, Whole
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema
from clubsite.problems import Problem, problem_for

OPENING = OpenApiExample(
    "Ana came with 2.50",
    response_only=True,
    value={
        "id": 3,
        "player": 4,
        "name": "Ana",
        "unit": "EUR",
        "points": None,
        "amount_minor": 250,
        "currency": "EUR",
    },
)
BROUGHT_IN = OpenApiExample("Brought in", response_only=True, value={"entries": [FEE.value]})
LOOKED_OR_DONE = PolymorphicProxySerializer(
    component_name="OpeningsLookedAtOrDone",
    serializers=[PreviewOut, EntriesOut],
    resource_type_field_name=None,
)
TEXT = "Name;Points;Balance\nAna;1.5;-2.50\nRadu;-1;2.50\nVlad;-0.5;0\n"
LOOK = OpenApiExample("Look first", request_only=True, value={"text": TEXT, "preview": True})
BRING_IN = OpenApiExample(
    "Then bring it in",
    request_only=True,
    value={
        "command_id": "c4b7f1f2-6a0f-4b8e-9d3d-8f1f0b0a2c11",
        "text": TEXT,
        "choices": {"Vlad": "new"},
    },
)
CHOICE_SCHEMA = {
    "oneOf": [
        {"type": "integer", "minimum": 1, "maximum": NUMBER_MAX},
        {"type": "string", "enum": [NEW, LEFT_OUT]},
    ]
}


@problem_for.register
def _lines_at_fault(error: LinesAtFault) -> Problem:
    """With each line, as a preview tells it."""
    extra = {"faults": [asdict(fault) for fault in error.faults]}
    return Problem(error.status, error.code, error.detail, extra=extra)


@problem_for.register
def _columns_left_out(error: ColumnsLeftOut) -> Problem:
    """With each column, as a preview tells it."""
    return Problem(error.status, error.code, error.detail, extra={"left_out": error.left_out})


class OpeningOut(serializers.Serializer[OpeningEntry]):
    """What a player brought in; negative: he came owing."""

    id = serializers.IntegerField(source="entry_id")
    player = serializers.IntegerField(source="player_id")
    name = serializers.CharField()
    unit = serializers.CharField()
    points = serializers.SerializerMethodField()
    amount_minor = serializers.SerializerMethodField()
    currency = serializers.SerializerMethodField()

    def get_points(self, entry: OpeningEntry) -> float | None:
        """Points, where it is about points."""
        return Points().to_representation(entry.amount) if entry.unit == POINTS else None

    def get_amount_minor(self, entry: OpeningEntry) -> int | None:
        """Minor units, where it is about money."""
        return None if entry.unit == POINTS else entry.amount

    def get_currency(self, entry: OpeningEntry) -> str | None:
        """The currency, where it is about money."""
        return None if entry.unit == POINTS else entry.unit


@extend_schema_field(CHOICE_SCHEMA)
class ChoiceField(serializers.Field[int | str, Any, Any, Any]):
    """Who is meant by a name."""

    def to_internal_value(self, data: Any) -> int | str:
        """Raises ValidationError."""
        if type(data) is int and 1 <= data <= NUMBER_MAX:
            return data
        if isinstance(data, str) and data in (NEW, LEFT_OUT):
            return data
        raise ValidationError(f"A player's number, {NEW} or {LEFT_OUT}.")


class ColumnsIn(Input):
    """Which column holds what, counted from 0."""

    name = Whole(min_value=0, max_value=1000)
    points = Whole(min_value=0, max_value=1000, required=False, default=None, allow_null=True)
    money = Whole(min_value=0, max_value=1000, required=False, default=None, allow_null=True)


class NewOpenings(Input):
    """A list of balances as CSV: names, points, money in the club's currency."""

    together: ClassVar[dict[str, Any]] = {
        "anyOf": [
            {"required": ["command_id"]},
            {"required": ["preview"], "properties": {"preview": {"const": True}}},
        ]
    }
    command_id = serializers.UUIDField(
        required=False, default=None, help_text="Needed unless it is a preview."
    )
    text = serializers.CharField(max_length=BYTES_MOST, trim_whitespace=False)
    preview = serializers.BooleanField(
        required=False, default=False, help_text="Only tell what would be brought in."
    )
    columns = ColumnsIn(
        required=False,
        default=None,
        allow_null=True,
        help_text="As the heading of the text says (`Name`, `Points`, `Balance`, the currency's "
        "code), or names, points, money. Of columns that are not named here nothing is brought "
        "in; where this is left out, none may be left out.",
    )
    choices = serializers.DictField(
        child=ChoiceField(),
        required=False,
        default=dict,
        help_text="By name: the number of the player who is meant, `new` for a new guest, `out` "
        "to leave the line out. A name that is like a player's needs one. `new` for somebody who "
        "plays under that name by now is that player.",
    )
    replace = serializers.BooleanField(
        required=False,
        default=False,
        help_text="In place of the balances that are in the book already.",
    )

    def validate_choices(self, choices: dict[str, int | str]) -> dict[str, int | str]:
        """Raises ValidationError."""
        if len(choices) > LINES_MOST:
            raise ValidationError(f"At most {LINES_MOST} names.")
        return {name_key(name): choice for name, choice in choices.items()}

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Raises ValidationError."""
        if attrs["command_id"] is None and not attrs["preview"]:
            raise ValidationError({"command_id": ["This field is required."]})
        attrs["columns"] = Columns(**attrs["columns"]) if attrs["columns"] else None
        return attrs


class OpeningsView(ApiView):
    """Balances from before this book."""

    @extend_schema(parameters=[PageQuery], responses=page_of_schema(OpeningOut), examples=[OPENING])
    def get(self, request: Request, slug: str) -> Response:
        """The opening balances that stand, the first first."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        self.query(PageQuery)
        standing = openings_standing(club.pk)
        return self.page(standing, OpeningOut, lambda rows: openings_told(club.pk, rows))

    @extend_schema(
        request=NewOpenings,
        responses={200: LOOKED_OR_DONE, 201: EntriesOut},
        examples=[LOOK, BRING_IN, LOOKED, BROUGHT_IN],
    )
    def post(self, request: Request, slug: str) -> Response:
        """Look at a list of balances (200), or bring all of it in (201); 200 again where the same
        was brought in before.

        Lines that cannot be taken are told as `faults`, by a preview and by the refusal
        `lines_at_fault` of the real thing; that of a choice it refuses by its own code
        (`unknown_player`, `twice_in_file`, `name_taken`).
        """
        club, _ = self.club(slug, Action.POST_BALANCES)
        values = self.body(NewOpenings)
        if values.pop("preview"):
            return Response(_preview(club, values))
        return entries_answer(import_text(club=club, actor=actor_of(request), **values))


def _preview(club: Club, values: dict[str, Any]) -> dict[str, Any]:
    reading = read_openings(club, values["text"], columns=values["columns"])
    body: dict[str, Any] = PreviewOut(preview_body(club, reading, values["choices"])).data
    return body
