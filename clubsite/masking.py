"""Addresses that open something, kept out of the log.

Whoever has the address of an invitation can accept it, so a log that tells it would be a bunch of
keys. Which parts of an address are secret is known by their names in the routes.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from typing import Final

from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.resolvers import RoutePattern

SECRET_PARTS: Final = frozenset({"secret", "code", "token", "uidb64"})
"""What routes call a part that is for nobody else's eyes."""

MASK: Final = "***"

_PART: Final = re.compile(r"<(?:\w+:)?(\w+)>")
_SLASH: Final = "(?:/|%2[fF])"
_ONE: Final = r"(?:(?!%2[fF])[^/\n\"'?&#])+"
"""A part, also with spaces: too much is masked rather than too little."""

_patterns: list[re.Pattern[str]] = []


def learn_routes() -> None:
    """Finds the secret parts of all addresses. Not at the first line that is logged, which may come
    from anywhere: it imports every view."""
    routes = (route for route in _routes(get_resolver().url_patterns) if _secrets(route))
    _patterns[:] = [_searched(route) for route in dict.fromkeys(routes)]


def masked(text: str) -> str:
    """`text` with a mask for each secret part of each address in it."""
    for pattern in _patterns:
        text = pattern.sub(_hide, text)
    return text


class MaskSecrets(logging.Filter):
    """For loggers whose lines another program formats."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line is let through."""
        record.msg, record.args = masked(record.getMessage()), ()
        return True


def secret_routes() -> list[str]:
    """The routes with a secret part, as they are written."""
    return [route for route in _routes(get_resolver().url_patterns) if _secrets(route)]


def _routes(patterns: Iterable[URLPattern | URLResolver], before: str = "/") -> Iterator[str]:
    for each in patterns:
        if not isinstance(each.pattern, RoutePattern):
            continue
        route = before + str(each.pattern)
        if isinstance(each, URLResolver):
            yield from _routes(each.url_patterns, route)
        else:
            yield route


def _secrets(route: str) -> list[str]:
    return [name for name in _PART.findall(route) if name in SECRET_PARTS]


def _searched(route: str) -> re.Pattern[str]:
    """What finds the route, up to its last secret part, in any text."""
    written, end = "", 0
    for part in _PART.finditer(route):
        written += re.escape(route[end : part.start()]).replace("/", _SLASH)
        written += f"({_ONE})" if part[1] in SECRET_PARTS else _ONE
        end = part.end()
        if not _secrets(route[end:]):
            break
    return re.compile(written)


def _hide(found: re.Match[str]) -> str:
    text, start = found[0], found.start()
    for number in range(len(found.groups()), 0, -1):
        text = text[: found.start(number) - start] + MASK + text[found.end(number) - start :]
    return text
