"""In emir a single checker is captured or beaten, and comes back (variants.md 3.13)."""

from __future__ import annotations

from dataclasses import replace

from games.engine.parallel.extras import BAR, Extra
from tests.engine.long.emir_games import BLACK, DEEP, GONE, emir, held, stands

DEEP_5 = replace(DEEP, above=5)


def test_unequal_numbers_capture_a_single_checker() -> None:
    """White's 15 is Black's 3."""
    game = emir("20:1 19:1", "24:11 3:1", extras=(GONE, DEEP_5)).throw("52")
    game = game.play("20/15+ 19/17")
    assert stands(game) == ("17:1 15:1", "24:11")
    assert game.extras == (GONE, replace(DEEP_5, prisoners=held(3).prisoners))


def test_a_prisoner_does_not_move_in_its_own_turn() -> None:
    game = emir("15:1 4:1", "20:1", extras=(GONE, held(3)), roller=BLACK).throw("21")
    assert {str(play) for play in game.plays()} == {"20/17"}


def test_it_is_free_when_the_last_above_it_has_left() -> None:
    game = emir("15:2 19:1", "24:2", extras=(GONE, held(3))).throw("21")
    kept = game.play("19/17 15/14")
    assert stands(kept) == ("17:1 15:1 14:1", "24:2")
    assert kept.extras[BLACK].prisoners
    freed = game.play("15/13 15/14")
    assert stands(freed) == ("19:1 14:1 13:1", "24:2 3:1")
    assert freed.extras == (GONE, GONE)


def test_who_passes_over_a_single_checker_leaves_it_as_it_was() -> None:
    game = emir("20:1", "24:2 3:1").throw("52")
    assert stands(game.play(game.plays()[0])) == ("13:1", "24:2 3:1")


def test_a_doublet_beats_it_and_it_returns_to_its_head() -> None:
    game = emir("20:1 19:1", "24:11 3:1", extras=(GONE, DEEP_5)).throw("55")
    game = game.play("20/15* 19/4")
    assert stands(game) == ("15:1 4:1", "24:12")
    assert game.extras[BLACK] == DEEP


def test_a_beaten_checker_waits_on_the_bar_while_two_stand_on_its_head() -> None:
    """And is back on it at the start of its first turn in which they do not."""
    game = emir("20:1 17:1 12:2", "23:1 8:1").throw("33")
    game = game.play("20/11* 17/14")
    assert game.extras[BLACK].bar == 1
    assert game.roller is BLACK
    thrown = game.throw("21")
    game = thrown.play(thrown.plays()[0])
    assert game.extras[BLACK].bar == 1
    game = game.throw("21")
    game = game.play("12/9")
    assert game.extras[BLACK].bar == 0
    assert game.roller is BLACK
    assert stands(game)[1].startswith("24:1")


def test_the_marked_one_of_those_that_return_comes_to_lie_lowest() -> None:
    waiting = Extra(bar=2, marked=BAR)
    game = emir("12:2 11:1", "5:1", extras=(GONE, waiting)).throw("43")
    game = game.play("12/9 12/8")
    assert game.extras[BLACK] == Extra(marked=24, above=1)
    assert stands(game)[1] == "24:2 5:1"


def test_on_the_head_a_single_one_that_is_alone_is_captured_like_any_other() -> None:
    game = emir("17:1 3:1", "24:1 6:1", extras=(GONE, Extra(marked=24))).throw("51")
    game = game.play("17/12+ 3/2")
    assert stands(game) == ("12:1 2:1", "6:1")
    assert game.extras[BLACK] == held(24, marked=24)


def test_both_sides_may_hold_prisoners() -> None:
    """Black's 22 is White's 10, and his 3 White's 15: neither prisoner is in the way."""
    game = emir("15:1 20:1", "22:1 21:1", extras=(held(10), held(3))).throw("21")
    game = game.play("20/17")
    assert stands(game) == ("17:1 15:1", "22:1 21:1")
    assert game.extras == (held(10), held(3))
