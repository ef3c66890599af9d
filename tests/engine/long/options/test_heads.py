"""`exception_clear`, `exception_second_any_double`, `jump_blocked`: how many leave the head at
first, and what flies from it (LN-8, LN-9, 3.4)."""

from __future__ import annotations

import pytest

from games.engine import variants
from tests.engine.long.options.played import BLACK, at, rolled, standing, told
from tests.engine.long.positions import ONE_MOVES

HEADED = [name for name in ONE_MOVES if "exception_clear" in variants.get(name).options]
AFTER_WHITES_FIVES, AFTER_WHITES_TWOS = "24:14 4:1", "24:14 16:1"
START = "24:15"


def test_whites_first_fives_stop_blacks_exception_with_fours() -> None:
    """The only first rolls for which it matters that the way is clear (LN-9)."""
    game = rolled(at("long_classic", START, START, turns=0), "55")
    assert standing(game) == (AFTER_WHITES_FIVES, START)
    assert told(game.throw("44")) == {"24:14 20:1"}


def test_or_they_do_not_where_the_way_need_not_be_clear() -> None:
    game = rolled(at("long_classic", START, START, turns=0, exception_clear=False), "55")
    assert told(game.throw("44")) == {"24:13 20:2"}


def test_who_did_not_begin_takes_one_for_fives_that_it_cannot_complete() -> None:
    """White's 16 is Black's 4."""
    game = rolled(at("long_classic", START, START, turns=0), "22")
    assert standing(game) == (AFTER_WHITES_TWOS, START)
    assert told(game.throw("55")) == {"24:14 9:1"}


def test_or_two_where_that_is_agreed_on() -> None:
    game = at("long_classic", START, START, turns=0, exception_second_any_double=True)
    assert told(rolled(game, "22").throw("55")) == {"24:13 19:1 9:1", "24:13 14:2"}


def test_but_one_where_it_completes_the_doublet() -> None:
    game = at("long_classic", START, START, turns=0, exception_second_any_double=True)
    assert told(rolled(game, "22").throw("11")) == {"24:14 20:1"}


@pytest.mark.parametrize(
    ("name", "white", "roll", "left"),
    [
        ("astrogon", "24:14 4:1", "22", 1),
        ("astrogon", "24:14 19:1", "55", 2),
        ("even_odd", "24:14 4:1", "11", 1),
        ("even_odd", "24:14 19:1", "55", 2),
        ("crazy_gulbar", "24:14 4:1", "22", 2),
        ("crazy_nardy", "24:14 4:1", "11", 2),
    ],
)
def test_it_completes_all_that_the_roll_gives_there(
    name: str, white: str, roll: str, left: int
) -> None:
    """Two moves of two are made by one checker; of five fives it makes four, and of a doublet with
    those that follow not all."""
    game = at(name, white, START, roller=BLACK, turns=0, exception_second_any_double=True)
    assert game.throw(roll).head_left[BLACK] == left


def test_nor_does_anything_follow_before_the_turn_from_which_it_does() -> None:
    agreed = {"sequence_from_turn": 4, "exception_second_any_double": True}
    game = at("crazy_gulbar", "24:14 4:1", START, roller=BLACK, turns=0, chosen=agreed)
    assert told(game.throw("11")) == {"24:14 20:1"}


def test_nor_does_it_help_whoever_began() -> None:
    game = at("long_classic", START, AFTER_WHITES_TWOS, turns=0, exception_second_any_double=True)
    assert told(game.throw("55")) == {"24:14 9:1"}


@pytest.mark.parametrize("name", HEADED)
def test_both_are_options_of_every_rule_set_with_a_limit_at_the_head(name: str) -> None:
    options = variants.get(name).options
    assert "exception_second_any_double" in options
    game = at(name, "24:14 3:1", START, roller=BLACK, exception_clear=False)
    assert game.throw("33").head_left[BLACK] == 2
    game = at(name, AFTER_WHITES_TWOS, START, roller=BLACK, exception_second_any_double=True)
    assert game.throw("55").head_left[BLACK] == 2


@pytest.mark.parametrize(
    ("agreed", "results"),
    [("ordinary", {"24:13 18:2", "24:13 21:1 15:1"}), ("burn", {START})],
)
def test_a_doublet_that_cannot_fly_is_an_ordinary_one_or_none(
    agreed: str, results: set[str]
) -> None:
    """Black's 15 is White's 3; the exception of the first turn holds."""
    game = at("kabutar", START, "24:14 15:1", turns=0, jump_blocked=agreed)
    assert told(game.throw("33")) == results
