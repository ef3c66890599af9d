"""The scoring tool: one JSON object a line in, one a line out.

The objects are those of `score_game`; `id` is kept. Whatever cannot be honoured is answered with
`{"id": ..., "error": {"code": ..., "detail": ...}}`.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

from .errors import BadJson, RuleViolation
from .scoring import score_game


def score_line(line: str | bytes) -> dict[str, Any]:
    """The answer to one line of JSON (UTF-8). Never raises: a fault is part of the answer."""
    try:
        obj = _JSON.decode(line if isinstance(line, str) else line.decode("utf-8-sig"))
    except json.JSONDecodeError as fault:
        return _refused(None, BadJson(reason=f"this line is no JSON ({fault})"))
    except UnicodeDecodeError:
        return _refused(None, BadJson(reason="this line is not UTF-8"))
    except (ValueError, RecursionError):
        return _refused(None, BadJson(reason="this line has a number or a nesting beyond measure"))
    return score_object(obj)


def score_object(obj: Any) -> dict[str, Any]:
    """The answer to one object: its id with the score, or with the first fault."""
    key = obj.get("id") if isinstance(obj, dict) else None
    try:
        return {"id": key, **score_game(obj).to_json()}
    except RuleViolation as fault:
        return _refused(key, fault)


def is_refusal(answer: dict[str, Any]) -> bool:
    """Whether the line failed."""
    return "error" in answer


def _refused(key: Any, fault: RuleViolation) -> dict[str, Any]:
    return {"id": key, "error": {"code": fault.code, "detail": fault.detail}}


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_JSON = json.JSONDecoder(parse_constant=_refuse_constant)
