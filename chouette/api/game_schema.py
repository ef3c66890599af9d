"""How the document describes a game: what `game_body` makes. Nothing is rendered with these."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from chouette.api.fields import Points
from chouette.api.game_event_schema import GAME_EVENT
from chouette.rules.templates import SEATS, WARNINGS

PLAYER = "A player's number, as text."
Out = serializers.Serializer[dict[str, Any]]


def one(help_text: str = PLAYER, *, allow_null: bool = False) -> serializers.CharField:
    """The number of a player as it stands in commands and events."""
    return serializers.CharField(help_text=help_text, allow_null=allow_null)


def several(help_text: str) -> serializers.ListField:
    """Numbers of several players."""
    return serializers.ListField(child=serializers.CharField(), help_text=help_text)


def by_player(child: serializers.Field[Any, Any, Any, Any], help_text: str) -> Any:
    """An object whose keys are players' numbers."""
    return serializers.DictField(child=child, help_text=help_text)


POINTS_BY_PLAYER = {"type": "object", "additionalProperties": {"type": "number"}}


@extend_schema_field(POINTS_BY_PLAYER)
class PointsByPlayer(serializers.DictField):
    """Points of each player, which sum to zero."""


class SideField(serializers.ChoiceField):
    """Box or team."""

    def __init__(self, **options: Any) -> None:
        super().__init__(["box", "team"], **options)


class CubeResultOut(Out):
    """How a contract closed."""

    points = Points(help_text="Of the member; of an extra's taker; of a bought cube's buyer.")
    winner = one("Who won it; null where nobody did.", allow_null=True)
    reason = serializers.CharField(help_text="`dropped`, `beaver_refused`, `agreed`, `sold`, ...")


class CubeOut(Out):
    """A contract with its cube."""

    level = serializers.IntegerField()
    owner = SideField(allow_null=True, help_text="Who may double next; null: in the middle.")
    turned = serializers.BooleanField(help_text="Whether a double on it was taken.")
    result = CubeResultOut(allow_null=True, help_text="Null while it runs.")


class BoxCubeOut(CubeOut):
    """A member's contract with the box."""

    player = one()


class ExtraOut(CubeOut):
    """A contract that a member who dropped gave to one who took."""

    giver = one()
    taker = one()


class BoughtOut(CubeOut):
    """A cube that the captain bought of a member."""

    seller = one()
    buyer = one()


class PendingOut(Out):
    """A double that waits for answers."""

    side = SideField(help_text="Who doubled.")
    members = several("Who was asked; the empty text is the box, for everybody (one cube).")
    answers = by_player(serializers.CharField(), "Who has answered, and how.")
    waiting = several("Who has not answered yet.")


class WarningOut(Out):
    """What the house rules frown at; it never changes points."""

    code = serializers.ChoiceField(list(WARNINGS), help_text="There may come more.")
    detail = serializers.CharField()


@extend_schema_field({"type": "array", "items": GAME_EVENT})
class GameEvents(serializers.ListField):
    """What happened in a game, as the scoring tool takes it."""


class GameStartOut(Out):
    """How a game began, and what happened in it."""

    number = serializers.IntegerField()
    order = several("Box, captain, crew.")
    partner = one("The box's partner.", allow_null=True)
    start_levels = by_player(serializers.IntegerField(), "Before the automatic doubles.")
    auto_doubles = serializers.IntegerField()
    stake_minor = serializers.IntegerField(
        allow_null=True, help_text="What a point was worth, in minor units; null for the public."
    )
    events = GameEvents()


class OpenGameOut(GameStartOut):
    """The game being played."""

    cubes = BoxCubeOut(many=True)
    extras = ExtraOut(many=True)
    bought = BoughtOut(many=True)
    pending = PendingOut(allow_null=True)
    warnings = WarningOut(many=True)


class ContractOut(Out):
    """How one contract of a finished game ended."""

    kind = serializers.ChoiceField(["contract", "extra", "bought"])
    holder = one("The member; an extra's taker; a bought cube's buyer.")
    other = one("The box; an extra's giver.")
    level = serializers.IntegerField()
    points = Points(help_text="Of the holder.")
    winner = one(allow_null=True)


class ReasonOut(Out):
    """Why the box stayed or went, for programs that tell it in their own words."""

    code = serializers.ChoiceField(list(SEATS), help_text="There may come more.")
    args = serializers.DictField()


class RecordOut(GameStartOut):
    """A finished game."""

    revision = serializers.IntegerField(help_text="1, and one more for each correction.")
    points = PointsByPlayer()
    contracts = ContractOut(many=True)
    reason = ReasonOut()
    why = serializers.CharField(help_text="In English, for people.")
    warnings = WarningOut(many=True)
