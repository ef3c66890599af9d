"""The rule sets by name, each with the options in which clubs and sources differ.

    >>> from games.engine import variants
    >>> list(variants.VARIANTS)[:3]
    ['short', 'long_classic', 'giveaway']
    >>> rules = variants.get("long_classic").having({"koks": 3})
    >>> rules.scoring.koks, rules.options["koks"].default, rules.options["koks"].rule
    (3, 0, 'LN-18')

What each rule says is in docs/variants.md, which comments call variants.md; `guide` says it in
plain words. A game by one of them is a `games.engine.parallel.LongGame`; by `short`, and by
`giveaway` where its base is short, a `games.engine.Game` with the `Rules` that
`games.engine.by_variant.rules_of` makes of it.
"""

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
