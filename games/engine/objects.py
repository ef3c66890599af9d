"""Reading the objects that tools are given."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from .errors import MalformedObject, shown

NEARLY: Final = 0.7
"""How like a name another must be to be that one misspelt, from 0 to 1: one letter of four."""
SHORTEST: Final = 3
"""Letters of a name that has its end left out."""


def given(obj: Mapping[str, Any]) -> dict[str, Any]:
    """The same without what is null: that is as good as left out."""
    return {name: value for name, value in obj.items() if value is not None}


def text_of(obj: Mapping[str, Any], name: str, default: str | None = None) -> str:
    """The text called `name`. Raises MalformedObject where there is none and no default."""
    value = obj.get(name, default)
    if not isinstance(value, str):
        raise MalformedObject(reason=f"{name} must be a text, not {shown(value)}")
    return value


def expect_known(
    obj: Mapping[str, Any],
    known: Sequence[str],
    *,
    foreign: Container[str] = (),
    position: str = "",
) -> None:
    """Raises MalformedObject for a name that is nearly one of those that mean something, or that
    means something in other rule sets alone.

    Whatever else stands beside them, an answer that is expected or a remark, is let be.
    """
    for name in obj:
        if name in known:
            continue
        if name in foreign:
            reason = f"{shown(name)} means nothing in this rule set: its positions are {position}"
            raise MalformedObject(reason=reason)
        if meant := _nearest(name.lower(), known):
            raise MalformedObject(reason=f"{shown(name)} is no name here; {meant} is")


def _nearest(name: str, known: Sequence[str]) -> str | None:
    """The name that is misspelt, or of which this is the beginning."""
    begun = [one for one in known if len(name) >= SHORTEST and one.startswith(name)]
    return next(iter(begun or get_close_matches(name, known, n=1, cutoff=NEARLY)), None)
