"""Giveaway: long nardy played to lose."""

from __future__ import annotations

from typing import Final

from .long_classic import DEAD, LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import BACKGAMMON_GALORE, WIKIPEDIA_RU

GIVEAWAY: Final = Guide(
    variant="giveaway",
    names={"ru": "Поддавки"},
    special="Long nardy the other way about: whoever is the first without a checker has lost.",
    base=LONG_CLASSIC,
    rules={
        Topic.GOAL: "Keep your checkers: whoever bears off his last one first loses. All numbers "
        "that can be played must be played, and bearing off cannot be refused either.",
        Topic.END: "Whoever bears off his last checker first has lost. The other wins one point. "
        f"{DEAD}",
    },
    sources=(WIKIPEDIA_RU, BACKGAMMON_GALORE),
    examples=(
        Example(
            shows="The last checker has to be borne off, and with it the game is lost.",
            dice=(6, 5),
            own={1: 1},
            opponent={6: 15},
        ),
        Example(
            shows="The 6 must bear a checker off: there is no right to refuse it.",
            dice=(6, 3),
            own={6: 2, 5: 1, 4: 1, 3: 1},
            opponent={24: 15},
        ),
    ),
)
