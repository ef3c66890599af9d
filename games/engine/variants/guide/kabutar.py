"""Kabutar: doubles fly."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import WIKIPEDIA_RU

KABUTAR: Final = Guide(
    variant="kabutar",
    names={"ru": "Кабутар"},
    special="Every double sends four checkers from the head straight into the home.",
    base=LONG_CLASSIC,
    rules={
        Topic.FLYING: "As long as checkers are on the head, a double takes four of them straight "
        "to the point of its number in the home, and it must. If fewer are left, all of them fly "
        "and the other numbers are ordinary ones. While your opponent holds that point, the double "
        "is an ordinary one.",
        Topic.HEAD: "In a roll of two different numbers at most one checker may leave the head; "
        "so with a double whose point your opponent holds. In a first turn two may leave with such "
        "a 3-3, 4-4 or 6-6, unless a checker of the opponent other than his head stands where one "
        "would step.",
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(
            shows="Four checkers fly from the head to point 3.",
            dice=(3, 3),
        ),
        Example(
            shows="Two are left on the head: both fly to point 5, and the other two fives are "
            "ordinary ones.",
            dice=(5, 5),
            own={24: 2, 14: 3, 4: 10},
            opponent={24: 15},
        ),
    ),
)
