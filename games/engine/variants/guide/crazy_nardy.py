"""Crazy nardy: doubles run on, and homes are still."""

from __future__ import annotations

from typing import Final

from .gulbar import GULBAR, PASSED, PASSED_HEAD
from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import CRAZY_APP, VOG, WIKIPEDIA_RU

DICE: Final = (
    "Two different numbers are played once each; what you cannot play of them goes to your "
    "opponent. A double is played four times, then four times each higher number, up to four "
    "sixes. What you cannot play of these four your opponent plays as far as he can; then you go "
    "on with the next number. A double of which you can play nothing at all is lost, and the turn "
    "with it; a later number of which you can play nothing goes to your opponent, all four times."
)
EXACT: Final = (
    "Once all your checkers are home, also in the middle of a roll, a number bears one off from "
    "the point of that number, and from no other. A checker that is home does not move inside it "
    "any more: it leaves only by being borne off."
)
END: Final = (
    "Whoever bears off his last checker first wins at once, with numbers passed to him too: one "
    "point (oin) if the loser has borne off at least one, two points (mars) if he has borne off "
    "none. If neither side can ever move again, the game is a draw; here that happens now and "
    "then, when both homes stand in the way of the last checkers."
)

CRAZY_NARDY: Final = Guide(
    variant="crazy_nardy",
    names={"ru": "Сумасшедшие нарды"},
    special="A double is followed by every higher one up to sixes, the opponent plays what you "
    "cannot, and checkers that are home stand still.",
    base=LONG_CLASSIC,
    rules={
        Topic.DICE: DICE,
        Topic.MOVING: GULBAR.rules[Topic.MOVING],
        Topic.HEAD: PASSED_HEAD,
        Topic.OFF: EXACT,
        Topic.END: END,
    },
    sources=(WIKIPEDIA_RU, VOG, CRAZY_APP),
    examples=(
        Example(
            shows="One five of four can be played. The opponent plays the other three.",
            dice=(5, 5),
            own={24: 1, 10: 1, 6: 3, 3: 10},
            opponent={24: 10, 7: 1, 3: 4},
        ),
        Example(
            shows="Nobody stands on 4 or 2, and inside the home nobody moves: both numbers go to "
            "the opponent.",
            dice=(4, 2),
            own={6: 4, 5: 4, 3: 7},
            opponent={24: 15},
        ),
    ),
    readings=PASSED,
)
