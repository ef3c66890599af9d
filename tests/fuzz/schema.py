"""The API's own document, as the fuzzers read it."""

from __future__ import annotations

from functools import cache
from typing import Any

import schemathesis
from drf_spectacular.generators import SchemaGenerator

from clubsite.wsgi import application


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document as it is served."""
    found: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return found


@cache
def operations() -> dict[str, Any]:
    """Every operation by `GET /api/v1/clubs/`, as schemathesis knows it, on this very program."""
    schema = schemathesis.openapi.from_dict(document())
    schema.app = application
    results: Any = schema.get_all_operations()
    found = (result.ok() for result in results)
    return {f"{each.method.upper()} {each.path}": each for each in found}


def by_resource() -> dict[str, list[str]]:
    """The operations in groups, by the first word of their addresses: `clubs`, `sessions`."""
    groups: dict[str, list[str]] = {}
    for operation in sorted(operations()):
        word = operation.partition("/api/v1/")[2].partition("/")[0]
        groups.setdefault(word, []).append(operation)
    return groups
