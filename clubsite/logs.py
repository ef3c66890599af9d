"""Logging: plain lines for people, one JSON object a line in production, each with its request id.

The id comes from the proxy's `X-Request-ID` when that looks like one, and goes back in the answer,
so that what a user reports can be found. No line tells the secret part of an address.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from django.http import HttpRequest, HttpResponse

from clubsite.masking import learn_routes, masked

request_id: ContextVar[str] = ContextVar("request_id", default="-")
ACCEPTABLE = re.compile(r"[A-Za-z0-9._-]{8,64}")


class RequestIdMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        learn_routes()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-ID", "")
        value = given if ACCEPTABLE.fullmatch(given) else secrets.token_hex(8)
        # Not reset afterwards: Django logs an answer when all middleware has returned.
        request_id.set(value)
        response = self.get_response(request)
        response["X-Request-ID"] = value
        return response


class AddRequestId(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = request_id.get()
        return True


class TellRefusalsBriefly(logging.Filter):
    """What Django refuses for its sender's fault (a host that is not ours, a form of a thousand
    fields) is a warning of one line: where in Django it was refused helps nobody."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.security."):
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


class PlainFormatter(logging.Formatter):
    """A line for people, and after it a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class JsonFormatter(logging.Formatter):
    """`time` (UTC), `level`, `logger`, `message`, `request_id`, and `error` with a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": masked(record.getMessage()),
            "request_id": getattr(record, "request_id", "-"),
        }
        if record.exc_info:
            line["error"] = masked(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def configuration(*, as_json: bool, level: str) -> dict[str, Any]:
    """The LOGGING setting: everything at `level` and above goes to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {
            "request_id": {"()": "clubsite.logs.AddRequestId"},
            "briefly": {"()": "clubsite.logs.TellRefusalsBriefly"},
        },
        "formatters": {
            "json": {"()": "clubsite.logs.JsonFormatter"},
            "plain": {
                "()": "clubsite.logs.PlainFormatter",
                "format": "%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s",
            },
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "filters": ["request_id", "briefly"],
                "formatter": "json" if as_json else "plain",
            }
        },
        "root": {"handlers": ["stderr"], "level": level},
        # Django's own configuration would print each line a second time.
        "loggers": {"django": {"handlers": [], "level": "NOTSET", "propagate": True}},
    }
