"""How a score sheet is set on paper: A4, upright or lying, for any number of people.

Every column is as wide as the others, so what matters is the widest figure and the longest word of
a name. Widths are counted in characters of 9 pt: a sheet that does not fit one beside the other
sets running totals under the points, and names that do not fit across stand upright.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

ACROSS, LYING = 97, 144
"""Characters beside the column of the games: 178 mm of an upright page, 265 mm of a lying one."""

BOLD = 1.1
"""How much wider the letters of a name are than figures."""


@dataclass(frozen=True)
class Fit:
    """Classes of the table: `stacked` and `upright` hold for a page that stands, and with `-wide`
    for one that lies, too."""

    stacked: bool
    stacked_wide: bool
    upright: bool
    upright_wide: bool

    def __str__(self) -> str:
        names = ("stacked", "stacked_wide", "upright", "upright_wide")
        return " ".join(name.replace("_", "-") for name in names if getattr(self, name))


def fit_of(names: Iterable[str], points: Iterable[str], running: Iterable[str]) -> Fit:
    """The setting for columns with these names, whose figures are among these texts."""
    listed = list(names)
    columns = max(1, len(listed))
    mark_and_gap = 3
    widest = mark_and_gap + _longest(points) + _longest(running)
    word = BOLD * _longest(word for name in listed for word in re.split(r"(?<=-)|\s", name))
    return Fit(
        stacked=columns * widest > ACROSS,
        stacked_wide=columns * widest > LYING,
        upright=columns * word > ACROSS,
        upright_wide=columns * word > LYING,
    )


def _longest(texts: Iterable[str]) -> int:
    return max(map(len, texts), default=0)
