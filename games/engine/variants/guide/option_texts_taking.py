"""The options of capturing and beating, and of what is done before the throw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .parts import OptionText

TAKING_OPTIONS: Final[Mapping[str, OptionText]] = MappingProxyType(
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
