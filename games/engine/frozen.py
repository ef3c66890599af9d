"""A mapping that never changes, and that `pickle` and `copy` know how to keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

_Key = TypeVar("_Key")
_Value_co = TypeVar("_Value_co", covariant=True)


class Frozen(Mapping[_Key, _Value_co], Generic[_Key, _Value_co]):
    """What another mapping holds now. It equals every mapping of the same, and can be hashed where
    all that it holds can."""

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

    def __hash__(self) -> int:
        # Whatever the order, as it is equal whatever the order.
        return hash(frozenset(self._items.items()))


def freeze(owner: object, *names: str) -> None:
    """In the `__post_init__` of a frozen dataclass: put what each of these mappings holds now in
    its place, so that whoever gave it cannot change it later."""
    for name in names:
        object.__setattr__(owner, name, Frozen(getattr(owner, name)))
