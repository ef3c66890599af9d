"""`mn`: which number of a roll says how many moves, and which how far (3.7, 3.8)."""

from __future__ import annotations

import pytest

from games.engine.errors import IllegalPlay
from tests.engine.long.options.played import BLACK, WHITE, at, told

BEGUN = "24:14 20:1"
ONE_MOVE_OF_THREE = {"24:14 17:1", "24:13 21:1 20:1"}
THREE_MOVES_OF_ONE = {"24:14 17:1", "24:13 23:1 18:1"}


@pytest.mark.parametrize(
    ("mn", "results"),
    [
        ("small_count", ONE_MOVE_OF_THREE),
        ("large_count", THREE_MOVES_OF_ONE),
        ("choice", ONE_MOVE_OF_THREE | THREE_MOVES_OF_ONE),
    ],
)
def test_a_roll_is_so_many_moves(mn: str, results: set[str]) -> None:
    """Black's 10 is White's 22, where ones from the head end."""
    assert told(at("astrogon", BEGUN, "24:14 10:1", mn=mn).throw("31")) == results


def test_whoever_chooses_has_both_before_him_and_plays_one_of_them_out() -> None:
    game = at("astrogon", BEGUN, "24:15", mn="choice").throw("31")
    assert {len(play.steps) for play in game.plays()} == {1, 3}
    for play in game.plays():
        after = game.play(play)
        assert (after.roller, after.rounds) == (BLACK, ())


def test_he_chooses_what_can_be_played() -> None:
    """Black's 11 is White's 23 and closes the way of ones; of threes it does not."""
    game = at("astrogon", "24:14 6:1", "24:14 11:1", mn="choice").throw("31")
    blocked = at("astrogon", "24:15", "24:14 11:1", mn="large_count").throw("31")
    assert told(blocked) == {"24:15"}
    chosen = at("astrogon", "24:15", "24:14 11:1", mn="choice").throw("31")
    assert told(chosen) == {"24:14 21:1"}
    assert all(not play.is_pass for play in game.plays())


@pytest.mark.parametrize("mn", ["small_count", "large_count", "choice"])
def test_a_doublet_is_as_many_moves_as_it_shows(mn: str) -> None:
    assert at("astrogon", BEGUN, "24:15", mn=mn).throw("22").numbers == (2, 2)


@pytest.mark.parametrize(
    ("mn", "white", "black"),
    [("small_count", (3, 3), ()), ("large_count", (), (2, 2, 2)), ("choice", (3, 3), (2, 2, 2))],
)
def test_in_even_odd_only_a_count_of_ones_own_kind_is_played(
    mn: str, white: tuple[int, ...], black: tuple[int, ...]
) -> None:
    """White moves an even number of times, Black an odd one."""
    for roller, numbers in ((WHITE, white), (BLACK, black)):
        game = at("even_odd", BEGUN, BEGUN, roller=roller, mn=mn).throw("32")
        assert game.numbers == numbers
        assert game.roller is roller
        assert game.plays()[0].is_pass is not bool(numbers)


@pytest.mark.parametrize("mn", ["small_count", "large_count", "choice"])
def test_in_even_odd_a_skip_is_a_pass_that_is_told(mn: str) -> None:
    """1 and 1 is one move however it is read, which White may not make."""
    game = at("even_odd", "24:15", "24:15", mn=mn).throw("11")
    (only,) = game.plays()
    assert (str(only), game.choices) == ("", ((),))
    told = "Ana does not move with 1-1: Ana moves an even number of times, Bo an odd one."
    assert told in game.describe(("Ana", "Bo"))
    with pytest.raises(IllegalPlay) as refusal:
        game.play("24/23")
    assert (refusal.value.rule, "with 1-1" in refusal.value.detail) == ("count", True)
    after = game.play("pass")
    assert (after.roller, after.rolls, after.rounds) == (BLACK, (2, 1), ())


def test_what_both_readings_lead_to_is_one_play() -> None:
    """Two fives or five twos, by one checker."""
    game = at("astrogon", "24:15", "24:15", mn="choice", turns=0).throw("52")
    plays = game.plays()
    assert [str(play) for play in plays].count("24/14") == 1
    assert len(set(plays)) == len(plays)
    assert game.choices == ((5, 5), (2, 2, 2, 2, 2))
    assert game.numbers == game.choices[0]
