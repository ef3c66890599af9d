"""The options of who begins, and of what is played of a roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .parts import OptionText

DICE_OPTIONS: Final[Mapping[str, OptionText]] = Frozen(
    {
        "opening": OptionText(
            label="First dice",
            decides="What the side that begins plays in its first turn.",
            choices={
                "reroll": "two dice thrown anew",
                "use_opening": "the two dice that decided who begins, never a double",
            },
        ),
        "next_start": OptionText(
            label="Who begins the next game",
            decides="Who has the first move after the first game.",
            choices={
                "alternate": "the side that did not begin the last one",
                "winner": "the winner of the last one; after a draw, whoever throws the higher die",
                "roll": "whoever throws the higher die, every time",
            },
        ),
        "mn": OptionText(
            label="Which number is how many",
            decides="Which of two different numbers says how many moves are made; the other says "
            "how far each goes.",
            choices={
                "small_count": "the smaller one",
                "large_count": "the larger one",
                "choice": "whichever the player chooses",
            },
        ),
        "pass_head_limit": OptionText(
            label="The head and passed numbers",
            decides="How many checkers may leave the head for all numbers passed on out of one "
            "roll.",
            choices={1: "one", None: "any number"},
        ),
        "passed_stop": OptionText(
            label="How far passed numbers go",
            decides="Where the opponent stops who has the rest of a double, and all that would "
            "follow it, passed to him.",
            choices={
                "first_incomplete": "at the first number that he cannot complete",
                "each": "nowhere: he plays what he can of each number",
            },
        ),
        "sequence_from_turn": OptionText(
            label="When doubles run on",
            decides="From which of his turns on a player’s doubles are followed by the higher "
            "ones; before it they are played four times and no more.",
            choices={1: "from the first turn", 4: "from the fourth turn"},
        ),
        "later_four": OptionText(
            label="A later number that cannot be begun",
            decides="What becomes of a number that follows a double if it cannot be played even "
            "once.",
            choices={"passed": "the opponent plays it as far as he can", "lost": "it is lost"},
        ),
        "unstartable": OptionText(
            label="A double that cannot be begun",
            decides="What becomes of a double just thrown of which not one number can be played.",
            choices={
                "lose_turn": "it is lost, and the turn with it",
                "skip_to_next": "it is lost, and the next higher number is played",
            },
        ),
    }
)
