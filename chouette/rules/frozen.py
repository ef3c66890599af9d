"""Copies of frozen dataclasses, fast: folding a log does little else.

`dataclasses.replace` reads every field and hands it to the constructor, which sets it again
through `object.__setattr__`. Here all fields are copied at once, as `copy.copy` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

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
