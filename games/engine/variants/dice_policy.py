"""What a roll gives to play, and what becomes of numbers that nobody can play (section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Groups(Enum):
    """How a roll becomes groups of numbers, each played in one go."""

    PAIR = "pair"
    """The two numbers, or a doublet four times (LN-5)."""

    MOVES_OF = "moves_of"
    """One number says how many moves, the other how far (section 3.7)."""

    SEQUENCE = "sequence"
    """A doublet, then every higher one up to sixes, four of each (section 3.11)."""


class MovesOf(Enum):
    """Which number says how many moves (section 3.7)."""

    SMALLER = "small_count"
    LARGER = "large_count"
    CHOICE = "choice"
    """The player chooses."""


class Leftover(Enum):
    """What becomes of numbers the roller cannot play."""

    BURN = "burn"
    """They are lost (LN-14)."""

    PASS = "pass"
    """The opponent plays what he can of them (section 3.10)."""

    PASS_ALL = "pass_all"
    """So he does, and of all that was to follow, until he cannot complete a group (3.11)."""

    PASS_RESUME = "pass_resume"
    """So he does, then the roller goes on with the next doublet (3.12)."""


class PassedStop(Enum):
    """Where the opponent stops who has groups of numbers passed to him (3.11)."""

    FIRST = "first_incomplete"
    """At the first group that he cannot complete; what was to follow burns."""

    NOWHERE = "each"
    """Nowhere: he plays what he can of each of them."""


class Unstartable(Enum):
    """What becomes of a doublet just thrown of which nothing can be played (3.12)."""

    LOSE_TURN = "lose_turn"
    SKIP = "skip_to_next"


class Unstarted(Enum):
    """What becomes of a later doublet of a sequence of which nothing can be played (3.12)."""

    PASSED = "passed"
    LOST = "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class DicePolicy:
    """What a roll gives, and what becomes of the rest.

    `by_parity`: White moves only an even number of times, Black an odd one (section 3.8).
    `roll_again`: after a doublet that was played whole. `sequence_from` is the turn from which a
    doublet runs on. `passed_head` is how many may leave the head for all numbers passed from one
    roll, None: any number, and `passed_stop` where he stops who gets more than one group.
    """

    groups: Groups = Groups.PAIR
    leftover: Leftover = Leftover.BURN
    moves_of: MovesOf = MovesOf.SMALLER
    by_parity: bool = False
    roll_again: bool = False
    unstartable: Unstartable = Unstartable.LOSE_TURN
    unstarted: Unstarted = Unstarted.PASSED
    sequence_from: int = 1
    passed_head: int | None = 1
    passed_stop: PassedStop = PassedStop.FIRST
