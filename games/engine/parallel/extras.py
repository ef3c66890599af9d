"""What a side has beside its points: a bar, a reserve, prisoners, a marked checker.

Only a rule set that captures, beats or brings checkers in has any of it (variants.md 3.13); of all
others every side has `NONE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .counts import PLACES

BAR: Final = PLACES
"""The place beyond the head where beaten checkers wait."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """`bar`: checkers that were beaten and wait. `reserve`: those that were never brought in.

    `prisoners`: the flags of the side's own points on which a checker of it is held under the
    opponent's; never more than one on a point. `marked`: where the marked checker is, one of the
    points 24 to 1, 0 (off) or `BAR`, None where there is none. `above`: how many lie above it while
    it is on the head.
    """

    bar: int = 0
    reserve: int = 0
    prisoners: int = 0
    marked: int | None = None
    above: int = 0


NONE: Final = Extra()
"""Nothing but the checkers on the board."""
