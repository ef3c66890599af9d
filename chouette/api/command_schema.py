"""How the document describes commands: a schema for each kind, made of the rules' own types, and
who may send it, from the table of rights."""

from __future__ import annotations

from collections.abc import Mapping

from drf_spectacular.openapi import AutoSchema

from chouette.api.command_senders import sent_by
from chouette.api.game_event_schema import ACTIONS, GAME_EVENT, PLAYER, action_fields
from chouette.api.type_schema import Json, Shapes, camel, registered
from chouette.models.players import NAME_LENGTH_MAX
from chouette.rules import actions
from chouette.rules import commands as cmd
from chouette.rules.ruleset import Ruleset

RULES: Json = {
    "type": ["string", "object"],
    "description": "The slug of house rules of the club, a preset, or an object of rules.",
}

NOT_SENT = frozenset(kind.kind for kind in (cmd.OpenTable, cmd.MergeInto, cmd.Play))
"""Kinds that nobody sends to a table."""

SHAPES = Shapes(
    player=PLAYER,
    kinds={actions.Action: GAME_EVENT, Ruleset: RULES},
    fields={
        **action_fields(PLAYER),
        (cmd.MergeTable, "players"): None,
        (cmd.SetOrder, "reason"): {"type": "string", "maxLength": cmd.REASON_LIMIT},
    },
    renamed={(actions.GameWon, "kind"): "result"},
)

ALWAYS: Json = {
    "command_id": {
        "type": "string",
        "format": "uuid",
        "description": "Made by the sender; the same sent again is done once.",
    },
    "expected_seq": {
        "type": "integer",
        "minimum": 0,
        "description": "The `seq` that the sender knows the table by.",
    },
}

KIND: Json = {
    "type": "string",
    "description": "The other fields are those of the kind; the kinds of `Command` list them, and"
    " who may send which.",
}


GUEST: Json = {
    "type": "string",
    "maxLength": NAME_LENGTH_MAX,
    "description": "A name, in place of a player.",
}


def kinds() -> Mapping[str, type]:
    """Every kind that is sent to a table, by name, and the type that holds its fields."""
    sent = {kind: held for kind, held in cmd.COMMAND_KINDS.items() if kind not in NOT_SENT}
    return dict(sorted({**sent, **ACTIONS}.items()))


def schema_of_kind(kind: str) -> Json:
    """An object with the fields of every command and those of this kind."""
    schema = SHAPES.of(kinds()[kind])
    properties, required = schema["properties"], schema["required"]
    if kind == cmd.Join.kind:
        properties["guest"] = GUEST
        required.remove("player")
    return {
        "type": "object",
        "description": f"{schema['description']}\n\nSent by {sent_by(kind)}.",
        "properties": {**ALWAYS, "kind": {"type": "string", "const": kind}, **properties},
        "required": [*ALWAYS, "kind", *required],
        "additionalProperties": False,
    }


def schema_of_commands(auto_schema: AutoSchema) -> Json:
    """A command is one of its kinds, told apart by `kind`; each is a component."""
    refs = {
        kind: registered(auto_schema, f"Command{camel(kind)}", schema_of_kind(kind))
        for kind in kinds()
    }
    return {
        "type": "object",
        "description": "One request to a table; the other fields are those of its kind.",
        "properties": {**ALWAYS, "kind": {**KIND, "enum": list(refs)}},
        "required": [*ALWAYS, "kind"],
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "kind", "mapping": refs},
    }
