"""`head_exception`, `head_limit`, `skipped_first_turn`: the head where one number says how often
(3.7, 3.8)."""

from __future__ import annotations

import pytest

from games.engine.sides import Side
from tests.engine.long.options.played import BLACK, WHITE, at, rolled, standing, told

START = "24:15"
MOVES_OF = pytest.mark.parametrize(
    ("name", "side"), [("astrogon", WHITE), ("astrogon", BLACK), ("even_odd", WHITE)]
)


@MOVES_OF
def test_two_leave_the_head_in_a_first_turn(name: str, side: Side) -> None:
    """Four moves of four: one checker alone is stopped by the opponent's head."""
    game = at(name, START, START, roller=side, turns=0).throw("44")
    assert told(game) == {"24:13 16:2"}


@MOVES_OF
def test_or_one_where_there_is_no_such_exception(name: str, side: Side) -> None:
    game = at(name, START, START, roller=side, turns=0, head_exception=False).throw("44")
    assert told(game) == {"24:14 16:1"}


def test_without_it_the_way_need_not_be_clear_either() -> None:
    game = at("astrogon", START, START, turns=0, head_exception=False, exception_clear=False)
    assert game.throw("66").head_left[WHITE] == 1


@MOVES_OF
def test_one_leaves_it_later_or_any_number_where_there_is_no_limit(name: str, side: Side) -> None:
    stand = "24:14 20:1"
    for limit, most in ((1, "24:13"), (None, "24:12")):
        game = at(name, stand, stand, roller=side, head_limit=limit).throw("42")
        fewest = min(told(game))
        assert fewest.split()[0] == most


def test_a_first_turn_that_was_skipped_is_still_to_come() -> None:
    """White skips three moves; of his fours he then plays four."""
    game = rolled(at("even_odd", START, START, turns=0), "53")
    assert (standing(game), game.roller) == ((START, START), BLACK)
    game = rolled(game, "42")
    assert told(game.throw("44")) == {"24:13 16:2"}


def test_or_it_is_used_up() -> None:
    game = rolled(at("even_odd", START, START, turns=0, skipped_first_turn="used"), "53", "42")
    assert game.roller is WHITE
    assert told(game.throw("44")) == {"24:14 16:1"}


@pytest.mark.parametrize("agreed", ["kept", "used"])
def test_the_very_first_turn_is_one_in_any_case(agreed: str) -> None:
    game = at("even_odd", START, START, turns=0, skipped_first_turn=agreed)
    assert told(game.throw("44")) == {"24:13 16:2"}


def test_each_side_has_a_first_turn_of_its_own() -> None:
    """Black has thrown once, and not skipped: it is White who has used up his."""
    game = rolled(at("even_odd", START, START, turns=0, skipped_first_turn="used"), "53")
    assert (game.roller, game.rolls) == (BLACK, (1, 0))
    assert game.throw("33").head_left[BLACK] == 2
