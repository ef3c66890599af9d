"""Every address that the service knows, as its list of addresses writes it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from django.urls import URLPattern, URLResolver, get_resolver

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@cache
def routes() -> tuple[str, ...]:
    """`clubs/<slug:slug>/players/` and its like, each once, in the order of the list."""
    return tuple(dict.fromkeys(_below(get_resolver(), "")))


def _below(resolver: URLResolver, prefix: str) -> Iterator[str]:
    for pattern in resolver.url_patterns:
        whole = f"{prefix}{pattern.pattern}"
        if isinstance(pattern, URLResolver):
            yield from _below(pattern, whole)
        elif isinstance(pattern, URLPattern):
            yield whole
