"""Even-odd: astrogon in which each side waits for its numbers."""

from __future__ import annotations

from typing import Final

from .astrogon import ASTROGON
from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic

EVEN_ODD: Final = Guide(
    variant="even_odd",
    names={"ru": "Чёт-нечет"},
    special="As astrogon, but White moves only an even number of times and Black only an odd one.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: "The smaller number is how many moves you make, the larger how far each goes; "
        "a double is as many moves as its number. White, who begins, moves only if the smaller "
        "number is 2, 4 or 6, Black only if it is 1, 3 or 5; otherwise the turn is skipped. A "
        "first turn that was skipped is still to come.",
        Topic.MOVING: ASTROGON.rules[Topic.MOVING],
        Topic.HEAD: ASTROGON.rules[Topic.HEAD],
    },
    sources=ASTROGON.sources,
    examples=(
        Example(shows="Two moves of five: an even number, so White moves.", dice=(5, 2)),
        Example(shows="The same roll of Black’s: the turn is skipped.", dice=(5, 2), black=True),
    ),
)
