"""The options of the head, of blocks, of flying and of bearing off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .parts import OptionText

PLAY_OPTIONS: Final[Mapping[str, OptionText]] = Frozen(
    {
        "exception_clear": OptionText(
            label="Two from the head only if the way is clear",
            decides="Whether a point in the way that the opponent closes, other than his head, "
            "takes away the right to two checkers from the head in the first turn.",
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
                True: "with every double that one checker cannot play to the end",
            },
        ),
        "head_limit": OptionText(
            label="Checkers from the head",
            decides="How many checkers may leave the head in one roll, whatever it gives to play.",
            choices={1: "one", None: "any number"},
        ),
        "head_exception": OptionText(
            label="Two from the head in the first turn",
            decides="Whether two checkers may leave the head in a player’s first turn, with 3-3, "
            "4-4 or 6-6.",
            choices={True: "yes, as in long nardy", False: "no"},
        ),
        "skipped_first_turn": OptionText(
            label="A first turn that is skipped",
            decides="Whether a turn in which a player may not move at all is his first one.",
            choices={
                "kept": "no: the first turn is the one in which he first moves",
                "used": "yes: two checkers may not leave the head later",
            },
        ),
        "head_lifted": OptionText(
            label="When the head is free",
            decides="What allows any number of checkers to leave the head in a roll with a 1 or a "
            "6.",
            choices={
                "thrown": "the roll, whether a checker flies or not",
                "used": "the flight of a checker",
            },
        ),
        "block": OptionText(
            label="Blocks",
            decides="Which six points in a row may not be held.",
            choices={
                "ahead": "those that no checker of the opponent has passed",
                "none": "none: blocks are free",
            },
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
        "few_fly": OptionText(
            label="Fewer than four on the head",
            decides="What becomes of a double if there are not four checkers left to fly.",
            choices={
                True: "all of them fly, and the other numbers are ordinary ones",
                False: "nobody flies: it is an ordinary double",
            },
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
            choices={
                "long": "long nardy",
                "short": "backgammon, with its start, its opening throw, its hitting and its bar: "
                "there is no head and no block",
            },
        ),
    }
)
