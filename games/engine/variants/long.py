"""Long nardy and its family (variants.md sections 2 and 3), each as it differs from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.engine.frozen import Frozen

from . import family_options as further
from . import options as choose
from .components import (
    BearOff,
    Beside,
    BlockRule,
    Capturing,
    HeadLimit,
    LandingRule,
    NextStart,
    Opening,
    OpeningDice,
    Runner,
    Track,
    Unblock,
    Wall,
    When,
)
from .dice_policy import DicePolicy, Groups, Leftover
from .ends import EndRule, Flat, Goal, OinMars, Remaining
from .jumps import Jump
from .premoves import PreMoves
from .short import SHORT
from .variant import Option, Variant

_OF_ALL: Final[Sequence[Option]] = (
    choose.OPENING, choose.NEXT_START, choose.EXCEPTION_CLEAR, choose.SECOND_ANY_DOUBLE,
    choose.BLOCK_WHEN, choose.LAST_ROLL, choose.MARS_JUDGED, choose.DRAW_POINTS, choose.DEADLOCK,
    choose.KOKS, choose.HOME_MARS, choose.CUBE,
)  # fmt: skip
_HEAD: Final = HeadLimit(doubles=further.TWO_FROM_HEAD)
_FLYING: Final = frozenset({1, 6})
_SEQUENCE: Final = DicePolicy(groups=Groups.SEQUENCE, leftover=Leftover.PASS_RESUME)
_EXACT: Final = BearOff(higher=False, inside=False)


def _board_of(variant: Variant) -> dict[str, object]:
    """The parts that are about the board, and how a game on it begins."""
    board = ("layout", "track", "opening", "head", "landing", "block")
    return {part: getattr(variant, part) for part in board}


LONG_CLASSIC: Final = Variant(
    name="long_classic",
    title="Long nardy",
    layout=Frozen({24: 15}),
    track=Track.PARALLEL,
    opening=Opening(OpeningDice.REROLL, NextStart.ALTERNATE),
    head=_HEAD,
    landing=LandingRule.SINGLE_BLOCKS,
    block=BlockRule(Wall.AHEAD),
    dice=DicePolicy(),
    bear_off=BearOff(),
    end=EndRule(),
    scoring=OinMars(),
    options=Frozen({option.name: option for option in _OF_ALL}),
)
GIVEAWAY: Final = LONG_CLASSIC.without("last_roll", "mars_judged", "draw_points").but(
    "giveaway",
    further.GIVEAWAY_MARS,
    Option(
        name="base",
        choices={"long": _board_of(LONG_CLASSIC), "short": _board_of(SHORT)},
        voids={"short": frozenset(option.name for option in _OF_ALL) - {choose.CUBE.name}},
        rule="3.1",
        sure="B",
    ),
    title="Giveaway",
    end=EndRule(goal=Goal.FIRST_OFF_LOSES),
    scoring=Flat(),
)
NARDGAMMON: Final = LONG_CLASSIC.but(
    "nardgammon",
    further.BLOCK_EVERY_STEP,
    title="Nardgammon",
    block=BlockRule(Wall.NEVER, When.STEP),
)
KARZAR: Final = LONG_CLASSIC.but("karzar", title="Karzar", block=BlockRule(Wall.HOME))
KAFTAR: Final = LONG_CLASSIC.but(
    "kaftar",
    further.JUMP_FIRST,
    further.JUMP_BLOCKED,
    title="Kaftar",
    head=replace(_HEAD, lifted_by=_FLYING),
    jump=Jump(numbers=_FLYING),
)
ONE_SIX: Final = KAFTAR.without("jump_first", "jump_blocked").but(
    "one_six",
    further.HEAD_LIFTED,
    title="One-six",
    jump=Jump(numbers=_FLYING, forced=False, first=False),
    bear_off=BearOff(numbers=_FLYING),
)
KABUTAR: Final = LONG_CLASSIC.but(
    "kabutar", further.DOUBLE_BLOCKED, further.FEW_FLY, title="Kabutar", jump=Jump(doubles=True)
)
ASTROGON: Final = LONG_CLASSIC.but(
    "astrogon",
    further.MOVES_OF,
    further.HEAD_OF_MOVES,
    further.HEAD_EXCEPTION,
    title="Astrogon",
    dice=DicePolicy(groups=Groups.MOVES_OF),
)
EVEN_ODD: Final = ASTROGON.but(
    "even_odd",
    further.SKIPPED_FIRST_TURN,
    title="Even-odd",
    dice=DicePolicy(groups=Groups.MOVES_OF, by_parity=True),
)
KHACHAPURI: Final = LONG_CLASSIC.without(*further.OF_THE_HEAD).but(
    "khachapuri",
    further.BLOCK,
    further.SCORE,
    title="Khachapuri",
    layout=Frozen({24: 4, 6: 11}),
    head=HeadLimit(checkers=None),
    scoring=Remaining(),
)
GULBAR: Final = LONG_CLASSIC.but(
    "gulbar",
    further.PASS_HEAD_LIMIT,
    further.ENDS,
    title="Gulbar",
    dice=DicePolicy(leftover=Leftover.PASS, roll_again=True),
)
CRAZY_GULBAR: Final = LONG_CLASSIC.but(
    "crazy_gulbar",
    further.PASS_HEAD_LIMIT,
    further.PASSED_STOP,
    further.HEAD_LIMIT,
    further.SEQUENCE_FROM,
    further.ENDS,
    title="Crazy gulbar",
    dice=replace(_SEQUENCE, leftover=Leftover.PASS_ALL),
)
CRAZY_NARDY: Final = LONG_CLASSIC.but(
    "crazy_nardy",
    further.PASS_HEAD_LIMIT,
    further.UNSTARTABLE,
    further.UNSTARTED,
    further.ENDS,
    title="Crazy nardy",
    dice=_SEQUENCE,
    bear_off=_EXACT,
)
EMIR: Final = LONG_CLASSIC.but(
    "emir",
    further.RECAPTURE,
    further.RETURN_ONTO,
    further.BAR_PRIORITY,
    further.HEAD_OF_PILES,
    further.BLOCK_OVER_CAPTURED,
    further.OFF_WHILE_TAKEN,
    further.EMIR_AT_HOME,
    further.EMIR_MOVES,
    further.EMIR_SCORE,
    further.PREMOVES,
    further.DISTRIBUTE_HEAD,
    title="Emir",
    layout=Frozen({24: 12}),
    beside=Beside(reserve=3, above=6),
    landing=Capturing(),
    premoves=PreMoves(),
)
FEVGA: Final = LONG_CLASSIC.but(
    "fevga",
    further.WINNER_BEGINS,
    further.UNBLOCK,
    title="Fevga",
    opening=Opening(OpeningDice.REROLL, NextStart.WINNER),
    head=Runner(),
    block=BlockRule(Wall.SECTOR, unblock=Unblock.SINGLE_POINT),
)
LUNATIC_FEVGA: Final = FEVGA.but(
    "lunatic_fevga",
    further.UNSTARTABLE,
    further.UNSTARTED,
    further.ENDS,
    further.BEAR_OFF,
    title="Lunatic fevga",
    dice=_SEQUENCE,
    bear_off=_EXACT,
)
FAMILY: Final = (
    LONG_CLASSIC, GIVEAWAY, NARDGAMMON, KARZAR, KAFTAR, ONE_SIX, KABUTAR, ASTROGON, EVEN_ODD,
    KHACHAPURI, GULBAR, CRAZY_GULBAR, CRAZY_NARDY, EMIR, FEVGA, LUNATIC_FEVGA,
)  # fmt: skip
"""All of them."""
