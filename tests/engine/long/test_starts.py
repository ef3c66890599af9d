"""Where each rule set of the long family begins (LN-1, 3.9, 3.13)."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.positions import PARALLEL

OTHERS = {
    "khachapuri": "24:4 6:11",
    "emir": "24:12 reserve:3 emir:24(6)",
}


@pytest.mark.parametrize("name", PARALLEL)
def test_all_stand_on_the_head_but_where_it_is_said_otherwise(name: str) -> None:
    game = LongGame.start(variants.get(name))
    start = OTHERS.get(name, "24:15")
    assert game.places == (start, start)
    assert (game.roller, game.dice, game.rolls) == (Side.WHITE, None, (0, 0))


@pytest.mark.parametrize("name", PARALLEL)
def test_one_leaves_the_head_in_a_roll_but_in_khachapuri_and_in_the_fevgas(name: str) -> None:
    left = LongGame.start(variants.get(name)).throw("52").head_left[Side.WHITE]
    assert left == (None if name in {"khachapuri", "fevga", "lunatic_fevga"} else 1)


def test_in_khachapuri_both_numbers_may_be_played_from_it() -> None:
    game = LongGame.start(variants.get("khachapuri")).throw("52")
    assert game.play("24/19 24/22").places[Side.WHITE] == "24:2 22:1 19:1 6:11"
