"""How the document describes a tool: one object for its answer, or a list for the list of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema, extend_schema_view

from clubsite.openapi_problems import example
from clubsite.problems import CONTENT_TYPE
from clubsite.tool_view import LIST_MAX

Json = dict[str, Any]

ID: Json = {"description": "Whatever the sender likes; it comes back with the answer."}
REFUSED: Json = {
    "type": "object",
    "description": "An object of a list that could not be honoured.",
    "properties": {
        "id": ID,
        "error": {
            "type": "object",
            "properties": {"code": {"type": "string"}, "detail": {"type": "string"}},
            "required": ["code", "detail"],
        },
    },
    "required": ["id", "error"],
}


@dataclass(frozen=True)
class ToolShape:
    """What a tool takes and answers: properties of the object and of the answer, `needed` of the
    object, an example of both, and one refusal (its object, its code and its sentence).
    `other_answer` is what it answers to objects of another kind; what is `sometimes` in an answer
    need not be there."""

    name: str
    summary: str
    properties: Mapping[str, Json]
    needed: tuple[str, ...]
    answer: Mapping[str, Json]
    asked: Json
    answered: Json
    refused: tuple[Json, str, str]
    other_answer: Mapping[str, Json] | None = None
    sometimes: tuple[str, ...] = ()


def described(shape: ToolShape) -> Any:
    """A decorator for the view of a tool."""
    taken = _object(shape.properties, shape.needed)
    kinds = [shape.answer, *([shape.other_answer] if shape.other_answer else [])]
    always = [tuple(name for name in kind if name not in shape.sometimes) for kind in kinds]
    answers = [_object(kind, there) for kind, there in zip(kinds, always, strict=True)]
    each: Json = {"oneOf": [*answers, REFUSED]}
    return extend_schema_view(
        post=extend_schema(
            operation_id=shape.name,
            summary=shape.summary,
            description=f"{shape.summary}. One object, or a list of at most {LIST_MAX} for the list"
            " of the answers, refusals among them as `error`; `too_much_work` where there was"
            " no more room in the answer. Nothing is stored; no log-in.",
            request={"application/json": _one_or_many([taken], taken, maxItems=LIST_MAX)},
            responses={
                200: OpenApiResponse(_one_or_many(answers, each), "The answer, or the answers."),
                (422, CONTENT_TYPE): OpenApiResponse(
                    {"$ref": "#/components/schemas/Problem"}, "The one object was refused."
                ),
            },
            examples=_examples(shape),
        )
    )


def _object(properties: Mapping[str, Json], needed: tuple[str, ...]) -> Json:
    return {"type": "object", "properties": {"id": ID, **properties}, "required": list(needed)}


def _one_or_many(kinds: list[Json], each: Json, **limits: int) -> Json:
    return {"oneOf": [*kinds, {"type": "array", "items": each, **limits}]}


def _examples(shape: ToolShape) -> list[OpenApiExample]:
    wrong, code, detail = shape.refused
    error = {"id": wrong["id"], "error": {"code": code, "detail": detail}}
    return [
        OpenApiExample("One", shape.asked, request_only=True),
        OpenApiExample("A list", [shape.asked, wrong], request_only=True),
        OpenApiExample("One", shape.answered, response_only=True, status_codes=["200"]),
        OpenApiExample("A list", [shape.answered, error], response_only=True, status_codes=["200"]),
        OpenApiExample(
            "Refused",
            example(422, code, detail, id=wrong["id"]),
            response_only=True,
            status_codes=["422"],
            media_type=CONTENT_TYPE,
        ),
    ]
