"""What no game of a rule set comes to is no position of it: checkers only ever go on."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.errors import InvalidPosition
from games.engine.parallel.game import LongGame
from games.engine.variants import Variant

KHACHAPURI, NARDGAMMON, FEVGA = map(variants.get, ("khachapuri", "nardgammon", "fevga"))
ROW, QUARTER = "24:4 23:2 22:2 21:2 20:2 19:3", "24:9 23:1 22:1 21:1 20:1 19:1 11:1"


@pytest.mark.parametrize(
    ("variant", "side", "told"),
    [
        (KHACHAPURI, "24:15", "15 checkers on point 24 or before it, but started with 4 there"),
        (KHACHAPURI, "24:5 6:10", "5 checkers on point 24 or before"),
        (KHACHAPURI, "23:5 6:10", "5 checkers on point 23 or before"),
        (NARDGAMMON, ROW, "holds 24, 23, 22, 21, 20 and 19, a row that nobody ever holds"),
        (NARDGAMMON.having({"block_when": "turn_end"}), ROW, "a row that nobody ever holds"),
        (FEVGA, QUARTER, "a row that nobody ever holds in 'fevga'"),
    ],
)
def test_what_nobody_can_come_to_is_refused(variant: Variant, side: str, told: str) -> None:
    for pair, who in (((side, "5:15"), "White"), (("5:15", side), "Black")):
        with pytest.raises(InvalidPosition, match=f"^{who} .*{told}"):
            LongGame.at(variant, *pair)


def test_a_row_that_was_allowed_when_it_was_made_may_stand() -> None:
    assert LongGame.at(variants.get("long_classic"), ROW, "5:15").throw("21").plays()
    assert LongGame.at(NARDGAMMON, ROW.replace("19:3", "18:3"), "5:15").throw("21").plays()
    assert LongGame.at(KHACHAPURI, "23:4 6:11", "24:4 6:11").throw("21").plays()
