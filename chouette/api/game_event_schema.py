"""How the document describes what happens in a game: the scoring tool's events, type by type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drf_spectacular.openapi import AutoSchema

from chouette.api.type_schema import POINTS, WORD, Json, Shapes, camel, or_null, registered
from chouette.rules import actions
from chouette.rules.commands import ACTION_TYPES

GAME_EVENT: Json = {"$ref": "#/components/schemas/GameEvent"}

NAME: Json = {"type": "string", "description": "A player, as `order` calls him."}
PLAYER: Json = {
    "type": ["integer", "string"],
    "pattern": "^[0-9]+$",
    "description": "A player's number.",
}

ACTIONS: Mapping[str, type] = {
    "double": actions.Double,
    "extra": actions.ExtraGiven,
    "buy": actions.CubeBought,
    "settle": actions.ResultAgreed,
    "result": actions.GameWon,
    "quick_result": actions.QuickScore,
}
"""By the kind of the command that sends it."""

TYPES: Mapping[str, type] = {ACTION_TYPES[kind]: held for kind, held in ACTIONS.items()}
"""By the `type` of the event."""

RESULTS: Json = {
    "type": "object",
    "additionalProperties": {"type": "integer"},
    "description": "Whole points of each member; the box is minus their sum.",
}


def action_fields(player: Json) -> dict[tuple[type, str], Json | None]:
    """Fields of actions that travel otherwise than the rules have them."""
    bought = {
        "type": "object",
        "description": "A bought cube, by who sold it.",
        "properties": {"seller": player},
        "required": ["seller"],
        "additionalProperties": False,
    }
    extra = {
        "type": "object",
        "description": "An extra, by who gave and who took it.",
        "properties": {"giver": player, "taker": player},
        "required": ["giver", "taker"],
        "additionalProperties": False,
    }
    answer = {**WORD, "description": "The one answer, in place of `answers` by member."}
    return {
        (actions.Double, "bought"): bought,
        (actions.Double, "extra"): extra,
        (actions.Double, "answer"): answer,
        (actions.ResultAgreed, "points"): POINTS,
        (actions.ResultAgreed, "winner"): {
            **or_null({"type": "string", "enum": ["box", "member"]}),
            "description": "Who counts as the winner, where the sign of the points does not say.",
        },
        (actions.QuickScore, "points"): RESULTS,
    }


def game_events(player: Json = NAME) -> dict[str, Json]:
    """Type -> the schema of such an event."""
    shapes = Shapes(player, {}, action_fields(player))
    return {name: _typed(name, shapes.of(held)) for name, held in TYPES.items()}


def _typed(name: str, schema: Json) -> Json:
    return {
        **schema,
        "properties": {"type": {"type": "string", "const": name}, **schema["properties"]},
        "required": ["type", *schema["required"]],
        "additionalProperties": False,
    }


def register_game_events(auto_schema: AutoSchema) -> None:
    """Make `GAME_EVENT` a component: a game's event with players by number."""
    refs: dict[str, Any] = {
        name: registered(auto_schema, f"GameEvent{camel(name)}", schema)
        for name, schema in game_events(PLAYER).items()
    }
    one_of = {
        "type": "object",
        "description": "An event of a game as the scoring tool takes it.",
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "type", "mapping": refs},
    }
    registered(auto_schema, "GameEvent", one_of)
