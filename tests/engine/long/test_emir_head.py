"""The head of emir is a stack, and the marked checker is in it (variants.md 3.13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine import variants
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from tests.engine.long.emir_games import BLACK, DEEP, GONE, WHITE, emir, stands

START = "24:12"


def in_head(above: int, reserve: int = 3) -> Extra:
    return replace(DEEP, above=above, reserve=reserve)


def test_twelve_stand_on_each_head_and_three_wait_beside() -> None:
    game = LongGame.start(variants.get("emir"))
    assert stands(game) == (START, START)
    assert game.extras == (DEEP, DEEP)


def test_six_leave_before_the_marked_one_and_the_seventh_is_it() -> None:
    game = LongGame.start(variants.get("emir"))
    for above in (5, 4, 3, 2, 1, 0):
        game = replace(game, roller=WHITE).throw("51")
        game = game.play(next(play for play in game.plays() if "24/" in str(play)))
        assert game.extras[WHITE] == in_head(above)
    game = replace(game, roller=WHITE).throw("51")
    seventh = next(play for play in game.plays() if "24/" in str(play))
    assert str(seventh).startswith("e24/")
    assert game.play(seventh).extras[WHITE].marked != 24


def test_one_that_is_beaten_lies_on_top_and_leaves_first() -> None:
    """Black's 20 is White's 8; his emir is the uppermost."""
    game = emir("22:1", "24:5 20:1", extras=(GONE, in_head(0))).throw("21")
    assert game.extras[BLACK].above == 0
    beaten = emir("10:1 24:1", "24:5 20:1", extras=(GONE, in_head(0))).throw("11")
    beaten = beaten.play("24/23 10/8*/7")
    assert beaten.extras[BLACK] == in_head(1)
    thrown = beaten.throw("21")
    assert {str(play) for play in thrown.plays()} == {"24/21"}
    assert thrown.play("24/21").extras[BLACK] == in_head(0)


def test_a_marked_one_that_is_beaten_is_the_uppermost_itself() -> None:
    game = emir("24:1 10:1", "24:5 20:1", extras=(GONE, Extra(reserve=3, marked=20))).throw("11")
    assert game.play("24/23 10/8*/7").extras[BLACK] == in_head(0)


@pytest.mark.parametrize(("roll", "left"), [("66", 2), ("44", 2), ("33", 2), ("22", 1), ("65", 1)])
def test_two_may_leave_in_the_first_turn_as_in_long_nardy(roll: str, left: int) -> None:
    assert LongGame.start(variants.get("emir")).throw(roll).head_left[WHITE] == left


@pytest.mark.parametrize("extra", [in_head(6, reserve=2), in_head(5)])
def test_or_one_where_it_is_not_the_first(extra: Extra) -> None:
    """A nuker is in, or one has left."""
    own = "24:12 5:1" if extra.reserve == 2 else "24:11 5:1"
    game = emir(own, START, extras=(extra, DEEP), turns=0)
    assert game.throw("33").head_left[WHITE] == 1


def test_one_that_is_beaten_back_brings_no_second_first_turn() -> None:
    """Black's 9 is White's 21. All twelve of White's are on the head again."""
    game = LongGame.start(variants.get("emir")).throw("21").play("24/22/21")
    game = game.throw("55").play("24/19/14/9*/4")
    assert (stands(game)[WHITE], game.extras[WHITE]) == (START, DEEP)
    thrown = game.throw("66")
    assert thrown.head_left[WHITE] == 1
    assert {stands(thrown.play(play))[WHITE] for play in thrown.plays()} == {"24:11 18:1"}


def test_only_what_closes_a_point_takes_the_exception_away() -> None:
    """Black's 8 is White's 20."""
    for black, extra, left in (("24:11 8:1", in_head(5), 2), ("24:10 8:2", in_head(4), 1)):
        game = emir(START, black, extras=(DEEP, extra), turns=0)
        assert game.throw("44").head_left[WHITE] == left
    extras = DEEP, in_head(4)
    unclear = emir(START, "24:10 8:2", extras=extras, turns=0, exception_clear=False)
    assert unclear.throw("44").head_left[WHITE] == 2


def test_outside_the_head_the_player_chooses_whether_it_moves() -> None:
    game = emir("20:2", START, extras=(Extra(marked=20), DEEP)).throw("21")
    assert {str(play) for play in game.plays()} == {
        *("20/17", "e20/17", "e20/19 20/18", "20/19 e20/18")
    }


def test_it_is_borne_off_like_any_other() -> None:
    game = emir("3:1 2:1", START, extras=(Extra(marked=3), DEEP)).throw("31")
    assert game.play("e3/off 2/1").extras[WHITE] == Extra(marked=0)
