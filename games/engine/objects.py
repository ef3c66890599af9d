"""Reading the objects that tools are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import MalformedObject, shown


def given(obj: Mapping[str, Any]) -> dict[str, Any]:
    """The same without what is null: that is as good as left out."""
    return {name: value for name, value in obj.items() if value is not None}


def text_of(obj: Mapping[str, Any], name: str, default: str | None = None) -> str:
    """The text called `name`. Raises MalformedObject where there is none and no default."""
    value = obj.get(name, default)
    if not isinstance(value, str):
        raise MalformedObject(reason=f"{name} must be a text, not {shown(value)}")
    return value
