"""The points on which sources of every long game differ or are silent (variants.md section 2)."""

from __future__ import annotations

from typing import Final

from .components import NextStart, OpeningDice, When
from .ends import Deadlock, Judged
from .option import Option, each, plain

OPENING: Final = Option(
    name="opening",
    part="opening",
    attribute="dice",
    choices=each(OpeningDice.REROLL, OpeningDice.OWN),
    rule="LN-3",
    sure="B",
)
NEXT_START: Final = Option(
    name="next_start",
    part="opening",
    attribute="next_start",
    choices=each(*NextStart),
    rule="LN-4",
    sure="A",
)
EXCEPTION_CLEAR: Final = Option(
    name="exception_clear",
    part="head",
    attribute="clear",
    choices=plain(True, False),
    rule="LN-9",
    sure="A",
)
SECOND_ANY_DOUBLE: Final = Option(
    name="exception_second_any_double",
    part="head",
    attribute="second_any",
    choices=plain(False, True),
    rule="LN-9",
    sure="B",
)
BLOCK_WHEN: Final = Option(
    name="block_when", part="block", attribute="when", choices=each(*When), rule="LN-11b", sure="C"
)
LAST_ROLL: Final = Option(
    name="last_roll",
    part="end",
    attribute="last_roll",
    choices=plain(False, True),
    rule="LN-17",
    sure="A",
)
DRAW_POINTS: Final = Option(
    name="draw_points",
    part="end",
    attribute="draw_points",
    choices=plain(0.5, 1),
    rule="LN-17",
    sure="A",
)
MARS_JUDGED: Final = Option(
    name="mars_judged",
    part="end",
    attribute="judged",
    choices=each(*Judged),
    rule="LN-17",
    sure="D",
)
DEADLOCK: Final = Option(
    name="deadlock",
    part="end",
    attribute="deadlock",
    choices=each(*Deadlock),
    rule="LN-20",
    sure="D",
)
KOKS: Final = Option(
    name="koks", part="scoring", attribute="koks", choices=plain(0, 3), rule="LN-18", sure="A"
)
HOME_MARS: Final = Option(
    name="home_mars",
    part="scoring",
    attribute="home_mars",
    choices=plain(0, 4, 3),
    rule="LN-18",
    sure="A",
)
CUBE: Final = Option(
    name="cube", part="has_cube", choices={None: False, "standard": True}, rule="LN-19", sure="B"
)
