"""The options of the end of a game, of its score, and of the cube."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .parts import OptionText

END_OPTIONS: Final[Mapping[str, OptionText]] = Frozen(
    {
        "last_roll": OptionText(
            label="Last roll",
            decides="Whether Black has one more roll when White, who began, has borne off "
            "everything. If he finishes with it, the game is a draw.",
            choices={False: "no", True: "yes"},
        ),
        "mars_judged": OptionText(
            label="The score after a last roll",
            decides="When it is judged, where there is a last roll and Black does not finish with "
            "it, what the game counts.",
            choices={
                "last_roll": "after the last roll",
                "first_off": "before it: when White has borne off everything",
            },
        ),
        "ends": OptionText(
            label="When somebody has borne off everything",
            decides="Whether what is left of that roll is still played, by whoever has to, before "
            "the game is counted. Whoever was off first has won, but the other may still "
            "save himself from a mars; and where there is a last roll, Black draws if he finishes "
            "too.",
            choices={
                "at_once": "no: the game is over at once",
                "roll_end": "yes: it is over at the end of the roll",
            },
        ),
        "draw_points": OptionText(
            label="What a draw is worth",
            decides="How many points each side has of a drawn game.",
            choices={0.5: "half a point", 1: "one point"},
        ),
        "deadlock": OptionText(
            label="When nobody can ever move",
            decides="How a game ends in which neither side can move with any number.",
            choices={
                "draw": "a draw",
                "pips": "whoever has the shorter way left wins",
            },
        ),
        "koks": OptionText(
            label="Koks",
            decides="What it counts if the loser has borne off none and still has a checker in his "
            "starting quarter, 24 to 19.",
            choices={0: "as any mars", 3: "three points"},
        ),
        "home_mars": OptionText(
            label="Home mars",
            decides="What it counts if the loser has borne off none, though all his checkers are "
            "home.",
            choices={0: "as any mars", 4: "four points", 3: "three points"},
        ),
        "giveaway_mars": OptionText(
            label="Mars in giveaway",
            decides="Whether it counts double if the winner has borne off none.",
            choices={False: "no", True: "yes: two points"},
        ),
        "score": OptionText(
            label="What the game counts",
            decides="How many points the winner has.",
            choices={
                "remaining": "one for each checker that the loser has on the board",
                "oin_mars": "one, or two if the loser has borne off none",
            },
        ),
        "cube": OptionText(
            label="Doubling cube",
            decides="Whether the stake may be doubled as in backgammon.",
            choices={None: "no cube", "standard": "a cube as in backgammon"},
        ),
    }
)
