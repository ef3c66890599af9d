"""Khachapuri: eleven checkers are home from the start."""

from __future__ import annotations

from typing import Final

from .long_classic import DEAD, LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import BACKGAMMON_GALORE, FP_CLUB, WIKIPEDIA_RU

KHACHAPURI: Final = Guide(
    variant="khachapuri",
    names={"ru": "Хачапури"},
    special="A short game: eleven checkers are home from the start, and only four have to run.",
    base=LONG_CLASSIC,
    rules={
        Topic.GOAL: "Bring the four checkers of your head round the board to those that are home, "
        "and bear off all fifteen before your opponent does.",
        Topic.START: "Four checkers of a side stand on its head, point 24, and eleven on its point "
        "6. Both sides go the same way round, half a board apart: your opponent’s head lies on "
        "your point 12 and his eleven on your point 18, so that no checker leaves your head with a "
        "6 at first.",
        Topic.HEAD: "Any number of checkers may leave the head in one roll.",
        Topic.END: "Whoever bears off his last checker first wins a point for each checker that "
        f"the loser still has on the board. {DEAD}",
    },
    sources=(WIKIPEDIA_RU, BACKGAMMON_GALORE, FP_CLUB),
    examples=(
        Example(
            shows="The six is closed from the head, so the five goes first and the same checker "
            "takes the six.",
            dice=(6, 5),
        ),
        Example(
            shows="No six leaves the head, and not all checkers are home: nothing can be played.",
            dice=(6, 6),
        ),
    ),
)
