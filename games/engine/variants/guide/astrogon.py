"""Astrogon: one die says how often, the other how far."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import WIKIPEDIA_RU

ASTROGON: Final = Guide(
    variant="astrogon",
    title="Astrogon",
    names={"ru": "Астрогон"},
    special="One die says how many moves you make, the other how far each of them goes.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: "The smaller number is how many moves you make, the larger how far each goes: "
        "5-2 is two moves of five points, 6-1 one move of six. A double is as many moves as its "
        "number: 3-3 is three moves of three.",
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(shows="5-2 is two moves of five points.", dice=(5, 2)),
        Example(
            shows="Five moves of six. Only one can be played: one checker leaves the head, and the "
            "next six would end on the opponent’s head.",
            dice=(6, 5),
        ),
    ),
)
