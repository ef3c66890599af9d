"""Kaftar: ones and sixes fly."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import LUCK, WIKIPEDIA_RU

KAFTAR: Final = Guide(
    variant="kaftar",
    names={"ru": "Кафтар"},
    special="A 1 or a 6 must send a checker from the head straight into the home.",
    base=LONG_CLASSIC,
    rules={
        Topic.FLYING: "A 1 or a 6 is a kaftar die. As long as a checker is on the head, the number "
        "takes one from there straight to point 1 or 6 of the home; it must, and before the other "
        "number is played. 1-1 and 6-6 send four. If fewer are left, all of them fly and the other "
        "numbers are ordinary ones. While your opponent holds that point, the number is an "
        "ordinary one.",
        Topic.HEAD: "In a roll without a 1 or a 6 at most one checker may leave the head; two in a "
        "first turn with 3-3 or 4-4, unless a checker of the opponent other than his head stands "
        "where one would step. In a roll with a 1 or a 6 there is no limit: the other number may "
        "take a further checker from the head.",
    },
    sources=(WIKIPEDIA_RU, LUCK),
    examples=(
        Example(
            shows="The 6 must fly. The 3 then moves that checker on, or takes another one from the "
            "head.",
            dice=(6, 3),
        ),
        Example(
            shows="Three ones fly and the head is empty. The fourth is an ordinary one, and with "
            "all checkers home it may even bear off.",
            dice=(1, 1),
            own={24: 3, 6: 12},
            opponent={24: 15},
        ),
    ),
)
