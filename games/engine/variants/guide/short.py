"""Backgammon as it is played everywhere."""

from __future__ import annotations

from typing import Final

from .parts import Example, Guide, Topic
from .sources import BEAVERS, CIRCLE, HOLLAND, WIKIPEDIA_IT

SHORT: Final = Guide(
    variant="short",
    names={"ru": "Короткие нарды", "tr": "Tavla", "ro": "Table"},
    special="The game of the chouette: the sides move against each other, single checkers are hit, "
    "and the stake may be doubled.",
    rules={
        Topic.GOAL: "Bring all fifteen checkers into your home and bear them off before your "
        "opponent does.",
        Topic.START: "Each side counts the points from its own home, 6 to 1. Two checkers stand on "
        "point 24, five on 13, three on 8 and five on 6. The sides move against each other: your "
        "point 24 is your opponent’s point 1.",
        Topic.BEGINNING: "Each throws one die, a tie is thrown again. The higher one begins and "
        "plays just these two numbers.",
        Topic.DICE: "Two different numbers are played once each, in either order, by one checker "
        "or by two. A double is played four times.",
        Topic.MOVING: "A number moves a checker that many points towards home. Each number is a "
        "step of its own and has to end on a point that is open. Play as many numbers as you can; "
        "if one of two can be played but not both, it must be the higher. What cannot be played is "
        "lost, and nobody may refuse a move that he has.",
        Topic.LANDING: "A point with two or more checkers of your opponent is closed to you. A "
        "single one may be hit, on the way too: it goes to the bar. Nobody has to hit.",
        Topic.BAR: "While you have a checker on the bar, you may move no other. A number brings it "
        "in, in your opponent’s home: a 1 on your point 24, a 6 on your point 19.",
        Topic.OFF: "Once all your checkers are home, also in the middle of a roll, a number bears "
        "one off: from the point of that number, or, if that point and all above it are empty, "
        "from the highest that you hold. You may move inside the home instead. A checker that is "
        "hit has to come home again first.",
        Topic.END: "Whoever bears off his last checker first wins: one point, two (gammon) if the "
        "loser has borne off none, three (backgammon) if moreover one of his checkers is on the "
        "bar or in the winner’s home. The cube multiplies it.",
        Topic.CUBE: "Before his throw a player may offer to double the stake, if the cube is in "
        "the middle or his. The other drops and loses what the stake was before, or takes: then "
        "the cube is his, and only he may double next. Before the first throw of a game nobody may "
        "double.",
        Topic.MATCH: "A match is played to a number of points. Each game counts what it is worth, "
        "times the cube, and whoever first has that many points has won; what goes beyond counts "
        "nothing. For money each game is settled by itself.",
    },
    sources=(WIKIPEDIA_IT, CIRCLE, BEAVERS, HOLLAND),
    examples=(
        Example(
            shows="A checker on the bar and a roll of 6-4: the 6 is closed, so it comes in with "
            "the 4, and any six follows.",
            dice=(6, 4),
            own={25: 1, 24: 1, 13: 5, 8: 3, 6: 5},
            opponent={24: 2, 13: 5, 8: 3, 6: 5},
        ),
        Example(
            shows="The 6 bears off from 5. The 4 cannot be played: 1 is closed, and while a "
            "checker is on 5 none comes off from 3.",
            dice=(6, 4),
            own={5: 2, 3: 1},
            opponent={24: 2, 1: 13},
        ),
        Example(
            shows="All six points of the opponent’s home are closed: the checker stays on the bar.",
            dice=(6, 5),
            own={25: 1, 6: 14},
            opponent={6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5},
        ),
    ),
)
