"""One-six: ones and sixes may fly, and only they bear off."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import WIKIPEDIA_RU

ONE_SIX: Final = Guide(
    variant="one_six",
    names={"ru": "Один-шесть"},
    special="A 1 or a 6 may send a checker from the head straight into the home, and only they "
    "bear off.",
    base=LONG_CLASSIC,
    rules={
        Topic.FLYING: "With a 1 or a 6 you may send a checker from the head straight to point 1 or "
        "6 of your home, unless your opponent holds it, or play the number as usual. With 1-1 or "
        "6-6 you choose so for each of the four numbers.",
        Topic.HEAD: "In a roll without a 1 or a 6 at most one checker may leave the head; two in a "
        "first turn with 3-3 or 4-4, unless a checker of the opponent other than his head stands "
        "where one would step. In a roll with a 1 or a 6 there is no limit, whether a checker "
        "flies or not.",
        Topic.OFF: "Once all your checkers are home, also in the middle of a roll, only a 1 or a 6 "
        "bears one off: the 1 from point 1, the 6 from point 6 or, if that is empty, from the "
        "highest point that you hold. You may move inside the home instead; with the other numbers "
        "you can do nothing else.",
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(
            shows="Flying is a choice here: the 6 may also be played as usual.",
            dice=(6, 3),
        ),
        Example(
            shows="5 and 4 bear nobody off: they only move inside the home.",
            dice=(5, 4),
            own={6: 2, 5: 1, 4: 1},
            opponent={24: 15},
        ),
    ),
)
