"""Checkers that fly from the head straight into the home board (sections 3.4 to 3.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .components import ANY


class Blocked(Enum):
    """What a number is whose point in the home board the opponent holds."""

    ORDINARY = "ordinary"
    BURN = "burn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump:
    """With one of `numbers` a checker of the head goes to the home point of that number.

    It must while it can, where `forced`, and before other numbers, where `first`. `doubles`: only
    the numbers of a doublet do so. `few`: they do even if not all of the roll find a checker there.
    """

    numbers: frozenset[int] = ANY
    doubles: bool = False
    forced: bool = True
    first: bool = True
    blocked: Blocked = Blocked.ORDINARY
    few: bool = True
