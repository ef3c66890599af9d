"""What stands in a match file, whatever its format, before the rules of the board have seen it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from games.engine import Side

from .faults import Fault, RecordFault

Names: TypeAlias = tuple[str, str]
"""White's and Black's."""


class Act(Enum):
    """What a side does, by what is written for it."""

    PLAY = "play"
    """It throws the dice and plays them; what it plays may be left blank."""
    ROLL = "roll"
    """It throws the dice and does not play them any more."""
    DOUBLE = "double"
    """It turns the cube: a double, or the next turn of the same exchange."""
    TAKE = "take"
    """It accepts what was offered, the cube or a resignation."""
    DROP = "drop"
    """It refuses what was offered, the cube or a resignation."""
    RESIGN = "resign"
    """It gives up the game, or offers to."""
    WIN = "win"
    """It is said to have won the game."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a side does: `number` is the level of the cube or the points, None if not told."""

    line: int
    side: Side
    act: Act
    dice: str = ""
    text: str = ""
    number: int | None = None
    sure: bool = True
    """Whether the file says for certain which side it is."""
    animal: bool = False
    """Whether this turn of the cube is called a beaver or a raccoon."""


@dataclass(frozen=True, slots=True)
class Start:
    """A position that a game begins from, each side's checkers by its own numbering, 25 the bar."""

    white: Mapping[int, int] | None = None
    black: Mapping[int, int] | None = None
    level: int = 1
    owner: Side | None = None
    side: Side | None = None
    """Who is on roll; None: whoever does something first."""


@dataclass(slots=True)
class WrittenGame:
    """A game as it stands in the file; `scores` None where it does not tell them."""

    line: int
    scores: tuple[int, int] | None = None
    crawford: bool | None = None
    """None where the file does not say whether this is the Crawford game."""
    start: Start | None = None
    deeds: list[Deed] = field(default_factory=list)


@dataclass(slots=True)
class Written:
    """A match as it stands in the file; a rule is None where the file does not tell it."""

    format: str
    names: Names = ("", "")
    length: int = 0
    jacoby: bool | None = None
    beavers: int | None = None
    crawford: bool | None = None
    cube_limit: int | None = None
    games: list[WrittenGame] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def fault(self, line: int, why: RecordFault) -> None:
        """Something is wrong in a line."""
        self.faults.append(Fault.of(line, why))
