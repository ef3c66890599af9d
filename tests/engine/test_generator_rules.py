"""The rules of a roll one by one, and bug reports of other programs (formats.md section 3)."""

from __future__ import annotations

import pytest

from games.engine.board import Board
from games.engine.plays import legal_plays

START = Board.start()
SHUT = {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5}


def texts(board: Board, dice: str) -> set[str]:
    """Every legal play, as it is written."""
    return set(map(str, legal_plays(board, dice)))


@pytest.mark.parametrize(
    ("own", "opponent", "dice", "expected"),
    [
        # The bar, and the ends of bearing off (SB-4 to SB-6).
        ({4: 1, 3: 1}, {24: 2, 1: 13}, "43", {"4/off 3/off"}),
        ({4: 1, 2: 2}, {25: 1, 1: 14}, "42", {"4/off 2/off", "4/off"}),
        ({5: 2, 3: 1}, {24: 2, 1: 13}, "64", {"5/off"}),
        ({25: 1, 6: 14}, SHUT, "65", set()),
    ],
)
def test_it_plays_the_worked_positions(
    own: dict[int, int], opponent: dict[int, int], dice: str, expected: set[str]
) -> None:
    assert texts(Board(own, opponent), dice) == expected


def test_it_has_sixteen_plays_of_three_and_one_at_the_start() -> None:
    assert len(texts(START, "31")) == 16
    assert "8/5 6/5" in texts(START, "31")


def test_it_enters_before_anything_else_moves() -> None:
    board = Board({25: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5})
    # 19 is closed, so the four brings the checker in, and any six follows.
    assert texts(board, "64") == {"bar/15", "bar/21 24/18", "bar/21 13/7", "bar/21 8/2"}


def test_it_plays_both_numbers_where_it_can() -> None:
    # wildbg issue 29: 8/2 alone was given, and the two can be played by another checker.
    board = Board({24: 1, 8: 1, 6: 13}, {21: 2, 9: 2, 7: 3, 6: 4, 5: 4})
    assert texts(board, "62") == {"24/22 8/2"}


def test_it_plays_the_higher_of_two_numbers_where_only_one_can_be() -> None:
    # sotetsuk/pgx issue 1327.
    assert texts(Board({12: 1, 2: 2}, {24: 3, 22: 2}), "65") == {"12/6"}


@pytest.mark.parametrize("mirrored", [False, True])
def test_it_bears_off_with_the_rest_of_the_roll(mirrored: bool) -> None:
    # ichabod801/t_games issues 193, 194 and 219: the two comes off, for either colour.
    board = Board({5: 1, 2: 1}, {1: 1})
    if mirrored:
        board = Board({1: 1}, {5: 1, 2: 1}).swap()
    assert texts(board, "42") == {"5/1 2/off", "5/off"}


def test_it_keeps_both_ways_of_bearing_off_with_six_and_four() -> None:
    # HamedMP/matrix-os PR 321.
    assert texts(Board({5: 1, 4: 1}, {1: 1}), "64") == {"5/off 4/off", "5/1 4/off"}


def test_it_plays_one_number_when_only_one_checker_can_enter() -> None:
    # vattam/BSDGames issue 11: with 3-5 from the bar there is one move, and that is right.
    board = Board({25: 1, 8: 2}, {5: 2, 8: 2, 22: 2})
    assert texts(board, "35") == {"bar/22"}


def test_it_stops_at_a_closed_point() -> None:
    # ichabod801/t_games issue 283: from 13 and 11 with 1-1, 12 is closed and only 11 can move.
    board = Board({13: 2, 11: 2}, {13: 2})
    assert texts(board, "11") == {"11/7", "11/10 11/8", "11/9(2)"}


def test_it_uses_both_numbers_with_a_last_checker() -> None:
    # formats.md 3.4: bsgage lists 4/off as well; both numbers can be played, over the blot.
    assert texts(Board({4: 1}, {22: 1, 20: 5, 19: 5}), "41") == {"4/3*/off"}


def test_it_bears_off_one_checker_in_four_steps() -> None:
    # formats.md 3.5: gym_backgammon lacked these.
    assert "4/off" in texts(Board({5: 3, 4: 8}, {15: 10}), "11")
    board = Board({6: 1, 5: 1, 4: 2, 3: 1, 1: 1}, {17: 15})
    assert len(texts(board, "22")) == 14
    assert {"6/off 5/3", "6/off 3/1"} <= texts(board, "22")


def test_it_ends_with_the_last_checker() -> None:
    # formats.md 3.6.
    assert texts(Board({1: 1}, {1: 1}), "21") == {"1/off"}
    assert texts(Board({6: 1}, {1: 1}), "51") == {"6/off"}


def test_it_does_not_bear_off_a_low_checker_with_a_number_in_between() -> None:
    # pygammon 0.0.3 bore off from 3 with a 4 while 6 was occupied, formats.md section 3.
    assert texts(Board({6: 1, 3: 1}, {1: 1}), "44") == {"6/off 3/off"}
    assert not any("3/off" in text for text in texts(Board({6: 2, 3: 1}, {1: 1}), "41"))


def test_it_hits_a_blot_once_whichever_number_does() -> None:
    board = Board({11: 1, 10: 1}, {20: 1, 1: 1})
    assert texts(board, "65") == {"11/5* 10/5", "11/6 10/4"}
