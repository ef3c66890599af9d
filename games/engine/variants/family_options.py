"""The points on which sources of one or a few of the family differ or are silent (variants.md
section 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .components import BearOff, Lifted, NextStart, ReturnOnto, Unblock, Wall, When
from .dice_policy import MovesOf, PassedStop, Unstartable, Unstarted
from .ends import Ends, Marked, OinMars, Remaining
from .jumps import Blocked
from .option import Option, each, plain
from .options import BLOCK_WHEN, EXCEPTION_CLEAR, NEXT_START, SECOND_ANY_DOUBLE

TWO_FROM_HEAD: Final = frozenset({3, 4, 6})
"""The doubles with which two checkers leave the head in a first turn (LN-8)."""
OF_THE_HEAD: Final = frozenset({EXCEPTION_CLEAR.name, SECOND_ANY_DOUBLE.name})
"""The options that are about that exception."""

WINNER_BEGINS: Final = replace(
    NEXT_START,
    choices=each(NextStart.WINNER, NextStart.ALTERNATE, NextStart.ROLL),
    rule="3.14",
)
BLOCK_EVERY_STEP: Final = replace(BLOCK_WHEN, choices=each(When.STEP, When.TURN_END), rule="3.2")
GIVEAWAY_MARS: Final = Option(
    name="giveaway_mars",
    part="scoring",
    attribute="mars",
    choices={False: 1, True: 2},
    rule="3.1",
    sure="B",
)
JUMP_FIRST: Final = Option(
    name="jump_first",
    part="jump",
    attribute="first",
    choices=plain(True, False),
    rule="3.4",
    sure="C",
)
JUMP_BLOCKED: Final = Option(
    name="jump_blocked",
    part="jump",
    attribute="blocked",
    choices=each(*Blocked),
    rule="3.4",
    sure="C",
)
HEAD_LIFTED: Final = Option(
    name="head_lifted",
    part="head",
    attribute="lifted",
    choices=each(*Lifted),
    rule="3.5",
    sure="C",
)
FEW_FLY: Final = Option(
    name="few_fly", part="jump", attribute="few", choices=plain(True, False), rule="3.6", sure="C"
)
DOUBLE_BLOCKED: Final = replace(JUMP_BLOCKED, rule="3.6")
MOVES_OF: Final = Option(
    name="mn", part="dice", attribute="moves_of", choices=each(*MovesOf), rule="3.7", sure="C"
)
HEAD_LIMIT: Final = Option(
    name="head_limit",
    part="head",
    attribute="checkers",
    choices=plain(1, None),
    rule="3.11",
    sure="C",
)
HEAD_OF_MOVES: Final = replace(HEAD_LIMIT, rule="3.7")
HEAD_EXCEPTION: Final = Option(
    name="head_exception",
    part="head",
    attribute="doubles",
    choices={True: TWO_FROM_HEAD, False: frozenset()},
    rule="3.7",
    sure="C",
)
SKIPPED_FIRST_TURN: Final = Option(
    name="skipped_first_turn",
    part="head",
    attribute="skipped_counts",
    choices={"kept": False, "used": True},
    rule="3.8",
    sure="C",
)
BLOCK: Final = Option(
    name="block",
    part="block",
    attribute="wall",
    choices=each(Wall.AHEAD, Wall.FREE),
    rule="3.9",
    sure="C",
)
SCORE: Final = Option(
    name="score",
    part="scoring",
    choices={"remaining": Remaining(), "oin_mars": OinMars()},
    rule="3.9",
    sure="B",
)
PASS_HEAD_LIMIT: Final = Option(
    name="pass_head_limit",
    part="dice",
    attribute="passed_head",
    choices=plain(1, None),
    rule="3.10",
    sure="C",
)
ENDS: Final = Option(
    name="ends", part="end", attribute="ends", choices=each(*Ends), rule="3.10", sure="D"
)
PASSED_STOP: Final = Option(
    name="passed_stop",
    part="dice",
    attribute="passed_stop",
    choices=each(*PassedStop),
    rule="3.11",
    sure="C",
)
SEQUENCE_FROM: Final = Option(
    name="sequence_from_turn",
    part="dice",
    attribute="sequence_from",
    choices=plain(1, 4),
    rule="3.11",
    sure="B",
)
UNSTARTABLE: Final = Option(
    name="unstartable",
    part="dice",
    attribute="unstartable",
    choices=each(*Unstartable),
    rule="3.12",
    sure="C",
)
UNSTARTED: Final = Option(
    name="later_four",
    part="dice",
    attribute="unstarted",
    choices=each(*Unstarted),
    rule="3.12",
    sure="C",
)
UNBLOCK: Final = Option(
    name="unblock",
    part="block",
    attribute="unblock",
    choices=each(Unblock.SINGLE_POINT, Unblock.IMMOBILE, Unblock.OFF),
    rule="3.14",
    sure="B",
)
BEAR_OFF: Final = Option(
    name="bearoff",
    part="bear_off",
    choices={"exact": BearOff(higher=False, inside=False), "classic": BearOff()},
    rule="3.15",
    sure="C",
)
RECAPTURE: Final = Option(
    name="recapture",
    part="landing",
    attribute="recapture",
    choices=plain(False, True),
    rule="3.13",
    sure="C",
)
RETURN_ONTO: Final = Option(
    name="return_onto",
    part="landing",
    attribute="return_onto",
    choices=each(*ReturnOnto),
    rule="3.13",
    sure="C",
)
BAR_PRIORITY: Final = Option(
    name="bar_priority",
    part="landing",
    attribute="bar_priority",
    choices=plain(False, True),
    rule="3.13",
    sure="C",
)
OFF_WHILE_TAKEN: Final = Option(
    name="off_while_taken",
    part="landing",
    attribute="off_while_taken",
    choices=plain(False, True),
    rule="3.13",
    sure="C",
)
BLOCK_OVER_CAPTURED: Final = Option(
    name="block_over_captured",
    part="block",
    attribute="over_prisoner",
    choices=plain(True, False),
    rule="3.13",
    sure="C",
)
EMIR_AT_HOME: Final = Option(
    name="emir_at_home",
    part="landing",
    attribute="captured_at_home",
    choices={"closed": False, "captured": True},
    rule="3.13",
    sure="C",
)
EMIR_MOVES: Final = Option(
    name="emir_moves",
    part="landing",
    attribute="marked_last",
    choices={"chosen": False, "last": True},
    rule="3.13",
    sure="C",
)
EMIR_SCORE: Final = Option(
    name="emir_score", part="end", attribute="marked", choices=each(*Marked), rule="3.13", sure="C"
)
HEAD_OF_PILES: Final = replace(HEAD_EXCEPTION, rule="3.13")
PREMOVES: Final = Option(
    name="premoves_per_turn",
    part="premoves",
    attribute="per_turn",
    choices=plain(1, None),
    rule="3.13",
    sure="C",
)
DISTRIBUTE_HEAD: Final = Option(
    name="distribute_head",
    part="premoves",
    attribute="from_head",
    choices=plain(False, True),
    rule="3.13",
    sure="C",
)
