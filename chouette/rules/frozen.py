"""Frozen dataclasses made and copied fast: folding a log does little else.

Their constructor sets one field after the other through `object.__setattr__`, and
`dataclasses.replace` reads every field to hand it to the constructor. Here all fields are set at
once, as `copy.copy` does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def changed(value: T, changes: Mapping[str, Any]) -> T:
    """A copy of `value`, a frozen dataclass without slots, with these fields changed.

    Names and types are not checked. What a `cached_property` keeps for `value` is not the copy's.
    """
    kind: Any = type(value)
    names, copied = _field_names(kind), vars(value).copy()
    if len(copied) > len(names):
        copied = {name: copied[name] for name in names}
    copied.update(changes)
    copy: T = object.__new__(kind)
    object.__setattr__(copy, "__dict__", copied)
    return copy


def made(kind: Callable[P, T], *none: P.args, **fields: P.kwargs) -> T:
    """`kind(**fields)`, where `kind` is a frozen dataclass without slots; all its fields by name.

    Names and types are checked by a type checker only.
    """
    plain: Any = kind
    value: T = object.__new__(plain)
    object.__setattr__(value, "__dict__", fields)
    return value


if TYPE_CHECKING:
    # To a type checker it is the very same, so that names and types are checked.
    from dataclasses import replace as replace
else:

    def replace(value: Any, /, **changes: Any) -> Any:
        """What `dataclasses.replace` gives, for a frozen dataclass without slots."""
        return changed(value, changes)


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
