"""A mapping that never changes, and that `pickle` and `copy` know how to keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

_Key = TypeVar("_Key")
_Value_co = TypeVar("_Value_co", covariant=True)


class Frozen(Mapping[_Key, _Value_co], Generic[_Key, _Value_co]):
    """What another mapping holds now. It equals every mapping of the same."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[_Key, _Value_co]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: _Key) -> _Value_co:
        return self._items[key]

    def __iter__(self) -> Iterator[_Key]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return repr(self._items)
