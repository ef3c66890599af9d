"""The options of the head, of blocks, of flying and of bearing off."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .parts import OptionText

PLAY_OPTIONS: Final[Mapping[str, OptionText]] = MappingProxyType(
    {
        "exception_clear": OptionText(
            label="Two from the head only if the way is clear",
            decides="Whether a checker of the opponent in the way takes away the right to two "
            "checkers from the head in the first turn.",
            choices={
                True: "yes: then only one may leave",
                False: "no: two may leave all the same",
            },
        ),
        "exception_second_any_double": OptionText(
            label="Two from the head for the second player",
            decides="With which doubles the side that did not begin may take two checkers from the "
            "head in its first turn.",
            choices={
                False: "with the same as the side that began",
                True: "with every double that one checker cannot complete",
            },
        ),
        "head_limit": OptionText(
            label="Checkers from the head",
            decides="How many checkers may leave the head in one roll, with all that follows a "
            "double.",
            choices={1: "one", None: "any number"},
        ),
        "block_when": OptionText(
            label="When a block is judged",
            decides="Whether six points in a row that are not allowed may be held for a moment, "
            "within a move.",
            choices={
                "turn_end": "they may: only the board after the move counts",
                "step": "they may not: the board counts after every number",
            },
        ),
        "unblock": OptionText(
            label="When a block must be opened",
            decides="Which opponent has to be let out of six points in a row by the next move, if "
            "it can.",
            choices={
                "single_point": "one whose checkers all stand on one point directly behind them",
                "immobile": "one who can move with no number at all",
                "off": "nobody has to be let out",
            },
        ),
        "jump_first": OptionText(
            label="Flying first",
            decides="Whether the flight comes before the other number of the roll.",
            choices={
                True: "yes",
                False: "no: the other number may come first, and take the last checker of the head",
            },
        ),
        "jump_blocked": OptionText(
            label="When there is nowhere to fly",
            decides="What a number is whose point in the home is held by the opponent.",
            choices={"ordinary": "an ordinary number", "burn": "lost"},
        ),
        "bearoff": OptionText(
            label="Bearing off",
            decides="How checkers leave the board.",
            choices={
                "exact": "from the point of the number only, and no moves inside the home",
                "classic": "as in long nardy",
            },
        ),
        "base": OptionText(
            label="Which game is given away",
            decides="By which rules checkers stand, move and are hit.",
            choices={"long": "long nardy", "short": "backgammon"},
        ),
    }
)
