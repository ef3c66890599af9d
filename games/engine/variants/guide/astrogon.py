"""Astrogon: one die says how often, the other how far."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import WIKIPEDIA_RU

ASTROGON: Final = Guide(
    variant="astrogon",
    names={"ru": "Астрогон"},
    special="One die says how many moves you make, the other how far each of them goes.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: "The smaller number is how many moves you make, the larger how far each goes: "
        "5-2 is two moves of five points, 6-1 one move of six. A double is as many moves as its "
        "number: 3-3 is three moves of three.",
        Topic.MOVING: "Each move takes a checker that many points towards home and has to end on a "
        "point that is open. Make as many moves as you can. What cannot be played is lost, and "
        "nobody may refuse a move that he has.",
        Topic.HEAD: "In one roll at most one checker may leave the head. In his first turn a "
        "player may take two with 3-3, 4-4 or 6-6, unless a checker of the opponent other than his "
        "head stands where one would step. With 4-4 and 6-6 he has to, since one alone is stopped "
        "by the opponent’s head; with 3-3 one alone can make all three moves.",
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
