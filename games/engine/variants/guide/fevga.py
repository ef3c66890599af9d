"""Fevga: one runner first."""

from __future__ import annotations

from typing import Final

from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Reading, Topic
from .sources import BACKGAMMON_GALORE, FEVGA_ENGINE, ITAVLI, LIVE_TAVLI, WIKIPEDIA_EL, WIKIPEDIA_RU

BEGINNING: Final = (
    "Each throws one die, a tie is thrown again. The higher one is White and begins, with two dice "
    "thrown anew. Later games are begun by the winner of the last one; after a draw one die "
    "each decides again."
)
DRAWN: Final = Reading(
    "After a draw nobody has won the last game, so the dice decide again who begins.", "D"
)
RUNNER: Final = (
    "One checker, the runner, has to go first. Until it has passed your opponent’s head, that is, "
    "has reached your point 11, only it may move. From then on, also within the same roll, all may "
    "move, and any number of them may leave the head."
)
BLOCKS: Final = (
    "You may hold as many points in a row as you like, even with all your opponent’s checkers "
    "behind them, but never all six points of your starting quarter, 24 to 19, when your move is "
    "complete. If at the start of your move all his checkers on the board stand on one point "
    "directly behind six of yours in a row, your move must open one of the six, if it can."
)

FEVGA: Final = Guide(
    variant="fevga",
    names={"el": "Φεύγα", "tr": "Moultezim", "ru": "Февга"},
    special="One runner must get past the opponent’s head before the others may move; blocks are "
    "free.",
    base=LONG_CLASSIC,
    lacks=frozenset({Topic.HEAD}),
    rules={Topic.BEGINNING: BEGINNING, Topic.RUNNER: RUNNER, Topic.BLOCKS: BLOCKS},
    sources=(WIKIPEDIA_RU, BACKGAMMON_GALORE, WIKIPEDIA_EL, ITAVLI, LIVE_TAVLI, FEVGA_ENGINE),
    examples=(
        Example(
            shows="The runner stops before the opponent’s head, and nobody else may move.",
            dice=(6, 6),
        ),
        Example(
            shows="The first six brings the runner past the opponent’s head. The others are free "
            "at once.",
            dice=(6, 6),
            own={24: 14, 13: 1},
            opponent={24: 15},
        ),
    ),
    readings=(DRAWN,),
)
