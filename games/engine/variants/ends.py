"""When a game is over, for whom, and what it counts (section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal


class Goal(Enum):
    """What whoever bears off his last checker first has done."""

    FIRST_OFF_WINS = "first_off_wins"
    FIRST_OFF_LOSES = "first_off_loses"


class Deadlock(Enum):
    """What a game is worth in which neither side can ever move again (LN-20)."""

    DRAW = "draw"
    PIPS = "pips"
    """Fewer pips win."""


class Ends(Enum):
    """What is still played of a roll in which a side has borne off its last checker (3.10)."""

    AT_ONCE = "at_once"
    """Nothing."""

    ROLL_END = "roll_end"
    """The rest of it, by whoever it falls to. The side that was off first has won, but for a draw
    where there is a last roll."""


class Judged(Enum):
    """When it is judged what a game counts that has a last roll (LN-17)."""

    LAST_ROLL = "last_roll"
    """After that roll."""

    FIRST_OFF = "first_off"
    """When the side that began has borne off its last checker."""


class Marked(Enum):
    """What it counts when one marked checker has taken the other (3.13)."""

    USUAL = "usual"
    """As much as any other end."""

    MARS = "mars"
    """Mars at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndRule:
    """`last_roll`: when the side that began is off, the other rolls once more, and a draw counts
    `draw_points` for each (LN-17); what the game counts otherwise is `judged` after that roll or
    before it. `ends`: what is played of a roll in which somebody is off.
    `marked`: what it counts when marked checkers end it."""

    goal: Goal = Goal.FIRST_OFF_WINS
    last_roll: bool = False
    draw_points: float = 0.5
    deadlock: Deadlock = Deadlock.DRAW
    judged: Judged = Judged.LAST_ROLL
    ends: Ends = Ends.AT_ONCE
    marked: Marked = Marked.USUAL


@dataclass(frozen=True, slots=True)
class Gammon:
    """Single 1, gammon 2, `backgammon` 3 (SB-7)."""

    backgammon: Literal[2, 3] = 3


@dataclass(frozen=True, slots=True)
class OinMars:
    """Oin 1, mars 2; `koks` instead of mars where a loser's checker is still in his starting
    quarter, `home_mars` where all are home; 0: not counted (LN-18)."""

    koks: int = 0
    home_mars: int = 0


@dataclass(frozen=True, slots=True)
class Remaining:
    """A point for each checker the loser still has on the board (section 3.9)."""


@dataclass(frozen=True, slots=True)
class Flat:
    """One point; `mars` for a winner, by giving away, who has borne off none (section 3.1)."""

    mars: Literal[1, 2] = 1


Scoring = Gammon | OinMars | Remaining | Flat
"""What a finished game counts."""
