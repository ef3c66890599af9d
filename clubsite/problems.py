"""The one shape of an error outside the pages: `application/problem+json` (RFC 9457).

    {"type": "about:blank", "title": "Conflict", "status": 409, "code": "stale", "detail": "...",
     "fields": {"players.0": ["..."]}, ...}

`code` is stable and for programs, `detail` a sentence for people, `fields` only where single
fields are at fault. An exception of our own becomes one by registering:

    @problem_for.register
    def _(error: RuleViolation) -> Problem: ...
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch
from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from rest_framework import exceptions

CONTENT_TYPE = "application/problem+json"
API_PREFIX = "/api/"


@dataclass(frozen=True)
class Problem:
    status: int
    code: str
    detail: str
    fields: Mapping[str, list[str]] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self, **more: Any) -> HttpResponse:
        """The answer; `more` stands beside what the problem brings along itself."""
        body: dict[str, Any] = {
            **self.extra,
            **more,
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
        }
        if self.fields is not None:
            body["fields"] = self.fields
        response = JsonResponse(body, status=self.status, content_type=CONTENT_TYPE)
        for name, value in self.headers.items():
            response[name] = value
        # An error is true now and for this caller only.
        response["Cache-Control"] = "private, no-store"
        return response


def wants_problem(request: HttpRequest) -> bool:
    """Whether an error of this request goes to a program rather than to somebody's eyes."""
    return request.path.startswith(API_PREFIX)


def handle_exception(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """DRF's EXCEPTION_HANDLER: None leaves an unknown error to Django, which makes it a 500."""
    problem = problem_for(error)
    return problem.response() if problem else None


@singledispatch
def problem_for(error: Exception) -> Problem | None:
    """What this exception says to a caller, or None if it is a fault of ours."""
    return None


@problem_for.register
def _not_found(error: Http404) -> Problem:
    return Problem(404, "not_found", "There is nothing here, or it is not yours to see.")


@problem_for.register
def _forbidden(error: PermissionDenied) -> Problem:
    return Problem(403, "permission_denied", str(error) or "You may not do this.")


@problem_for.register
def _invalid(error: exceptions.ValidationError) -> Problem:
    return Problem(400, "invalid", "Some of what was sent is not right.", _flat(error.detail))


@problem_for.register
def _of_framework(error: exceptions.APIException) -> Problem:
    headers = {}
    if challenge := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = challenge
    if wait := getattr(error, "wait", None):
        headers["Retry-After"] = str(wait)
    code = getattr(error.detail, "code", None) or error.default_code
    return Problem(error.status_code, code, str(error.detail), headers=headers)


def _flat(detail: Any, path: str = "") -> dict[str, list[str]]:
    """DRF nests messages as the input was nested; here each gets the dotted path of its field."""
    if isinstance(detail, Mapping):
        pairs = list(detail.items())
    elif any(isinstance(item, (Mapping, list)) for item in detail):
        pairs = list(enumerate(detail))
    else:
        return {path or "non_field_errors": [str(message) for message in detail]}
    fields: dict[str, list[str]] = {}
    for key, inner in pairs:
        if inner:
            fields.update(_flat(inner, f"{path}.{key}" if path else str(key)))
    return fields
