"""Long nardy and its family (variants.md sections 2 and 3), each as it differs from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.engine.frozen import Frozen

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
_HEAD: Final = HeadLimit(doubles=choose.TWO_FROM_HEAD)
_FLYING: Final = frozenset({1, 6})
_SEQUENCE: Final = DicePolicy(groups=Groups.SEQUENCE, leftover=Leftover.PASS_RESUME)
_EXACT: Final = BearOff(higher=False, inside=False)
_HEAD_OPTIONS: Final = ("exception_clear", "exception_second_any_double")
_BOARD: Final = ("layout", "track", "opening", "head", "landing", "block")
_BASE: Final = Option(
    "base",
    "",
    "",
    {
        "long": {},
        "short": {
            part: getattr(SHORT, part)
            for part in ("layout", "track", "opening", "head", "landing", "block")
        },
    },
    "3.1",
    "B",
)

LONG_CLASSIC: Final = Variant(
    name="long_classic",
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
GIVEAWAY: Final = LONG_CLASSIC.without(
    "koks", "home_mars", "last_roll", "mars_judged", "draw_points"
).but(
    "giveaway",
    choose.GIVEAWAY_MARS,
    _BASE,
    end=EndRule(goal=Goal.FIRST_OFF_LOSES),
    scoring=Flat(),
)
NARDGAMMON: Final = LONG_CLASSIC.but(
    "nardgammon", choose.BLOCK_EVERY_STEP, block=BlockRule(Wall.NEVER, When.STEP)
)
KARZAR: Final = LONG_CLASSIC.but("karzar", block=BlockRule(Wall.HOME))
KAFTAR: Final = LONG_CLASSIC.but(
    "kaftar",
    choose.JUMP_FIRST,
    choose.JUMP_BLOCKED,
    head=replace(_HEAD, lifted_by=_FLYING),
    jump=Jump(numbers=_FLYING),
)
ONE_SIX: Final = KAFTAR.without("jump_first", "jump_blocked").but(
    "one_six",
    choose.HEAD_LIFTED,
    jump=Jump(numbers=_FLYING, forced=False, first=False),
    bear_off=BearOff(numbers=_FLYING),
)
KABUTAR: Final = LONG_CLASSIC.but(
    "kabutar", choose.DOUBLE_BLOCKED, choose.FEW_FLY, jump=Jump(doubles=True)
)
ASTROGON: Final = LONG_CLASSIC.but(
    "astrogon",
    choose.MOVES_OF,
    choose.HEAD_OF_MOVES,
    choose.HEAD_EXCEPTION,
    dice=DicePolicy(groups=Groups.MOVES_OF),
)
EVEN_ODD: Final = ASTROGON.but(
    "even_odd",
    choose.SKIPPED_FIRST_TURN,
    dice=DicePolicy(groups=Groups.MOVES_OF, by_parity=True),
)
KHACHAPURI: Final = LONG_CLASSIC.without(*_HEAD_OPTIONS, "koks", "home_mars").but(
    "khachapuri",
    choose.BLOCK,
    choose.SCORE,
    layout=Frozen({24: 4, 6: 11}),
    head=HeadLimit(checkers=None),
    scoring=Remaining(),
)
GULBAR: Final = LONG_CLASSIC.but(
    "gulbar",
    choose.PASS_HEAD_LIMIT,
    choose.ENDS,
    dice=DicePolicy(leftover=Leftover.PASS, roll_again=True),
)
CRAZY_GULBAR: Final = LONG_CLASSIC.but(
    "crazy_gulbar",
    choose.PASS_HEAD_LIMIT,
    choose.PASSED_STOP,
    choose.HEAD_LIMIT,
    choose.SEQUENCE_FROM,
    choose.ENDS,
    dice=replace(_SEQUENCE, leftover=Leftover.PASS_ALL),
)
CRAZY_NARDY: Final = LONG_CLASSIC.but(
    "crazy_nardy",
    choose.PASS_HEAD_LIMIT,
    choose.UNSTARTABLE,
    choose.UNSTARTED,
    choose.ENDS,
    dice=_SEQUENCE,
    bear_off=_EXACT,
)
EMIR: Final = LONG_CLASSIC.but(
    "emir",
    choose.RECAPTURE,
    choose.RETURN_ONTO,
    choose.BAR_PRIORITY,
    choose.HEAD_OF_PILES,
    choose.BLOCK_OVER_CAPTURED,
    choose.OFF_WHILE_TAKEN,
    choose.EMIR_AT_HOME,
    choose.EMIR_MOVES,
    choose.EMIR_SCORE,
    choose.PREMOVES,
    choose.DISTRIBUTE_HEAD,
    layout=Frozen({24: 12}),
    beside=Beside(reserve=3, above=6),
    landing=Capturing(),
    premoves=PreMoves(),
)
FEVGA: Final = LONG_CLASSIC.without(*_HEAD_OPTIONS).but(
    "fevga",
    choose.WINNER_BEGINS,
    choose.UNBLOCK,
    opening=Opening(OpeningDice.REROLL, NextStart.WINNER),
    head=Runner(),
    block=BlockRule(Wall.SECTOR, unblock=Unblock.SINGLE_POINT),
)
LUNATIC_FEVGA: Final = FEVGA.but(
    "lunatic_fevga",
    choose.UNSTARTABLE,
    choose.UNSTARTED,
    choose.ENDS,
    choose.BEAR_OFF,
    dice=_SEQUENCE,
    bear_off=_EXACT,
)
FAMILY: Final = (
    LONG_CLASSIC, GIVEAWAY, NARDGAMMON, KARZAR, KAFTAR, ONE_SIX, KABUTAR, ASTROGON, EVEN_ODD,
    KHACHAPURI, GULBAR, CRAZY_GULBAR, CRAZY_NARDY, EMIR, FEVGA, LUNATIC_FEVGA,
)  # fmt: skip
"""All of them."""
