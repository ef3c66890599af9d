"""The rules' own dataclasses as the document describes them: the walk is that of `codec`."""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ResolvedComponent

from chouette.api.numbers import NAMING
from chouette.rules.actions import ANSWERS

Json = dict[str, Any]

WORD: Json = {"type": "string", "enum": list(ANSWERS)}
POINTS: Json = {"type": "number", "multipleOf": 0.5, "description": "Whole or half points."}


@dataclass(frozen=True)
class Shapes:
    """How one direction travels: a `player`, types that are written otherwise than the rules have
    them (`kinds`), single `fields` likewise (None: not at all), names that change (`renamed`), and
    which further names are `players`."""

    player: Json
    kinds: Mapping[Any, Json]
    fields: Mapping[tuple[type, str], Json | None]
    renamed: Mapping[tuple[type, str], str] = dataclasses.field(default_factory=dict)
    players: frozenset[str] = NAMING
    always_all: bool = False

    def of(self, held: type) -> Json:
        """The schema of an object: `properties` and which of them are `required`."""
        hints = get_type_hints(held)
        properties: Json = {}
        required = []
        for field in dataclasses.fields(held):
            name = self.renamed.get((held, field.name), field.name)
            schema = self.fields.get((held, field.name), self._of(hints[field.name], field.name))
            if schema is None:
                continue
            properties[name] = schema
            if self.always_all or _is_needed(field):
                required.append(name)
        return {
            "type": "object",
            "description": inspect.cleandoc(held.__doc__ or ""),
            "properties": properties,
            "required": required,
        }

    def _of(self, hint: Any, name: str) -> Json:
        origin, args = get_origin(hint), get_args(hint)
        if hint in self.kinds:
            return self.kinds[hint]
        if origin in (Union, types.UnionType):
            return self._of_union([arg for arg in args if arg is not type(None)], args, name)
        if origin is Literal:
            return {"type": "string", "enum": list(args)}
        if origin is tuple:
            return {"type": "array", "items": self._of(args[0], name)}
        if origin is not None:
            return {"type": "object", "additionalProperties": self._of(args[1], "")}
        return self._plain(hint, name)

    def _of_union(self, kinds: list[Any], args: tuple[Any, ...], name: str) -> Json:
        if len(kinds) > 1:
            return {"type": [self._of(kind, name)["type"] for kind in kinds]}
        schema = self._of(kinds[0], name)
        return or_null(schema) if len(kinds) < len(args) else schema

    def _plain(self, hint: Any, name: str) -> Json:
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            return self.of(hint)
        if hint is str and name in ("answer", "answers"):
            return WORD
        if hint is str:
            return self.player if name in self.players else {"type": "string"}
        return {"type": "boolean" if hint is bool else "integer"}


def _is_needed(field: dataclasses.Field[Any]) -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def or_null(schema: Json) -> Json:
    """The same, or null."""
    if "type" not in schema:
        return {"oneOf": [schema, {"type": "null"}]}
    if "enum" in schema:
        return {**schema, "type": [schema["type"], "null"], "enum": [*schema["enum"], None]}
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return {**schema, "type": [*kinds, "null"]}


def registered(auto_schema: AutoSchema, name: str, schema: Json) -> str:
    """The reference to a component of the document that is this schema."""
    component = ResolvedComponent(
        name=name, type=ResolvedComponent.SCHEMA, object=name, schema=schema
    )
    auto_schema.registry.register_on_missing(component)
    return str(component.ref["$ref"])


def camel(kind: str) -> str:
    """`game_settled` as it stands in the name of a component: `GameSettled`."""
    return "".join(word.capitalize() for word in kind.split("_"))
