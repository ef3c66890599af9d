"""The points on which sources of the long games differ or are silent (variants.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any, Final

from .components import (
    BearOff,
    Lifted,
    NextStart,
    OpeningDice,
    ReturnOnto,
    Unblock,
    Wall,
    When,
)
from .dice_policy import MovesOf, PassedStop, Unstartable, Unstarted
from .ends import Deadlock, Ends, Judged, Marked, OinMars, Remaining
from .jumps import Blocked
from .variant import Option, Value

TWO_FROM_HEAD: Final = frozenset({3, 4, 6})
"""The doubles with which two checkers leave the head in a first turn (LN-8)."""


def _plain(*values: Value) -> Mapping[Value, Any]:
    """Choices that are the values themselves, the default first."""
    return {value: value for value in values}


def _each(*members: Enum) -> Mapping[Value, Any]:
    """Choices that are written as the members' values, the default first."""
    return {member.value: member for member in members}


OPENING: Final = Option(
    "opening", "opening", "dice", _each(OpeningDice.REROLL, OpeningDice.OWN), "LN-3", "B"
)
NEXT_START: Final = Option("next_start", "opening", "next_start", _each(*NextStart), "LN-4", "A")
WINNER_BEGINS: Final = Option(
    "next_start",
    "opening",
    "next_start",
    _each(NextStart.WINNER, NextStart.ALTERNATE, NextStart.ROLL),
    "3.14",
    "A",
)
EXCEPTION_CLEAR: Final = Option(
    "exception_clear", "head", "clear", _plain(True, False), "LN-9", "A"
)
SECOND_ANY_DOUBLE: Final = Option(
    "exception_second_any_double", "head", "second_any", _plain(False, True), "LN-9", "B"
)
BLOCK_WHEN: Final = Option("block_when", "block", "when", _each(*When), "LN-11b", "C")
BLOCK_EVERY_STEP: Final = Option(
    "block_when", "block", "when", _each(When.STEP, When.TURN_END), "3.2", "C"
)
LAST_ROLL: Final = Option("last_roll", "end", "last_roll", _plain(False, True), "LN-17", "A")
DRAW_POINTS: Final = Option("draw_points", "end", "draw_points", _plain(0.5, 1), "LN-17", "A")
MARS_JUDGED: Final = Option("mars_judged", "end", "judged", _each(*Judged), "LN-17", "D")
DEADLOCK: Final = Option("deadlock", "end", "deadlock", _each(*Deadlock), "LN-20", "D")
KOKS: Final = Option("koks", "scoring", "koks", _plain(0, 3), "LN-18", "A")
HOME_MARS: Final = Option("home_mars", "scoring", "home_mars", _plain(0, 4, 3), "LN-18", "A")
CUBE: Final = Option("cube", "has_cube", "", {None: False, "standard": True}, "LN-19", "B")
GIVEAWAY_MARS: Final = Option("giveaway_mars", "scoring", "mars", {False: 1, True: 2}, "3.1", "B")
JUMP_FIRST: Final = Option("jump_first", "jump", "first", _plain(True, False), "3.4", "C")
JUMP_BLOCKED: Final = Option("jump_blocked", "jump", "blocked", _each(*Blocked), "3.4", "C")
HEAD_LIFTED: Final = Option("head_lifted", "head", "lifted", _each(*Lifted), "3.5", "C")
FEW_FLY: Final = Option("few_fly", "jump", "few", _plain(True, False), "3.6", "C")
DOUBLE_BLOCKED: Final = Option("jump_blocked", "jump", "blocked", _each(*Blocked), "3.6", "C")
MOVES_OF: Final = Option("mn", "dice", "moves_of", _each(*MovesOf), "3.7", "C")
HEAD_OF_MOVES: Final = Option("head_limit", "head", "checkers", _plain(1, None), "3.7", "C")
HEAD_EXCEPTION: Final = Option(
    "head_exception",
    "head",
    "doubles",
    {True: TWO_FROM_HEAD, False: frozenset()},
    "3.7",
    "C",
)
SKIPPED_FIRST_TURN: Final = Option(
    "skipped_first_turn", "head", "skipped_counts", {"kept": False, "used": True}, "3.8", "C"
)
BLOCK: Final = Option("block", "block", "wall", _each(Wall.AHEAD, Wall.FREE), "3.9", "C")
SCORE: Final = Option(
    "score", "scoring", "", {"remaining": Remaining(), "oin_mars": OinMars()}, "3.9", "B"
)
PASS_HEAD_LIMIT: Final = Option(
    "pass_head_limit", "dice", "passed_head", _plain(1, None), "3.10", "C"
)
ENDS: Final = Option("ends", "end", "ends", _each(*Ends), "3.10", "D")
PASSED_STOP: Final = Option("passed_stop", "dice", "passed_stop", _each(*PassedStop), "3.11", "C")
HEAD_LIMIT: Final = Option("head_limit", "head", "checkers", _plain(1, None), "3.11", "C")
SEQUENCE_FROM: Final = Option(
    "sequence_from_turn", "dice", "sequence_from", _plain(1, 4), "3.11", "B"
)
UNSTARTABLE: Final = Option("unstartable", "dice", "unstartable", _each(*Unstartable), "3.12", "C")
UNSTARTED: Final = Option("later_four", "dice", "unstarted", _each(*Unstarted), "3.12", "C")
UNBLOCK: Final = Option(
    "unblock",
    "block",
    "unblock",
    _each(Unblock.SINGLE_POINT, Unblock.IMMOBILE, Unblock.OFF),
    "3.14",
    "B",
)
BEAR_OFF: Final = Option(
    "bearoff",
    "bear_off",
    "",
    {"exact": BearOff(higher=False, inside=False), "classic": BearOff()},
    "3.15",
    "C",
)
BACKGAMMON: Final = Option("backgammon", "scoring", "backgammon", _plain(3, 2), "SB-7", "A")
JACOBY: Final = Option("jacoby", "stakes", "jacoby", _plain(False, True), "SB-9", "A")
ANIMALS: Final = Option("animals", "stakes", "animals", _plain(*range(4)), "SB-10", "A")
MAX_AUTOMATIC: Final = Option(
    "max_automatic", "stakes", "max_automatic", _plain(*range(11)), "SB-11", "A"
)
CRAWFORD: Final = Option("crawford", "stakes", "crawford", _plain(True, False), "SB-13", "A")
HOLLAND: Final = Option("holland", "stakes", "holland", _plain(False, True), "SB-14", "A")
RECAPTURE: Final = Option("recapture", "landing", "recapture", _plain(False, True), "3.13", "C")
RETURN_ONTO: Final = Option(
    "return_onto", "landing", "return_onto", _each(*ReturnOnto), "3.13", "C"
)
BAR_PRIORITY: Final = Option(
    "bar_priority", "landing", "bar_priority", _plain(False, True), "3.13", "C"
)
OFF_WHILE_TAKEN: Final = Option(
    "off_while_taken", "landing", "off_while_taken", _plain(False, True), "3.13", "C"
)
BLOCK_OVER_CAPTURED: Final = Option(
    "block_over_captured", "block", "over_prisoner", _plain(True, False), "3.13", "C"
)
EMIR_AT_HOME: Final = Option(
    "emir_at_home",
    "landing",
    "captured_at_home",
    {"closed": False, "captured": True},
    "3.13",
    "C",
)
EMIR_MOVES: Final = Option(
    "emir_moves", "landing", "marked_last", {"chosen": False, "last": True}, "3.13", "C"
)
EMIR_SCORE: Final = Option("emir_score", "end", "marked", _each(*Marked), "3.13", "C")
HEAD_OF_PILES: Final = replace(HEAD_EXCEPTION, rule="3.13")
PREMOVES: Final = Option("premoves_per_turn", "premoves", "per_turn", _plain(1, None), "3.13", "C")
DISTRIBUTE_HEAD: Final = Option(
    "distribute_head", "premoves", "from_head", _plain(False, True), "3.13", "C"
)
