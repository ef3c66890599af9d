"""Whether an answer is what the document says of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema
from drf_spectacular.generators import SchemaGenerator

Json = dict[str, Any]


@cache
def document() -> Json:
    """The OpenAPI document as it is served."""
    made: Json = SchemaGenerator().get_schema(request=None, public=True)
    return made


def operation(method: str, path: str) -> Json:
    """What the document says of `GET` and `sessions/{session_id}/`."""
    found: Json = document()["paths"][f"/api/v1/{path}"][method.lower()]
    return found


def content_of(answer: Json) -> Json:
    """The media types of an answer or of a body, that of `components` too."""
    if "$ref" in answer:
        answer = document()["components"]["responses"][answer["$ref"].rpartition("/")[2]]
    content: Json = answer.get("content", {})
    return content


def faults(value: Any, schema: Json) -> list[str]:
    """In what `value` is not of this schema of the document."""
    whole = {**schema, "components": document()["components"]}
    found = jsonschema.Draft202012Validator(whole).iter_errors(value)
    return [f"{fault.json_path}: {fault.message[:300]}" for fault in found]


def fits(value: Any, schema: Json) -> None:
    """Fails where `value` is not of this schema."""
    assert faults(value, schema) == []


def is_answer(value: Any, method: str, path: str, status: int = 200) -> None:
    """Fails where the document says something else of this answer."""
    content = content_of(operation(method, path)["responses"][str(status)])
    fitting = [media for kind, media in content.items() if "json" in kind]
    assert fitting, "the document knows no such answer"
    for media in fitting:
        fits(value, media["schema"])


def is_body(value: Any, method: str, path: str) -> None:
    """Fails where the document does not let this body be sent."""
    for media in operation(method, path)["requestBody"]["content"].values():
        fits(value, media["schema"])
