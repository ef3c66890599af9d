"""JSON that is equal when the values are, hashes over it, and the chain of a table's log."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chouette.rules.errors import BadJson

_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""As JSON writes it; behind an escaped backslash it is only these letters."""


def canonical(value: object) -> str:
    """`value` as JSON that is the same for equal values, before and after either database.

    Raises BadJson for what one of the databases could not keep: NUL, half a surrogate pair, NaN.
    """
    try:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
        json.dumps(value, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadJson(reason="this cannot be kept as JSON") from error
    if _NUL.search(text):
        raise BadJson(reason="text may not hold a NUL character")
    return text


def digest(*parts: object) -> str:
    """SHA-256, in hexadecimal, of the canonical JSON of `parts`."""
    return hashlib.sha256(canonical(list(parts)).encode()).hexdigest()


def next_head(head: str, command_id: UUID, body_hash: str, events: Sequence[dict[str, Any]]) -> str:
    """The next link of a log's chain: over the link before, the command and its events as
    `event_json` wrote them."""
    return digest(head, str(command_id), body_hash, list(events))
