"""What the house-rules page knows about each field of a `Ruleset`: kind, choices, words, source.

The texts are English and run through gettext by the web layer. `OPTIONS` holds every field once, in
the order of `Ruleset`; it is also what decides whether a value is a value of a field.
"""

from __future__ import annotations

from collections.abc import Mapping

from .option import Option
from .options_scoring import SCORING_OPTIONS
from .options_table import TABLE_OPTIONS

OPTIONS: tuple[Option, ...] = SCORING_OPTIONS + TABLE_OPTIONS

OPTION_BY_FIELD: Mapping[str, Option] = {option.field: option for option in OPTIONS}


def is_allowed(field: object, value: object) -> bool:
    """Whether there is such a field and it may hold this value."""
    option = OPTION_BY_FIELD.get(field) if isinstance(field, str) else None
    return option is not None and option.allows(value)
