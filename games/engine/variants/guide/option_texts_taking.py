"""The options of capturing and beating, and of what is done before the throw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .parts import OptionText

TAKING_OPTIONS: Final[Mapping[str, OptionText]] = Frozen(
    {
        "recapture": OptionText(
            label="Setting a captured checker free",
            decides="Whether you may land on a single checker that stands above one of yours.",
            choices={False: "no, the point is closed", True: "yes, and yours is free again"},
        ),
        "return_onto": OptionText(
            label="Returning to a head that is held",
            decides="What a beaten checker does if a single one of the opponent stands on its "
            "head.",
            choices={"capture": "it returns and captures that one", "wait": "it waits on the bar"},
        ),
        "bar_priority": OptionText(
            label="While a checker waits on the bar",
            decides="Whether the other checkers of its side may move meanwhile.",
            choices={False: "they may", True: "they may not"},
        ),
        "off_while_taken": OptionText(
            label="Bearing off while checkers are taken",
            decides="Whether a side whose free checkers are all home may bear them off while "
            "others wait on the bar, or are captured outside the home.",
            choices={False: "no", True: "yes"},
        ),
        "block_over_captured": OptionText(
            label="Blocks over captured checkers",
            decides="Whether a single checker above a captured one counts for a block as two do.",
            choices={True: "yes", False: "no"},
        ),
        "emir_at_home": OptionText(
            label="The emir in its home",
            decides="What a double does to an emir that stands alone in its own home, where it "
            "cannot be beaten.",
            choices={"closed": "nothing: the point is closed to it", "captured": "it captures it"},
        ),
        "emir_moves": OptionText(
            label="Which checker leaves the emir’s point",
            decides="Which checker moves from a point other than the head where the emir stands "
            "with others.",
            choices={
                "chosen": "the one that the player chooses",
                "last": "one of the others: the emir leaves last",
            },
        ),
        "emir_score": OptionText(
            label="When an emir takes the other",
            decides="What a game counts that ends because one emir has taken the other.",
            choices={"usual": "as at any other end", "mars": "a mars at least"},
        ),
        "premoves_per_turn": OptionText(
            label="How much before a throw",
            decides="How many nukers may come in and points be dealt out before one throw.",
            choices={1: "one of these things", None: "any number of them"},
        ),
        "distribute_head": OptionText(
            label="Dealing out the head",
            decides="Whether the head, too, may be dealt out.",
            choices={False: "no", True: "yes"},
        ),
    }
)
