"""Finding the legal play that is meant, and when there are two of them."""

from __future__ import annotations

import pytest

from games.engine.board import Board
from games.engine.errors import AmbiguousPlay, IllegalPlay, InvalidDice
from games.engine.notation import find_play

START = Board.start()
ONE_WAY_HITS = Board({24: 1, 6: 2}, {7: 1, 2: 2})
"""With 6-5 a checker goes from 24 to 13 over a blot on 18 or over 19, where nobody is."""

BOTH_WAYS_HIT = Board({24: 1, 6: 2}, {7: 1, 6: 1, 2: 2})
ONLY_WAY_HITS = Board({24: 1, 6: 2}, {7: 1, 6: 2, 2: 2})


@pytest.mark.parametrize(
    ("dice", "text", "strict"),
    [
        ("31", "6/5 8/5", "8/5 6/5"),
        ("13", "8/5, 6/5", "8/5 6/5"),
        ("65", "24/18 18/13", "24/13"),
        ("65", "18/13 24/18", "24/13"),
        ("65", "24/18/13", "24/13"),
        ("65", "24/13", "24/13"),
        ("65", "13-7 13-8", "13/8 13/7"),
        ("66", "24/18(2) 13/7(2)", "24/18(2) 13/7(2)"),
        ("66", "13/7 24/18 13/7 24/18", "24/18(2) 13/7(2)"),
        ("11", "6/5 6/5 8/7 8/7", "8/7(2) 6/5(2)"),
        ("11", "8/7 7/6 6/5 6/5", "8/5 6/5"),
        ("22", "13/5", "13/5"),
        ("22", "7/5 9/7 11/9 13/11", "13/5"),
    ],
)
def test_it_finds_the_play_in_hops_or_whole_and_in_any_order(
    dice: str, text: str, strict: str
) -> None:
    assert str(find_play(START, dice, text)) == strict


@pytest.mark.parametrize(
    ("board", "text", "strict"),
    [
        (ONE_WAY_HITS, "24/13", "24/13"),
        (ONE_WAY_HITS, "24/18*/13", "24/18*/13"),
        (ONE_WAY_HITS, "24/18/13", "24/18*/13"),
        (ONE_WAY_HITS, "24/18 18/13", "24/18*/13"),
        (ONE_WAY_HITS, "24/19/13", "24/13"),
        (BOTH_WAYS_HIT, "24/18*/13", "24/18*/13"),
        (BOTH_WAYS_HIT, "24/19/13", "24/19*/13"),
        (ONLY_WAY_HITS, "24/13", "24/18*/13"),
    ],
)
def test_it_hits_what_is_marked_named_or_cannot_be_passed(
    board: Board, text: str, strict: str
) -> None:
    assert str(find_play(board, "65", text)) == strict


def test_it_asks_only_where_either_way_hits_another_blot() -> None:
    with pytest.raises(AmbiguousPlay) as caught:
        find_play(BOTH_WAYS_HIT, "65", "24/13")
    assert caught.value.code == "ambiguous_play"
    assert str(caught.value) == (
        "'24/13' can be read in more than one way: 24/19*/13 or 24/18*/13."
    )


def test_it_does_not_take_the_mark_of_one_blot_for_another() -> None:
    # Both blots on the way to 13 and one on 13 itself: a mark on 13 says nothing of the others.
    board = Board({24: 1, 6: 2}, {7: 1, 12: 1, 2: 2})
    assert str(find_play(board, "65", "24/13*")) == "24/13*"
    assert str(find_play(board, "65", "24/18*/13")) == "24/18*/13*"


@pytest.mark.parametrize("text", ["bar/22 13/12", "25/22 13/12", "Bar/22, 13/12", "13/12 b/22"])
def test_it_brings_in_a_checker_first_wherever_it_is_written(text: str) -> None:
    board = Board({25: 1, 13: 2, 6: 5}, {1: 2, 8: 3})
    assert str(find_play(board, "31", text)) == "bar/22 13/12"


@pytest.mark.parametrize("text", ["2/off 5/1", "5/1 2/0", "5/1, 2/Off"])
def test_it_bears_off_with_the_number_that_is_left(text: str) -> None:
    # ichabod801/t_games issue 194: with 4-2 the two comes off, or the five goes all the way.
    board = Board({5: 1, 2: 1}, {1: 1})
    assert str(find_play(board, "42", text)) == "5/1 2/off"
    assert str(find_play(board, "42", "5/off")) == "5/off"
    assert str(find_play(board, "42", "5/3/off")) == "5/off"


def test_it_keeps_the_choice_of_the_number_that_bears_off() -> None:
    # HamedMP/matrix-os PR 321: with 6-4 from 5 and 4, the four comes off with either number.
    board = Board({5: 1, 4: 1}, {1: 1})
    assert find_play(board, "64", "4/off 5/off").board.off == 15
    assert find_play(board, "64", "4/off 5/1").board.off == 14


@pytest.mark.parametrize("text", ["4/off", "4/3*/off", "4/3/off", "4/3 3/off"])
def test_it_reads_a_last_checker_off_as_the_play_that_uses_both_numbers(text: str) -> None:
    # formats.md 3.4: with 4-1 both can be played, over the blot on 3; a record may leave it out.
    board = Board({4: 1}, {22: 1, 20: 5, 19: 5})
    assert str(find_play(board, "41", text)) == "4/3*/off"


def test_it_ends_the_turn_with_the_last_checker() -> None:
    # formats.md 3.6: the first number ends the game; either order of 5-1 is the same play.
    assert find_play(Board({1: 1}, {1: 1}), "21", "1/off").numbers_played == 1
    plays = [find_play(Board({6: 1}, {1: 1}), "51", f"6/{stop}/off") for stop in (5, 1)]
    assert plays[0] == plays[1]


def test_it_takes_moves_of_one_checker_from_the_bar_in_one_go() -> None:
    # fomorians/td-gammon issue 3: 5-5, a checker enters and goes on.
    board = Board({25: 1, 13: 3, 6: 5}, {1: 2, 8: 3})
    assert str(find_play(board, "55", "bar/20/15 15/5")) == "bar/5"
    assert str(find_play(board, "55", "bar/20, 20/15, 13/8(2)")) == "bar/15 13/8(2)"


def test_it_refuses_what_are_no_dice() -> None:
    with pytest.raises(InvalidDice):
        find_play(START, "71", "8/5")


def test_it_takes_nothing_as_a_play_only_where_nobody_can_move() -> None:
    shut_out = Board({25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5})
    assert find_play(shut_out, "65", "").board == shut_out
    with pytest.raises(IllegalPlay):
        find_play(START, "65", "")
