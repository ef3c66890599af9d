"""Standard backgammon (variants.md section 4).

Its plays are made by an engine of their own, not from these parts as those of the long games are.
That engine goes by the `scoring`, the `stakes`, the goal of the `end` and whether there is a cube,
of which `by_variant.rules_of` makes its `Rules`; the other parts say how it plays, and a rule set
in which one of them is another is refused there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.engine.board import START
from games.engine.frozen import Frozen

from . import short_options as choose
from .components import (
    BarFirst,
    BearOff,
    BlockRule,
    LandingRule,
    NextStart,
    Opening,
    OpeningDice,
    Track,
    Wall,
)
from .dice_policy import DicePolicy
from .ends import EndRule, Gammon
from .variant import Option, Variant

_OPTIONS: Final[Sequence[Option]] = (
    choose.BACKGAMMON, choose.JACOBY, choose.ANIMALS, choose.MAX_AUTOMATIC, choose.CRAWFORD,
    choose.HOLLAND,
)  # fmt: skip

SHORT: Final = Variant(
    name="short",
    title="Backgammon",
    layout=START,
    track=Track.CONTRARY,
    opening=Opening(OpeningDice.OWN, NextStart.ROLL),
    head=BarFirst(),
    landing=LandingRule.HIT_BLOT,
    block=BlockRule(Wall.FREE),
    dice=DicePolicy(),
    bear_off=BearOff(),
    end=EndRule(),
    scoring=Gammon(),
    has_cube=True,
    options=Frozen({option.name: option for option in _OPTIONS}),
)
