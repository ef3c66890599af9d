"""Crazy gulbar: doubles run on up to sixes."""

from __future__ import annotations

from typing import Final

from .gulbar import END, GULBAR, PASSED, PASSED_HEAD
from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import ITAVLI, WIKIPEDIA_BG, WIKIPEDIA_EN, WIKIPEDIA_RU

CRAZY_GULBAR: Final = Guide(
    variant="crazy_gulbar",
    names={"ru": "Сумасшедший гюльбар", "bg": "Гюлбара"},
    special="A double is followed by every higher one up to sixes; whoever gets stuck hands all "
    "the rest to the opponent.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: "Two different numbers are played once each; what you cannot play of them goes "
        "to your opponent. A double is played four times, then four times each higher number, up "
        "to four sixes, strictly in this order. If you cannot play a number all four times, what "
        "is left of it and all that would follow goes to your opponent. He plays in the same "
        "order until he cannot complete a number; the rest is lost. Then he has his own roll.",
        Topic.MOVING: GULBAR.rules[Topic.MOVING],
        Topic.HEAD: PASSED_HEAD,
        Topic.END: END,
    },
    sources=(WIKIPEDIA_RU, WIKIPEDIA_EN, WIKIPEDIA_BG, ITAVLI),
    examples=(
        Example(
            shows="After four ones come twos. The fourth two cannot be played: it goes to the "
            "opponent, with the threes, fours, fives and sixes. He stops at the first number that "
            "he cannot complete.",
            dice=(1, 1),
        ),
        Example(
            shows="Four fives, then sixes: none can be played, and all four go to the opponent.",
            dice=(5, 5),
        ),
    ),
    readings=PASSED,
)
