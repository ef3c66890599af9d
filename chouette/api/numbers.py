"""Players in a command: their numbers, which a log keeps as text and a program may send as such."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from chouette.rules.cubes import CUBE_LIMIT

NAMING_ONE = ("player", "proxy", "member", "giver", "taker", "seller", "buyer", "partner")
NAMING = frozenset((*NAMING_ONE, "order", "players", "members"))
"""The fields that name one player or several."""


def numbered(value: Any, *, naming: bool = True) -> Any:
    """The same with every number that stands for a player as text."""
    if isinstance(value, Mapping):
        return {key: numbered(inner, naming=key in NAMING) for key, inner in value.items()}
    if isinstance(value, list):
        return [numbered(inner, naming=naming) for inner in value]
    return str(value) if naming and type(value) is int else value


SEAT: dict[str, Any] = {
    "oneOf": [
        {"type": "integer", "minimum": 1},
        {"type": "string", "pattern": "^[0-9]{1,18}$"},
        {
            "type": "object",
            "properties": {
                "player": {
                    "oneOf": [
                        {"type": "integer", "minimum": 1},
                        {"type": "string", "pattern": "^[0-9]{1,18}$"},
                    ]
                },
                "level": {"type": "integer", "minimum": 1, "maximum": CUBE_LIMIT, "default": 1},
            },
            "required": ["player"],
            "additionalProperties": False,
        },
    ],
    "description": "A player's number; with `level`, at how many times the table's stake.",
}


@extend_schema_field(SEAT)
class SeatField(serializers.Field[Any, Any, Any, Any]):
    """Somebody who takes a seat."""

    def to_internal_value(self, data: Any) -> Any:
        """The number, or the object as it is. Raises ValidationError."""
        if type(data) is int or isinstance(data, str | dict):
            return data
        raise ValidationError("A player's number, or an object with player and level.")
