"""The rule sets by name."""

from __future__ import annotations

from typing import Final

from games.engine.errors import UnknownVariant

from .components import Variant
from .short import SHORT

VARIANTS: Final = {variant.name: variant for variant in (SHORT,)}


def get(name: str) -> Variant:
    """The rule set called `name`. Raises UnknownVariant."""
    try:
        return VARIANTS[name]
    except KeyError:
        raise UnknownVariant(name=name) from None
