"""The rules that two players agree on before they begin."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from .cube import LIMIT, TURNS
from .errors import InvalidRules, shown
from .setup import HIGHEST_CUBE_LIMIT
from .variants.ends import Flat, Gammon
from .variants.stakes import Stakes

CUBE_LIMITS: Final = tuple(2**power for power in range(HIGHEST_CUBE_LIMIT.bit_length()))
"""What the highest level of a cube can be."""

_CHOICES: Final[dict[str, tuple[str, Sequence[object]]]] = {
    "cube_limit": (f"a power of two from 1 to {HIGHEST_CUBE_LIMIT}", CUBE_LIMITS),
    "jacoby": ("true or false", (True, False)),
    "beavers": (f"0 to {len(TURNS) - 1}", range(len(TURNS))),
    "automatic_doubles": ("0 or more", range(sys.maxsize)),
    "crawford": ("true or false", (True, False)),
    "holland": ("true or false", (True, False)),
    "backgammon": ("2 or 3", (2, 3)),
    "first_off": ("'wins' or 'loses'", ("wins", "loses")),
    "mars": ("1 or 2", (1, 2)),
    "premature_rolls": ("'stand' or 'void'", ("stand", "void")),
}
"""What each rule may be, in words and as values."""

_STAKES: Final = Stakes()
_SCORING: Final = Gammon()
_GIVEN_AWAY: Final = Flat()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What two players agree on; raises InvalidRules. Some rules hold in money play only and some
    in matches only (SB-12), whatever is set here: ask the `Match`, which knows."""

    cube_limit: int = LIMIT
    """The highest level of the cube, a power of two up to 4096; 1 to play without a cube."""
    jacoby: bool = _STAKES.jacoby
    """Money: gammons count only once a player has turned the cube (SB-9)."""
    beavers: int = _STAKES.animals
    """Money: how many of beaver, raccoon, otter are played, 0 to 3 (SB-10)."""
    automatic_doubles: int = _STAKES.max_automatic
    """Money: how many equal opening throws double the stake (SB-11)."""
    crawford: bool = _STAKES.crawford
    """Match: no cube in the first game after a side comes within a point of winning (SB-13)."""
    holland: bool = _STAKES.holland
    """Match: after the Crawford game nobody doubles before each side has thrown twice (SB-14)."""
    backgammon: Literal[2, 3] = _SCORING.backgammon
    """What a backgammon counts (SB-7)."""
    first_off: Literal["wins", "loses"] = "wins"
    """What whoever bears off his last checker first has done: `loses` where the game is given away
    (variants.md 3.1). Who drops a double or resigns loses in any."""
    mars: Literal[1, 2] = _GIVEN_AWAY.mars
    """Given away: what it counts to win without having borne off any (variants.md 3.1)."""
    premature_rolls: Literal["stand", "void"] = "void"
    """Dice thrown before the opponent has finished: they stand (Italian Wikipedia), or they are
    void unless nothing depends on it (Backgammon Circle); see `Position.premature_roll_stands`."""

    def __post_init__(self) -> None:
        for rule, (expected, choices) in _CHOICES.items():
            value = getattr(self, rule)
            # A number is equal to true or false, and true to a number.
            if type(value) is not type(choices[0]) or value not in choices:
                raise InvalidRules(rule=rule, value=shown(value), expected=expected)
