"""The parts a rule set is made of (variants.md section 5), each with the values known so far.

A variant is data: it names one value of each part. What a value means is decided where plays are
made and games are scored, never by a variant's own code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any


class Track(Enum):
    """Where the opponent's points lie."""

    CONTRARY = "contrary"
    """The sides move against each other: my point is his 25 - point (SB-1)."""


class Opening(Enum):
    """Who begins, and with which dice."""

    OPENING_DICE = "opening dice"
    """One die each; the higher side plays both (SB-2)."""


class HeadRule(Enum):
    """Which checkers may leave or must move first."""

    BAR_FIRST = "bar first"
    """While a checker is on the bar nothing else moves (SB-4)."""


class LandingRule(Enum):
    """Where a checker may land, and what happens there."""

    HIT_BLOT = "hit a blot"
    """Not on two or more of the opponent's; a single one goes to the bar (SB-3)."""


class BlockRule(Enum):
    """Which rows of held points are forbidden."""

    NONE = "none"
    """Any number of points in a row may be held."""


class DicePolicy(Enum):
    """What a roll gives to play, and what becomes of numbers nobody can play."""

    PAIR_BURN = "pair, the rest burns"
    """The two numbers, or a doublet four times; what cannot be played is lost (SB-5)."""


class Jumps(Enum):
    """Moves that are not from a point to the one so many pips on."""

    NONE = "none"
    """There are none."""


class EndRule(Enum):
    """When the game is over, and for whom."""

    FIRST_OFF_WINS = "first off wins"
    """Whoever bears off his last checker first has won, at once (SB-6)."""


class Scoring(Enum):
    """What a finished game counts."""

    GAMMON = "gammon"
    """Single 1, gammon 2, backgammon 3 (SB-7)."""


@dataclass(frozen=True, slots=True)
class BearOff:
    """Which numbers bear off: those exact only, or `higher` ones from the highest point too; and
    whether a checker may move `inside` the home board instead (SB-6)."""

    higher: bool = True
    inside: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A rule set: a name, where each side's checkers start on its own points, and its parts."""

    name: str
    layout: Mapping[int, int]
    track: Track
    opening: Opening
    head: HeadRule
    landing: LandingRule
    block: BlockRule
    dice: DicePolicy
    jumps: Jumps
    bear_off: BearOff
    end: EndRule
    scoring: Scoring

    def but(self, name: str, **parts: Any) -> Variant:
        """The same under another name with other parts."""
        return replace(self, name=name, **parts)
