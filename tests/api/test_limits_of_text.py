"""No text that is sent may be as long as its sender likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.fuzz.schema import document

Json = dict[str, Any]
BOUNDED = ("maxLength", "enum", "const", "format", "pattern")

JUDGED = {
    # Passwords are hashed, whatever their length; nothing of them is kept.
    "password",
    "new_password",
    "old_password",
    # A file is as long as a body may be: whoever sends more is answered 413.
    "file",
    # One of a few words, or a player, a table, a preset or a position that there is: all else is
    # refused, and what was refused is not kept.
    "answers.*",
    "buyer",
    "cursor",
    "dice",
    "email",
    "from_table",
    "giver",
    "gnubg_id",
    "member",
    "order[]",
    "partner",
    "ruleset",
    "seller",
    "table",
    "taker",
    "variant",
    "xgid",
}
"""Fields that something else bounds than their length."""


def test_every_text_of_a_body_and_a_query_has_a_limit() -> None:
    unbounded = set()
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            contents = operation.get("requestBody", {}).get("content", {}).values()
            sent = [content["schema"] for content in contents]
            asked = [
                {"properties": {each["name"]: each["schema"]}}
                for each in operation.get("parameters", [])
                if each["in"] == "query"
            ]
            for field in texts([*sent, *asked]):
                if field not in JUDGED:
                    unbounded.add(f"{method.upper()} {path} {field}")
    assert unbounded == set()


def texts(schemas: list[Json], name: str = "", above: tuple[str, ...] = ()) -> Iterator[str]:
    """The names of all texts without a limit, wherever in the schemas they stand."""
    for schema in schemas:
        at = schema.get("$ref", "")
        if at in above and at:
            continue
        yield from texts_of(found(at) if at else schema, name, (*above, at))


def texts_of(schema: Json, name: str, above: tuple[str, ...]) -> Iterator[str]:
    kinds = schema.get("type")
    is_text = "string" in (kinds if isinstance(kinds, list) else [kinds])
    if is_text and not any(limit in schema for limit in BOUNDED):
        yield name
    for field, inner in schema.get("properties", {}).items():
        yield from texts([inner], field, above)
    if "items" in schema:
        yield from texts([schema["items"]], f"{name}[]", above)
    if isinstance(more := schema.get("additionalProperties"), dict):
        yield from texts([more], f"{name}.*", above)
    for word in ("oneOf", "anyOf", "allOf"):
        yield from texts(schema.get(word, []), name, above)


def found(reference: str) -> Json:
    """The component that `#/components/schemas/Name` means."""
    inside: Json = document()
    for word in reference.removeprefix("#/").split("/"):
        inside = inside[word]
    return inside
