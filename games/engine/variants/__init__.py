"""The rule sets by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.engine.errors import UnknownVariant, shown

from .components import Variant
from .short import SHORT

__all__ = ["VARIANTS", "Variant", "get"]

VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType({v.name: v for v in (SHORT,)})
"""Every rule set there is."""


def get(name: str) -> Variant:
    """The rule set called `name`. Raises UnknownVariant."""
    try:
        return VARIANTS[name]
    except KeyError:
        raise UnknownVariant(name=shown(name), known=", ".join(VARIANTS)) from None
