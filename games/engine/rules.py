"""The rules that two players agree on before they begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cube import LIMIT, TURNS
from .errors import InvalidRules
from .setup import HIGHEST_CUBE_LIMIT


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What two players agree on; raises InvalidRules. Some rules hold in money play only and some
    in matches only (SB-12), whatever is set here: ask the `Match`, which knows."""

    cube_limit: int = LIMIT
    """The highest level of the cube, a power of two up to 4096; 1 to play without a cube."""
    jacoby: bool = False
    """Money: gammons count only once a player has turned the cube (SB-9)."""
    beavers: int = 0
    """Money: how many of beaver, raccoon, otter are played, 0 to 3 (SB-10)."""
    automatic_doubles: int = 0
    """Money: how many equal opening throws double the stake (SB-11)."""
    crawford: bool = True
    """Match: no cube in the first game after a side comes within a point of winning (SB-13)."""
    holland: bool = False
    """Match: after the Crawford game nobody doubles before each side has thrown twice (SB-14)."""
    backgammon: Literal[2, 3] = 3
    """What a backgammon counts (SB-7)."""
    premature_rolls: Literal["stand", "void"] = "void"
    """Dice thrown before the opponent has finished: they stand (seed 000), or they are void unless
    nothing depends on it (seed 001); see `Position.premature_roll_stands`."""

    def __post_init__(self) -> None:
        limit = self.cube_limit
        sound = {
            "cube_limit": 1 <= limit <= HIGHEST_CUBE_LIMIT and not limit & (limit - 1),
            "beavers": 0 <= self.beavers < len(TURNS),
            "automatic_doubles": self.automatic_doubles >= 0,
            "backgammon": self.backgammon in (2, 3),
            "premature_rolls": self.premature_rolls in ("stand", "void"),
        }
        for rule, is_sound in sound.items():
            if not is_sound:
                raise InvalidRules(rule=rule, value=repr(getattr(self, rule))[:20])
