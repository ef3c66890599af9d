"""Emir: single checkers are captured or beaten, and one of them is the emir."""

from __future__ import annotations

from typing import Final

from .long_classic import DEAD, LONG_CLASSIC
from .parts import Example, Guide, Reading, Topic
from .sources import WIKIPEDIA_RU

OPEN: Final = {24: 10, 20: 1, 8: 1}
BESIEGED: Final = {24: 7, 10: 2, 7: 2, 3: 1}
"""His single checker stands on the other side’s point 15."""

EMIR: Final = Guide(
    variant="emir",
    names={"ru": "Эмир"},
    special="Single checkers are captured or beaten, and whoever’s emir takes the other emir has "
    "won at once.",
    base=LONG_CLASSIC,
    rules={
        Topic.GOAL: "Bring your checkers round the board into your home and bear off all that are "
        "in play before your opponent does, or take his emir with yours.",
        Topic.START: "Twelve checkers of a side stand on its head, point 24; three more, the "
        "nukers, wait beside the board. The head is a stack: six checkers, then the emir, then "
        "five. Both sides go the same way round, half a board apart, so your opponent’s head lies "
        "on your point 12.",
        Topic.HEAD: "In one roll at most one checker may leave the head. In his first turn a "
        "player takes two with 3-3, 4-4 or 6-6, since one alone is stopped by the opponent’s head; "
        "but not if another point where it would step is closed to him. A single checker that can "
        "be beaten closes none.",
        Topic.LANDING: "A point with two or more free checkers of your opponent is closed to you. "
        "A single one does not stop you. If your two numbers differ, you capture it: it stays "
        "under your checkers and cannot move until the last of them has left, and meanwhile no "
        "checker of its side may land there. With a double you beat it: it goes back to its head, "
        "and captures a single checker of yours that stands there. If its head is closed, it waits "
        "on the bar and returns by itself at the start of the first turn of its side in which the "
        "head is open.",
        Topic.EMIR: "The seventh checker to leave the head is the emir, unless others have come "
        "back on top of it. It moves as any other and can be captured; it can be beaten too, but "
        "alone on a point of its own home it is closed to doubles. If your emir captures or beats "
        "the other emir, you have won at once. Where it stands with others, outside the head, you "
        "choose which of them moves.",
        Topic.BEFORE: "Before your throw you may do one of two things. A nuker comes in: beside "
        "your emir if that stands alone, or on the head if one checker is left there. Or you deal "
        "out a point other than the head that has three or more free checkers and an empty point "
        "before it: one on each of the next points, your own included, leaving out those of your "
        "opponent, but not more than five of them in a row. It may be dealt out only if all its "
        "checkers find a point, down to point 1.",
        Topic.BLOCKS: "Only points that are closed count for a block: those with two of your "
        "checkers, or with one above a captured one. You may leave six of them in a row standing "
        "only if at least one checker of your opponent has already passed them. What counts is the "
        "board when your move is complete. Your points 13 and 12 are no neighbours here, for your "
        "opponent never walks from one to the other.",
        Topic.OFF: "Once all your checkers in play are home, none on the bar and none captured "
        "outside it, a number bears one off: from the point of that number, or, if that point and "
        "all above it are empty, from the highest that you hold. You may move inside the home "
        "instead. Nukers that never came in need not be borne off.",
        Topic.END: "Whoever’s emir takes the other emir wins at once; otherwise, whoever first has "
        "no checker left in play. Either way it is one point (oin) if the loser has borne off at "
        f"least one, two points (mars) if he has borne off none. {DEAD}",
    },
    sources=(WIKIPEDIA_RU,),
    examples=(
        Example(
            shows="A single checker stands on point 15, and the numbers differ: 20/15+ captures "
            "it. If the last checker above it moves on, it is free again.",
            dice=(5, 2),
            own=OPEN,
            opponent=BESIEGED,
        ),
        Example(
            shows="The same with a double: 20/15* beats the single checker, and it goes back to "
            "its head.",
            dice=(5, 5),
            own=OPEN,
            opponent=BESIEGED,
        ),
    ),
    readings=(
        Reading(
            "Nukers that never came in are not missed when a side has borne off all: without an "
            "emir and a head on the board they could not come in any more.",
            "C",
        ),
        Reading(
            "Checkers that are dealt out take nobody: whether one is captured or beaten the dice "
            "say, and they are not thrown yet.",
            "C",
        ),
        Reading(
            "A single checker of the opponent in the way does not take away the right to two "
            "checkers from the head in a first turn: with a double it is beaten, so it closes no "
            "point.",
            "C",
        ),
        Reading(
            "A first turn is a side’s first roll: if all its checkers have been beaten back to the "
            "head, it has no other.",
            "C",
        ),
        Reading(
            "Only the point next to a pile that is dealt out has to be empty; further on its "
            "checkers may join others of their side.",
            "C",
        ),
        Reading(
            "A pile is dealt out whole or not at all: no checker goes beyond point 1, so there "
            "must be a point for each.",
            "C",
        ),
        Reading("Where an emir comes to that is dealt out is its owner’s choice.", "C"),
        Reading(
            "What is done before the throw may not leave a block that is not allowed, as no move "
            "may.",
            "C",
        ),
        Reading(
            "A single checker with none captured under it stops nobody, so it counts for no block.",
            "C",
        ),
        Reading(
            "A beaten checker that waits on the bar returns by itself: it takes no number of the "
            "roll.",
            "C",
        ),
        Reading(
            "A checker that is captured within a block has not passed it: it stands where it is "
            "held.",
            "C",
        ),
    ),
)
