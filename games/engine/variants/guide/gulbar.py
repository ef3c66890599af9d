"""Gulbar: what one cannot play, the other must."""

from __future__ import annotations

from typing import Final

from .long_classic import DEAD, LONG_CLASSIC
from .parts import Example, Guide, Reading, Topic
from .sources import WIKIPEDIA_RU

PASSED_HEAD: Final = (
    "In one roll at most one checker may leave the head. While all his checkers are still on it, a "
    "player takes two with 3-3, 4-4 or 6-6, unless a checker of the opponent other than his head "
    "stands where one would step. For all numbers passed to you out of one roll, one checker may "
    "leave your head; it does not count for your own roll, in which one may leave again."
)
PASSED: Final = (
    Reading(
        "With numbers passed to him nobody takes two checkers from the head, even if all of his "
        "stand there.",
        "C",
    ),
    Reading(
        "Whoever has moved with passed numbers has had his first turn: in his own roll he takes "
        "no second checker from the head.",
        "C",
    ),
    Reading(
        "What has left the head with passed numbers does not count for the own roll after them.",
        "C",
    ),
)
"""What is not told of the head of a side that plays passed numbers."""
END: Final = (
    "Whoever bears off his last checker first wins at once, with numbers passed to him too: one "
    "point (oin) if the loser has borne off at least one, two points (mars) if he has borne off "
    f"none. {DEAD}"
)

GULBAR: Final = Guide(
    variant="gulbar",
    names={"ru": "Гюльбар"},
    special="Numbers that you cannot play go to your opponent, and a double played whole gives "
    "another roll.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: "Two different numbers are played once each, a double four times. Numbers that "
        "you cannot play go to your opponent, who must play as many of them as he can before his "
        "own roll; the rest is lost. If you could play all four numbers of a double yourself, you "
        "roll again, as often as that happens.",
        Topic.MOVING: "A number moves a checker that many points towards home. Each number is a "
        "step of its own and has to end on a point that is open. Play as many numbers as you can; "
        "if one of two can be played but not both, it must be the higher.",
        Topic.HEAD: PASSED_HEAD,
        Topic.END: END,
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(
            shows="Two sixes cannot be played and go to the opponent. One checker leaves his head; "
            "the last six is lost.",
            dice=(6, 6),
        ),
        Example(shows="A double played whole: the same side rolls again.", dice=(5, 5)),
    ),
    readings=PASSED,
)
