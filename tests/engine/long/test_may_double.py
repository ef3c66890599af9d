"""Where a double may be offered in a long game, it is, and nowhere else (LN-19, SB-8)."""

from __future__ import annotations

import pytest

from games.engine import EngineError, variants
from games.engine.cube import LIMIT, Cube
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.options.played import at, rolled

CLASSIC = variants.get("long_classic")
START = LongGame.start(CLASSIC.having({"cube": "standard"}))
LATER = rolled(START, "21")
OVER = rolled(at("long_classic", "1:1", "6:1", cube="standard"), "21")
WHITE, BLACK = Side


@pytest.mark.parametrize(
    ("game", "may"),
    [
        (CubedGame(START), True),
        (CubedGame(START, Cube(2, WHITE)), True),
        (CubedGame(START, Cube(2, BLACK)), False),
        (CubedGame(LATER, Cube(2, BLACK)), True),
        (CubedGame(LATER, Cube(2, WHITE)), False),
        (CubedGame(START, Cube(LIMIT // 2, WHITE)), True),
        (CubedGame(START, Cube(LIMIT, WHITE)), False),
        (CubedGame(START).double(), False),
        (CubedGame(START).double().drop(), False),
        (CubedGame(START.throw("21")), False),
        (CubedGame(OVER), False),
        (CubedGame.start(CLASSIC), False),
    ],
)
def test_it_is_offered_where_it_may_be(game: CubedGame, may: bool) -> None:
    assert game.may_double is may
    if may:
        assert game.double().cube.pending
    else:
        with pytest.raises(EngineError):
            game.double()
