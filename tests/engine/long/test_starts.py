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
