"""JSON that is equal when the values are, hashes over it, and the chain of a table's log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chouette.rules.errors import BadJson
from clubsite import canonical as plain


def canonical(value: object) -> str:
    """`value` as JSON that is the same for equal values, before and after either database.

    Raises BadJson for what one of the databases could not keep: NUL, half a surrogate pair, NaN.
    """
    try:
        return plain.canonical(value)
    except ValueError as error:
        raise BadJson(reason=str(error)) from error


def digest(*parts: object) -> str:
    """SHA-256, in hexadecimal, of the canonical JSON of `parts`. Raises BadJson."""
    try:
        return plain.digest(*parts)
    except ValueError as error:
        raise BadJson(reason=str(error)) from error


def next_head(head: str, command_id: UUID, body_hash: str, events: Sequence[dict[str, Any]]) -> str:
    """The next link of a log's chain: over the link before, the command and its events as
    `event_json` wrote them."""
    return digest(head, str(command_id), body_hash, list(events))
