"""Karzar: no blocks before an opponent is home."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC, WALL
from .parts import Example, Guide, Topic
from .sources import LUCK, WIKIPEDIA_RU

KARZAR: Final = Guide(
    variant="karzar",
    names={"ru": "Карзар"},
    special="A block must wait until one of the opponent’s checkers has come home.",
    base=LONG_CLASSIC,
    rules={
        Topic.BLOCKS: "Six points in a row with a checker of your opponent behind them are "
        "forbidden until at least one of his checkers is in his home, or off. That one has passed "
        "them is not enough. Where nobody is behind them they shut nobody in and are free. What "
        "counts is the board when your move is complete. Your points 13 and 12 are no neighbours "
        "here, for your opponent never walks from one to the other.",
    },
    sources=(WIKIPEDIA_RU, LUCK),
    examples=(
        Example(
            shows="One checker of the opponent has passed the six points, but it is not home yet: "
            "8/7 and 2/1 with the 1 are forbidden.",
            dice=(6, 1),
            own=WALL,
            opponent={24: 14, 9: 1},
        ),
        Example(
            shows="The same, but that checker is home. Now both are allowed.",
            dice=(6, 1),
            own=WALL,
            opponent={24: 14, 4: 1},
        ),
    ),
)
