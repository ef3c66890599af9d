"""What is agreed on about the stake and about matches (variants.md section 4, SB-9 to SB-14)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """`jacoby`: gammons count only once a player has turned the cube; `animals`: how many of
    beaver, raccoon and otter are played; `max_automatic`: how many equal opening throws double the
    stake. In a match none of these holds, but `crawford`: no cube in the first game after a side
    comes within a point of winning; and `holland`: after it nobody doubles before each side has
    thrown twice."""

    jacoby: bool = False
    animals: int = 0
    max_automatic: int = 0
    crawford: bool = True
    holland: bool = False
