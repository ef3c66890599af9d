"""Of several faults in a play, the one is said that helps most."""

from __future__ import annotations

import pytest

from games.engine.board import Board
from games.engine.errors import IllegalPlay
from games.engine.notation import find_play

START = Board.start()
ON_BAR = Board({25: 2, 13: 3, 6: 5}, {6: 2, 3: 2, 13: 5})
"""Two on the bar; 19 and 22 are closed, so the 6 and the 3 do not enter."""


def rule(board: Board, dice: str, text: str) -> str:
    """The word for the rule that is said to be broken."""
    with pytest.raises(IllegalPlay) as caught:
        find_play(board, dice, text)
    return caught.value.rule


def sentence(board: Board, dice: str, text: str) -> str:
    """What is said of the fault, without the play and the dice."""
    with pytest.raises(IllegalPlay) as caught:
        find_play(board, dice, text)
    return str(caught.value).partition(": ")[2]


@pytest.mark.parametrize(
    "text", ["13/7 13/9", "13/7", "7/3", "13/8", "13/9 6/2 6/5", "bar/21 13/7", "6/off"]
)
def test_it_speaks_of_the_bar_before_anything_else(text: str) -> None:
    # ichabod801/t_games issue 545: such a move was accepted.
    assert rule(ON_BAR, "64", text) == "bar_first"


def test_it_speaks_of_a_closed_entry_to_who_enters() -> None:
    assert sentence(ON_BAR, "64", "bar/19 bar/21") == "19 is held by the opponent."
    assert sentence(ON_BAR, "63", "bar/22") == "22 is held by the opponent."


def test_it_says_that_the_other_checker_enters_before_this_one_goes_on() -> None:
    assert rule(ON_BAR, "41", "bar/21/20") == "bar_first"


def test_it_says_why_only_one_checker_can_enter() -> None:
    # vattam/BSDGames issue 11: with 3-5, "white can only make one move" was right: say why.
    board = Board({25: 1, 8: 2}, {5: 2, 8: 2, 22: 2})
    assert sentence(board, "35", "bar/20") == "20 is held by the opponent."
    assert sentence(board, "35", "bar/22 8/3") == "3 is held by the opponent."
    assert sentence(board, "35", "bar/22/17") == "17 is held by the opponent."


def test_it_says_that_a_stop_is_closed() -> None:
    # ichabod801/t_games issue 283: 12 is closed, so only the checkers on 11 can reach 10.
    board = Board({13: 2, 11: 2}, {13: 2})
    assert sentence(board, "11", "13/12 11/10") == "12 is held by the opponent."
    assert sentence(board, "11", "13/10") == "12 is held by the opponent."


def test_it_names_the_second_number_when_the_first_went_well() -> None:
    board = Board({24: 1, 6: 2}, {12: 2, 7: 1, 2: 2})
    assert sentence(board, "65", "24/13") == "13 is held by the opponent."


def test_it_names_where_the_player_means_to_land_before_where_he_passes() -> None:
    board = Board({24: 1, 6: 2}, {12: 2, 7: 2, 2: 2})
    assert sentence(board, "65", "24/18/13") == "18 is held by the opponent."
    assert sentence(board, "65", "24/19/13") == "13 is held by the opponent."


@pytest.mark.parametrize(
    ("text", "rule_word"),
    [
        ("7/2", "no_checker"),
        ("24/20", "no_number"),
        ("13/7 24/18", "used_twice"),
        ("13/2 8/2", "used_twice"),
        ("13/7 8/3 6/1", "too_many_moves"),
        ("13/7", "both_numbers"),
        ("13/7* 8/3", "no_blot"),
        ("6/off 8/3", "not_home"),
    ],
)
def test_it_knows_each_mistake_at_the_start_of_a_game(text: str, rule_word: str) -> None:
    assert rule(START, "65", text) == rule_word


def test_it_says_a_mark_is_wrong_only_of_a_play_that_is_right() -> None:
    assert rule(START, "65", "13/7* 24/19") == "point_held"
    assert rule(START, "65", "13/7*") == "both_numbers"


@pytest.mark.parametrize(
    ("text", "rule_word"),
    [("3/off 3/off", "higher_first"), ("6/1 3/off", "higher_first"), ("6/off", "both_numbers")],
)
def test_it_says_who_is_to_be_borne_off_first(text: str, rule_word: str) -> None:
    assert rule(Board({6: 2, 3: 2}, {1: 1}), "65", text) == rule_word


def test_it_counts_what_can_be_played_of_a_doublet() -> None:
    board = Board({13: 2, 6: 2}, {22: 2, 24: 2})
    assert sentence(board, "55", "13/8") == "2 numbers of the doublet can be played."
    assert rule(board, "55", "13/8(2) 6/1") == "point_held"
