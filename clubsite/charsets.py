"""Refuses what is not in UTF-8, before Django makes a request of it.

Django reads a query or a form in whatever charset a Content-Type names. Python has codecs that
decode no text at all, and they fail while the request is being made, where no handler answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.utils.http import parse_header_parameters

CHARSETS = ("utf-8", "utf8", "us-ascii")
BODY = (
    b'{"type": "about:blank", "title": "Unsupported Media Type", "status": 415, '
    b'"code": "unsupported_charset", "detail": "Texts are read in UTF-8 only."}'
)
HEADERS = [("Content-Type", "application/problem+json"), ("Content-Length", str(len(BODY)))]

Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


def read_utf_8_only(application: Application) -> Application:
    """The WSGI application, with 415 for any other charset."""

    def guarded(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if _is_utf_8(environ.get("CONTENT_TYPE", "")):
            return application(environ, start_response)
        start_response("415 Unsupported Media Type", HEADERS)
        return [BODY]

    return guarded


def _is_utf_8(content_type: str) -> bool:
    try:
        _, params = parse_header_parameters(content_type)
    except ValueError:  # a parameter says that it is itself in a charset nobody knows
        return False
    return params.get("charset", CHARSETS[0]).lower() in CHARSETS
