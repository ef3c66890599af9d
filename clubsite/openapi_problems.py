"""The problems of the OpenAPI document: their one shape, and the answers every operation shares."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from clubsite.problems import CONTENT_TYPE

Json = dict[str, Any]

PROBLEM: Json = {
    "type": "object",
    "description": "Why something was not done (RFC 9457).",
    "properties": {
        "type": {"type": "string", "const": "about:blank"},
        "title": {"type": "string", "description": "The name of the HTTP status."},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "code": {"type": "string", "description": "For programs; it never changes its meaning."},
        "detail": {"type": "string", "description": "A sentence in English for people."},
        "fields": {
            "type": "object",
            "description": "What is wrong with single fields, by their dotted paths.",
            "additionalProperties": {"type": "array", "items": {"type": "string"}},
        },
    },
    "required": ["type", "title", "status", "code", "detail"],
    "additionalProperties": True,
}


def example(status: int, code: str, detail: str, **extra: Any) -> Json:
    """A problem as it is sent."""
    title = HTTPStatus(status).phrase
    head = {"type": "about:blank", "title": title, "status": status}
    return {**head, "code": code, "detail": detail, **extra}


def _answer(status: int, code: str, detail: str, **headers: str) -> Json:
    """A response of the document: the one shape, an example, the headers with their meaning."""
    content = {
        "schema": {"$ref": "#/components/schemas/Problem"},
        "example": example(status, code, detail),
    }
    answer: Json = {"description": detail, "content": {CONTENT_TYPE: content}}
    if headers:
        answer["headers"] = {
            name.replace("_", "-"): {"description": meaning, "schema": {"type": "string"}}
            for name, meaning in headers.items()
        }
    return answer


PROBLEMS: dict[str, tuple[str, Json]] = {
    "400": ("BadRequest", _answer(400, "invalid", "Some of what was sent is not right.")),
    "401": (
        "NotAuthenticated",
        _answer(
            401,
            "not_authenticated",
            "Log in or send a token: there is nothing here for everybody.",
            WWW_Authenticate="What to send: `Token`.",
        ),
    ),
    "403": (
        "NotAllowed",
        _answer(403, "not_allowed", "Your role in this club (member) does not allow this."),
    ),
    "404": (
        "NotFound",
        _answer(404, "not_found", "There is nothing here, or it is not yours to see."),
    ),
    "405": (
        "OtherMethod",
        _answer(
            405,
            "method_not_allowed",
            'Method "PUT" not allowed.',
            Allow="The methods that the address takes.",
        ),
    ),
    "406": (
        "NotAcceptable",
        _answer(406, "not_acceptable", "Could not satisfy the request Accept header."),
    ),
    "409": (
        "Conflict",
        _answer(409, "dispute_decided", "The doubt about game 4 was decided already."),
    ),
    "413": ("BodyTooLarge", _answer(413, "body_too_large", "At most 256 KiB at once.")),
    "415": (
        "NotJson",
        _answer(415, "unsupported_media_type", 'Unsupported media type "text/plain" in request.'),
    ),
    "422": (
        "Refused",
        _answer(422, "reused_command_id", "This command id was used for something else."),
    ),
    "429": (
        "TooMany",
        _answer(
            429,
            "throttled",
            "Request was throttled. Expected available in 12 seconds.",
            Retry_After="Seconds to wait.",
        ),
    ),
    "503": (
        "Unavailable",
        _answer(
            503,
            "unavailable",
            "The database does not answer. Send the same request again in a moment.",
            Retry_After="Seconds to wait; the same request may then be sent again.",
        ),
    ),
}
"""Status -> the name of its response in the document, and the response."""

COMPONENTS: Json = {"schemas": {"Problem": PROBLEM}, "responses": dict(PROBLEMS.values())}
"""What the document holds beside what is made of the views."""

DESCRIPTION = """Clubs, their chouette nights, who owes whom, and games of backgammon.

A program sends `Authorization: Token <secret>`; a director of a club makes the token. A browser
sends its cookie, and `X-CSRFToken` with whatever it writes. Bodies and answers are JSON; points are
numbers, amounts whole minor units (`*_minor`). Every refusal is `application/problem+json` with a
`code` that never changes its meaning. Whatever must not happen twice takes a `command_id`: after a
lost answer send the very same again.
"""

SETTINGS: Json = {
    "TITLE": "Chouette club",
    "VERSION": "1",
    "DESCRIPTION": DESCRIPTION,
    "SERVERS": [{"url": "/", "description": "The site that serves this document."}],
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # What a change must bear is in its own body, which says so.
    "COMPONENT_SPLIT_PATCH": False,
    # Values that may be chosen stand where they are used: names made up for them help nobody.
    "POSTPROCESSING_HOOKS": [],
    "PATH_CONVERTER_OVERRIDES": {
        "id": {"type": "integer", "minimum": 0, "maximum": 10**18 - 1},
    },
    "APPEND_COMPONENTS": COMPONENTS,
}
"""Of drf-spectacular."""
