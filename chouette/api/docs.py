"""`/api/v1/docs/`: the document of the API as a page, without a script of anybody's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from chouette.api.codes import codes
from clubsite.api_document import document

Json = dict[str, Any]


@dataclass(frozen=True)
class Field:
    """A parameter, or a field of a body or of an answer."""

    name: str
    kind: str
    needed: bool
    description: str


@dataclass(frozen=True)
class Example:
    title: str
    text: str


@dataclass(frozen=True)
class Answer:
    """What an operation answers with one status."""

    status: str
    description: str
    fields: tuple[Field, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Operation:
    """A method of an address; `problems` are the statuses that all share."""

    name: str
    method: str
    path: str
    summary: str
    description: str
    parameters: tuple[Field, ...]
    fields: tuple[Field, ...]
    examples: tuple[Example, ...]
    answers: tuple[Answer, ...]
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """One of several that are told apart by a field, with the paragraphs that describe it."""

    name: str
    told: list[str]
    fields: tuple[Field, ...]


@require_safe
def api_docs(request: HttpRequest) -> HttpResponse:
    """The page."""
    context = {"headings": headings(), "families": families(), "codes": codes()}
    return render(request, "chouette/api_docs.html", context)


@cache
def headings() -> dict[str, list[Operation]]:
    """The operations under their headings, in the order of the addresses."""
    found: dict[str, list[Operation]] = {}
    for path, methods in document()["paths"].items():
        for method, told in methods.items():
            found.setdefault(told["tags"][0], []).append(_operation(method, path, told))
    return dict(sorted(found.items()))


@cache
def families() -> dict[str, list[Kind]]:
    """What comes in kinds, by name, each kind with its fields: commands, events, what happens in a
    game. `Operation` and its fields name them."""
    schemas = document()["components"]["schemas"]
    return {
        name: [_kind(value, ref) for value, ref in each["discriminator"]["mapping"].items()]
        for name, each in schemas.items()
        if "discriminator" in each
    }


def _kind(value: str, ref: str) -> Kind:
    schema = _resolved({"$ref": ref})
    return Kind(value, schema["description"].split("\n\n"), tuple(_all_fields(schema)))


def _all_fields(schema: Json, before: str = "") -> Iterator[Field]:
    """Of an object and of the objects in it: `transfers[].amount`."""
    needed = schema.get("required", [])
    for name, told in schema.get("properties", {}).items():
        yield Field(before + name, kind_of(told), name in needed, told.get("description", ""))
        yield from _all_fields(told, f"{before}{name}.")
        yield from _all_fields(told.get("items", {}), f"{before}{name}[].")


def _operation(method: str, path: str, told: Json) -> Operation:
    content: Json = next(iter(told.get("requestBody", {}).get("content", {}).values()), {})
    answers = told["responses"]
    return Operation(
        name=told["operationId"],
        method=method.upper(),
        path=path,
        summary=told["summary"],
        description=told.get("description", ""),
        parameters=tuple(map(_parameter, told.get("parameters", []))),
        fields=tuple(_fields(content.get("schema", {}))),
        examples=tuple(_examples(content)),
        answers=tuple(_answer(code, each) for code, each in answers.items() if "$ref" not in each),
        problems=tuple(code for code, each in answers.items() if "$ref" in each),
    )


def _parameter(told: Json) -> Field:
    kind = f"{told['in']}, {kind_of(told['schema'])}"
    return Field(told["name"], kind, told.get("required", False), told.get("description", ""))


def _answer(status: str, told: Json) -> Answer:
    content: list[Json] = list(told.get("content", {}).values())
    return Answer(
        status,
        told.get("description", ""),
        tuple(_fields(content[0].get("schema", {}))) if content else (),
        tuple(each for media in content for each in _examples(media)),
    )


def _examples(media: Json) -> Iterator[Example]:
    for name, told in media.get("examples", {}).items():
        value = told["value"]
        text = value if isinstance(value, str) else json.dumps(value, indent=2, ensure_ascii=False)
        yield Example(told.get("summary", name), text)


def _fields(schema: Json) -> Iterator[Field]:
    """Of an object, or of the rows of a page."""
    schema = _resolved(schema)
    if "oneOf" in schema and not schema.get("properties"):
        schema = _resolved(schema["oneOf"][0])
    needed = schema.get("required", [])
    for name, told in schema.get("properties", {}).items():
        described = told.get("description") or _resolved(told).get("description", "")
        yield Field(name, kind_of(told), name in needed, described)
    rows = schema.get("properties", {}).get("results")
    for field in _fields(rows["items"]) if rows and "items" in rows else ():
        yield Field(f"results[].{field.name}", field.kind, field.needed, field.description)


def _resolved(schema: Json) -> Json:
    if "$ref" not in schema:
        return schema
    found: Json = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return found


def kind_of(schema: Json) -> str:
    """`text`, `number or null`, `list of text`, `one of: box, team`."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    for word in ("oneOf", "anyOf", "allOf"):
        if word in schema:
            return " or ".join(dict.fromkeys(map(kind_of, schema[word])))
    if "const" in schema:
        return f"always {schema['const']}"
    if "enum" in schema:
        return "one of: " + ", ".join("null" if v is None else str(v) for v in schema["enum"])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(str(KINDS.get(each, each)) for each in kind)
    if kind == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind_of(schema['additionalProperties'])}"
    return str(schema.get("format") or KINDS.get(kind, kind))


KINDS = {"string": "text", "integer": "whole number", "boolean": "true or false"}
