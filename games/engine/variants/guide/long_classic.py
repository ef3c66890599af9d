"""Long nardy, from which the other games of the family differ."""

from __future__ import annotations

from typing import Final

from .parts import Example, Guide, Topic
from .sources import GEORGIA, MAIL, MASTERS, MINISTRY, OPEN_SPIEL, SETUP, SPORT_NARDY, WIKIPEDIA_RU

DEAD: Final = "If neither side can ever move again, the game is a draw."
WALL: Final = {8: 1, 6: 3, 5: 3, 4: 3, 3: 3, 2: 2}
"""Nearly six points in a row: two ways to fill them with a 6 and a 1."""

LONG_CLASSIC: Final = Guide(
    variant="long_classic",
    names={"ru": "Длинные нарды"},
    special="No hitting: both sides run the same way round the board and close points to each "
    "other, and only one checker a roll leaves the starting stack.",
    rules={
        Topic.GOAL: "Bring all fifteen checkers round the board into your home and bear them off "
        "before your opponent does.",
        Topic.START: "All fifteen checkers of a side stand on one point, its head. Each side "
        "counts the points from its own home: 6 to 1 are the home, 24 is the head. Both go the "
        "same way round, half a board apart, so your opponent’s head lies on your point 12.",
        Topic.BEGINNING: "Each throws one die, a tie is thrown again. The higher one is White and "
        "begins, with two dice thrown anew. In the next game the other side begins.",
        Topic.DICE: "Two different numbers are played once each, in either order, by one checker "
        "or by two. A double is played four times.",
        Topic.MOVING: "A number moves a checker that many points towards home. Each number is a "
        "step of its own and has to end on a point that is open. Play as many numbers as you can; "
        "if one of two can be played but not both, it must be the higher. What cannot be played is "
        "lost, and nobody may refuse a move that he has.",
        Topic.HEAD: "In one roll at most one checker may leave the head. In his first turn a "
        "player takes two with 3-3, 4-4 or 6-6, since one alone is stopped by the opponent’s head; "
        "but not if another checker of the opponent stands where it would step.",
        Topic.LANDING: "A point with even one checker of your opponent is closed to you. There is "
        "no hitting and no bar. Of your own checkers any number may share a point.",
        Topic.BLOCKS: "Six points in a row that you hold let nobody through. You may leave such a "
        "block standing only if at least one checker of your opponent has already passed it. What "
        "counts is the board when your move is complete. Your points 13 and 12 are no neighbours "
        "here, for your opponent never walks from one to the other.",
        Topic.OFF: "Once all your checkers are home, also in the middle of a roll, a number bears "
        "one off: from the point of that number, or, if that point and all above it are empty, "
        "from the highest that you hold. You may move inside the home instead.",
        Topic.END: "Whoever bears off his last checker first wins: one point (oin) if the loser "
        f"has borne off at least one, two points (mars) if he has borne off none. {DEAD}",
    },
    sources=(
        WIKIPEDIA_RU, MINISTRY, GEORGIA, SPORT_NARDY, MAIL, SETUP, MASTERS, OPEN_SPIEL,
    ),
    examples=(
        Example(
            shows="A first roll of 6-6: two checkers may leave the head. Each stops after one six, "
            "since the next would end on the opponent’s head; the other two sixes are lost.",
            dice=(6, 6),
        ),
        Example(
            shows="Either of two numbers can be played, but not both: it must be the higher one.",
            dice=(6, 5),
            own={24: 14, 14: 1},
            opponent={24: 12, 15: 1, 7: 1, 6: 1},
        ),
        Example(
            shows="With the 1, both 8/7 and 2/1 would complete six points in a row while all the "
            "opponent’s checkers are still behind them. Both are forbidden.",
            dice=(6, 1),
            own=WALL,
            opponent={24: 15},
        ),
    ),
)  # fmt: skip
