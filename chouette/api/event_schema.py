"""How the document describes the events of a log: a schema for each kind, made of the rules' own
types as `event_body` tells them."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema

from chouette.api.game_event_schema import GAME_EVENT, register_game_events
from chouette.api.game_schema import Out
from chouette.api.money_hidden import OF_MONEY
from chouette.api.numbers import NAMING
from chouette.api.type_schema import POINTS, Json, Shapes, camel, or_null, registered
from chouette.rules import actions
from chouette.rules import events as ev
from chouette.rules.log import EVENT_KINDS
from chouette.rules.ruleset import Ruleset
from chouette.rules.settlement import ContractResult, Reason, Transfer, Warning
from chouette.rules.templates import AFTERWARDS, CONTRACTS, SEATS, WARNINGS

PLAYER: Json = {"type": "string", "description": "A player's number, as text."}
WINNER: Json = {
    "type": ["string", "null"],
    "description": "The number of whoever won it; null where nobody did.",
}
RULES: Json = {
    "type": "object",
    "additionalProperties": True,
    "description": "Every house rule by its name.",
}
ARGS: Json = {
    "type": "object",
    "additionalProperties": {"type": ["string", "integer"]},
    "description": "What fills the gaps of its sentence: players by number, points, counts.",
}


def _told(kind: type, codes: Any) -> Json:
    """A reason or a warning whose code is one of these."""
    code = {"type": "string", "enum": list(codes), "description": "There may come more."}
    return {
        "type": "object",
        "description": (kind.__doc__ or "").split(":")[0].split(";")[0],
        "properties": {"code": code, "args": ARGS},
        "required": ["code", "args"],
    }


_GAMES: tuple[type, ...] = (ev.GameSettled, ev.GameCorrected)
SHAPES = Shapes(
    player=PLAYER,
    kinds={
        actions.Action: GAME_EVENT,
        Ruleset: RULES,
        Warning: _told(Warning, WARNINGS),
        Reason: _told(Reason, SEATS),
    },
    fields={
        (Transfer, "amount"): POINTS,
        (ContractResult, "points"): {**POINTS, "description": "Of the holder."},
        (ContractResult, "winner"): WINNER,
        (ContractResult, "reason"): _told(Reason, CONTRACTS),
        (ev.GameSettled, "afterwards"): or_null(_told(Reason, AFTERWARDS)),
        **{
            (game, "points"): {
                "type": "object",
                "additionalProperties": POINTS,
                "description": "Points by player; they sum to zero.",
            }
            for game in _GAMES
        },
    },
    players=NAMING | {"holder", "other", "payer", "payee", "line", "waiting", "moved"},
    always_all=True,
)
SEQ: Json = {"type": "integer", "description": "Its number in the log of the table."}


def schema_of_event(kind: str) -> Json:
    """Every field that an event of this kind has; money is null for the public."""
    held = EVENT_KINDS[kind]
    schema = SHAPES.of(held)
    fields = {
        name: or_null(each) if name in OF_MONEY else each
        for name, each in schema["properties"].items()
    }
    first = {**fields.pop("first"), "description": "Whether a command begins here."}
    head = {
        "seq": SEQ,
        "kind": {"type": "string", "const": kind},
        "version": {"type": "integer", "const": held.version},
        "first": first,
    }
    required = [*head, *(name for name in schema["required"] if name not in head)]
    return {**schema, "properties": {**head, **fields}, "required": required}


class EventOut(Out):
    """One event of a log; its other fields depend on its kind."""


class EventScheme(OpenApiSerializerExtension):
    """An event is one of its kinds, told apart by `kind`."""

    target_class = EventOut

    def map_serializer(self, auto_schema: AutoSchema, direction: Any) -> Json:
        """A component for each kind, and which of them `kind` names."""
        register_game_events(auto_schema)
        refs = {
            kind: registered(auto_schema, f"Event{camel(kind)}", schema_of_event(kind))
            for kind in EVENT_KINDS
        }
        return {
            "type": "object",
            "description": "One event of a log; its other fields depend on its kind.",
            "properties": {
                "seq": SEQ,
                "kind": {"type": "string", "enum": list(refs), "description": "More may come."},
                "version": {"type": "integer"},
            },
            "required": ["seq", "kind", "version"],
            "oneOf": [{"$ref": ref} for ref in refs.values()],
            "discriminator": {"propertyName": "kind", "mapping": refs},
        }
