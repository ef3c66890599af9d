"""Standard backgammon (variants.md section 4), the first variant."""

from __future__ import annotations

from typing import Final

from games.engine.board import START

from .components import (
    BearOff,
    BlockRule,
    DicePolicy,
    EndRule,
    HeadRule,
    Jumps,
    LandingRule,
    Opening,
    Scoring,
    Track,
    Variant,
)

SHORT: Final = Variant(
    name="short",
    layout=START,
    track=Track.CONTRARY,
    opening=Opening.OPENING_DICE,
    head=HeadRule.BAR_FIRST,
    landing=LandingRule.HIT_BLOT,
    block=BlockRule.NONE,
    dice=DicePolicy.PAIR_BURN,
    jumps=Jumps.NONE,
    bear_off=BearOff(),
    end=EndRule.FIRST_OFF_WINS,
    scoring=Scoring.GAMMON,
)
