"""The parts a rule set is made of (variants.md section 5), each with the values there are.

A variant is data: it names one value of each part. What a value means is decided where plays are
made and games are scored, never by a variant's own code. LN and SB are rules of variants.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

ANY: Final = frozenset(range(1, 7))
"""Every number of a die."""


class Track(Enum):
    """Where the opponent's points lie."""

    CONTRARY = "contrary"
    """The sides move against each other: my point is his 25 - point (SB-1)."""

    PARALLEL = "parallel"
    """Both go the same way round, half a ring apart: my point is his point 12 on or back."""


class OpeningDice(Enum):
    """What is played first by whoever threw the higher die."""

    OWN = "use_opening"
    """The two dice of the opening throw (SB-2, LN-3)."""

    REROLL = "reroll"
    """Two dice thrown anew (LN-3)."""


class NextStart(Enum):
    """Who begins the next game."""

    ALTERNATE = "alternate"
    """Colours change (LN-4)."""

    WINNER = "winner"
    """Whoever won the last one."""

    ROLL = "roll"
    """The opening throw decides every time."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Who begins, and with which dice."""

    dice: OpeningDice
    next_start: NextStart


@dataclass(frozen=True, slots=True)
class BarFirst:
    """While a checker is on the bar nothing else moves (SB-4)."""


class Lifted(Enum):
    """What lifts the limit of the head for a roll in which checkers may fly (section 3.5)."""

    THROWN = "thrown"
    """The number, whatever is made of it."""

    USED = "used"
    """The flight of a checker with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadLimit:
    """At most `checkers` leave the head in a roll, None: any number (LN-7).

    In a first turn two may leave on one of `doubles` (LN-8), unless `clear` is asked and an
    opponent stands where the head checker would step (LN-9); the side that did not begin on any
    double its one checker cannot complete, where `second_any`. A number of `lifted_by` in the roll
    lifts the limit for that roll, when it is `lifted`. `skipped_counts`: a turn in which the dice
    gave nothing to play was the first (section 3.8).
    """

    checkers: int | None = 1
    doubles: frozenset[int] = frozenset()
    clear: bool = True
    second_any: bool = False
    lifted_by: frozenset[int] = frozenset()
    lifted: Lifted = Lifted.THROWN
    skipped_counts: bool = False


@dataclass(frozen=True, slots=True)
class Runner:
    """Until one checker has passed the opponent's head only that one moves; then all do, without
    a limit (section 3.14)."""


HeadRule = BarFirst | HeadLimit | Runner
"""Which checkers may leave the head, or must move first."""


class LandingRule(Enum):
    """Where a checker may land, and what happens to one that stands there."""

    HIT_BLOT = "hit_blot"
    """Not on two or more of the opponent's; a single one goes to the bar (SB-3)."""

    SINGLE_BLOCKS = "single_blocks"
    """Not on any point the opponent holds (LN-6)."""


class ReturnOnto(Enum):
    """What a beaten checker does while a single one of the opponent's stands on its head (3.13)."""

    CAPTURE = "capture"
    """It returns, and captures that one."""

    WAIT = "wait"
    """It waits on the bar, as it does for two or more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Capturing:
    """On a single checker one may land: unequal numbers capture it, a doublet beats it (3.13).

    A captured one stays underneath until the last above it has left. Where it may be freed by
    landing on a single one above it, `recapture`. A beaten one goes back to its head, or waits on
    the bar; nothing else moves meanwhile where `bar_priority`. While any wait there, or are held
    outside the home, others are borne off only where `off_while_taken`. A doublet does not beat the
    marked checker in its own home: it may not land there, or captures where `captured_at_home`. Of
    a pile outside the head the marked one moves when the player chooses, or `marked_last`.
    `marked_ends`: the game is over when one marked checker takes the other, for whoever took it.
    """

    recapture: bool = False
    return_onto: ReturnOnto = ReturnOnto.CAPTURE
    bar_priority: bool = False
    off_while_taken: bool = False
    captured_at_home: bool = False
    marked_last: bool = False
    marked_ends: bool = True


Landing = LandingRule | Capturing
"""What happens where a checker lands."""


class Wall(Enum):
    """Which rows of held points are forbidden; a row is six along the opponent's way (LN-11a)."""

    FREE = "none"
    """None are."""

    AHEAD = "ahead"
    """A row that no opponent checker has passed (LN-11)."""

    NEVER = "never"
    """Every row (section 3.2)."""

    HOME = "home"
    """A row with an opponent checker behind it, until one of them is home (section 3.3)."""

    SECTOR = "sector"
    """All six points of one's own starting quarter (section 3.14)."""


class When(Enum):
    """When a position is judged (LN-11b)."""

    TURN_END = "turn_end"
    STEP = "step"


class Unblock(Enum):
    """When a row must be opened again (section 3.14)."""

    OFF = "off"
    SINGLE_POINT = "single_point"
    """All opponent checkers on the board stand on one point directly behind it."""

    IMMOBILE = "immobile"
    """The opponent has no move with any number."""


@dataclass(frozen=True, slots=True)
class BlockRule:
    """Forbidden rows, when they are judged, and when one must be opened. `over_prisoner`: where
    single checkers can be taken, one that stands above a prisoner holds its point as two do."""

    wall: Wall
    when: When = When.TURN_END
    unblock: Unblock = Unblock.OFF
    over_prisoner: bool = True


@dataclass(frozen=True, slots=True)
class BearOff:
    """Which `numbers` bear off: exact only, or `higher` ones from the highest point too; and
    whether a checker may move `inside` the home board instead (SB-6, LN-15)."""

    higher: bool = True
    inside: bool = True
    numbers: frozenset[int] = ANY


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What each side has at the start beside its `layout`: so many checkers in `reserve`, and so
    many `above` the marked one on the head, None where none is marked (section 3.13)."""

    reserve: int = 0
    above: int | None = None


NOTHING_BESIDE: Final = Beside()
