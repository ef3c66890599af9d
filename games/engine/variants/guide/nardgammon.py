"""Nardgammon: no blocks at all."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC, WALL
from .parts import Example, Guide, Topic
from .sources import WIKIPEDIA_RU

NARDGAMMON: Final = Guide(
    variant="nardgammon",
    names={"ru": "Нардгаммон"},
    special="Six points in a row are never allowed, wherever the opponent’s checkers are.",
    base=LONG_CLASSIC,
    rules={
        Topic.BLOCKS: "You may never hold six points in a row, whether your opponent’s checkers "
        "are behind them or past them, in your home as elsewhere, and not for a single step of a "
        "move. A number that can be played in no other way is lost. Your points 13 and 12 are no "
        "neighbours here, for your opponent never walks from one to the other.",
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(
            shows="8/7 and 2/1 would complete six points in a row. They are forbidden although all "
            "the opponent’s checkers have passed them.",
            dice=(6, 1),
            own=WALL,
            opponent={6: 10, 5: 5},
        ),
    ),
)
