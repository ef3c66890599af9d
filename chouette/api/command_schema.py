"""How the document describes commands: a schema for each kind, made of the rules' own types."""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from chouette.api.numbers import NAMING
from chouette.rules import actions
from chouette.rules import commands as cmd
from chouette.rules.ruleset import Ruleset

Json = dict[str, Any]

PLAYER: Json = {
    "type": ["integer", "string"],
    "pattern": "^[0-9]+$",
    "description": "A player's number.",
}
WORD: Json = {"type": "string", "enum": list(actions.ANSWERS)}
POINTS: Json = {"type": "number", "multipleOf": 0.5, "description": "Whole or half points."}
GAME_EVENT: Json = {
    "type": "object",
    "properties": {
        "type": {"enum": ["double", "extra", "buy", "settle", "result", "quick"]},
    },
    "required": ["type"],
    "description": "An event of a game as the scoring tool takes it.",
}
RULES: Json = {
    "type": ["string", "object"],
    "description": "The slug of house rules of the club, a preset, or an object of rules.",
}

NOT_SENT = frozenset(kind.kind for kind in (cmd.OpenTable, cmd.MergeInto, cmd.Play))
"""Kinds that nobody sends to a table."""

ACTIONS: Mapping[str, type] = {
    "double": actions.Double,
    "extra": actions.ExtraGiven,
    "buy": actions.CubeBought,
    "settle": actions.ResultAgreed,
    "result": actions.GameWon,
    "quick_result": actions.QuickScore,
}

AS_SENT: Mapping[tuple[str, str], Json | None] = {
    ("double", "bought"): {
        "type": "object",
        "properties": {"seller": PLAYER},
        "required": ["seller"],
        "additionalProperties": False,
    },
    ("merge_table", "players"): None,
    ("settle", "points"): POINTS,
}
"""Fields that travel otherwise than the rules have them; None: not at all."""

RENAMED: Mapping[tuple[str, str], str] = {("result", "kind"): "result"}

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


def kinds() -> Mapping[str, type]:
    """Every kind that is sent to a table, by name, and the type that holds its fields."""
    sent = {kind: held for kind, held in cmd.COMMAND_KINDS.items() if kind not in NOT_SENT}
    return dict(sorted({**sent, **ACTIONS}.items()))


def schema_of_kind(kind: str) -> Json:
    """An object with the fields of every command and those of this kind."""
    held = kinds()[kind]
    properties, required = _fields(held, kind)
    if kind == cmd.Join.kind:
        properties["guest"] = {"type": "string", "description": "A name, in place of a player."}
        required.remove("player")
    return {
        "type": "object",
        "description": inspect.cleandoc(held.__doc__ or ""),
        "properties": {**ALWAYS, "kind": {"type": "string", "const": kind}, **properties},
        "required": [*ALWAYS, "kind", *required],
        "additionalProperties": False,
    }


def _fields(held: type, kind: str) -> tuple[Json, list[str]]:
    hints = get_type_hints(held)
    properties: Json = {}
    required = []
    for field in dataclasses.fields(held):
        name = RENAMED.get((kind, field.name), field.name)
        schema = AS_SENT.get((kind, field.name), _schema(hints[field.name], field.name))
        if schema is None:
            continue
        properties[name] = schema
        if _is_needed(field):
            required.append(name)
    return properties, required


def _is_needed(field: dataclasses.Field[Any]) -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def _schema(hint: Any, name: str) -> Json:
    """What `codec` would decode from: the walk is the same."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is actions.Action:
        return GAME_EVENT
    if origin in (Union, types.UnionType):
        return _or_null(_schema(args[0], name))
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is tuple:
        return {"type": "array", "items": _schema(args[0], name)}
    if origin is not None:
        return {"type": "object", "additionalProperties": _schema(args[1], name)}
    return _plain(hint, name)


def _plain(hint: Any, name: str) -> Json:
    if hint is Ruleset:
        return RULES
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        properties, required = _fields(hint, "")
        return {"type": "object", "properties": properties, "required": required}
    if hint is str and name in ("answer", "answers"):
        return WORD
    if hint is str:
        return PLAYER if name in NAMING else {"type": "string"}
    return {"type": "boolean" if hint is bool else "integer"}


def _or_null(schema: Json) -> Json:
    if "enum" in schema:
        return {**schema, "type": [schema["type"], "null"], "enum": [*schema["enum"], None]}
    if isinstance(schema.get("type"), str):
        return {**schema, "type": [schema["type"], "null"]}
    return {**schema, "type": [*schema["type"], "null"]}
