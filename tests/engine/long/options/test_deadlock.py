"""`deadlock`: a game in which neither side can ever move again (LN-20)."""

from __future__ import annotations

import pytest

from games.engine.parallel.verdicts import Kind
from tests.engine.long.options.played import BLACK, WHITE, at, ended, rolled

FROZEN = "19:3 6:2 5:2 4:2 3:2 2:2 1:2"
"""Behind the other's full home, and nothing moves inside one's own."""
NEARER = "19:3 6:1 5:2 4:2 3:2 2:2 1:3"
ABOUT_TO = "20:1 19:2 6:2 5:2 4:2 3:2 2:2 1:2"
FREEZES = pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])


@FREEZES
def test_it_is_a_draw(name: str) -> None:
    assert ended(rolled(at(name, ABOUT_TO, NEARER), "61")) == (None, Kind.DRAW, 0.5)


@FREEZES
def test_a_draw_counts_what_was_agreed_on(name: str) -> None:
    game = at(name, ABOUT_TO, NEARER, draw_points=1)
    assert ended(rolled(game, "61")) == (None, Kind.DRAW, 1)


@FREEZES
def test_fewer_pips_may_win_it(name: str) -> None:
    black_is_nearer = at(name, ABOUT_TO, NEARER, deadlock="pips")
    assert ended(rolled(black_is_nearer, "61")) == (BLACK, Kind.MARS, 2)
    white_is_nearer = at(name, ABOUT_TO.replace("6:2", "6:1").replace("1:2", "1:3"), FROZEN,
                         deadlock="pips")  # fmt: skip
    assert ended(rolled(white_is_nearer, "61")) == (WHITE, Kind.MARS, 2)


@FREEZES
def test_as_many_pips_are_a_draw_all_the_same(name: str) -> None:
    game = at(name, ABOUT_TO, FROZEN, deadlock="pips")
    assert ended(rolled(game, "61")) == (None, Kind.DRAW, 0.5)


@FREEZES
def test_it_goes_on_while_one_of_them_can_move_with_some_roll(name: str) -> None:
    game = at(name, ABOUT_TO, "20:1 19:2 6:2 5:2 4:2 3:2 2:2 1:2")
    after = rolled(game, "65")
    assert after.verdict is None
    assert after.roller is BLACK


def test_where_checkers_move_inside_the_home_nobody_is_frozen() -> None:
    """Each 6 can still be moved down, or, were all home, borne off."""
    after = rolled(at("long_classic", ABOUT_TO, FROZEN), "61")
    assert after.verdict is None
