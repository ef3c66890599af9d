"""The rule sets by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.errors import UnknownVariant, shown
from games.engine.frozen import Frozen

from .long import FAMILY
from .short import SHORT
from .variant import Option, Variant

__all__ = ["USUAL", "VARIANTS", "Option", "Variant", "get"]

VARIANTS: Final[Mapping[str, Variant]] = Frozen({v.name: v for v in (SHORT, *FAMILY)})
"""Every rule set there is."""

USUAL: Final = SHORT.name
"""The rule set that is meant where none is named."""


def get(name: str) -> Variant:
    """The rule set called `name`. Raises UnknownVariant."""
    # Whatever cannot be looked up is no name either.
    if not isinstance(name, str) or name not in VARIANTS:
        raise UnknownVariant(name=shown(name), known=", ".join(VARIANTS))
    return VARIANTS[name]
