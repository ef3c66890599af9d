"""JSON that is equal when the values are, and hashes over it."""

from __future__ import annotations

import hashlib
import json
import re

_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""As JSON writes it; behind an escaped backslash it is only these letters."""


def canonical(value: object) -> str:
    """`value` as JSON that is the same for equal values, before and after either database.

    Raises ValueError for what one of the databases could not keep: NUL, half a surrogate pair, NaN.
    """
    try:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
        json.dumps(value, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError("this cannot be kept as JSON") from error
    if _NUL.search(text):
        raise ValueError("text may not hold a NUL character")
    return text


def digest(*parts: object) -> str:
    """SHA-256, in hexadecimal, of the canonical JSON of `parts`. Raises ValueError."""
    return hashlib.sha256(canonical(list(parts)).encode()).hexdigest()
