"""Thirty checkers as a value."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from games.engine import Board
from games.engine.board import START
from tests.engine.playing import a_board, checkers
from tests.engine.positions import random_board

UNEVEN = a_board("bar:1 24:1 13:4 8:3 6:5", "22:3 13:4 8:3 6:4")


def test_it_starts_with_fifteen_checkers_a_side_where_the_rules_put_them() -> None:
    """SB-1."""
    board = Board.start()
    assert board.own == board.opponent
    assert sum(board.own) == 15
    assert {point: count for point, count in enumerate(board.own) if count} == {
        24: 2,
        13: 5,
        8: 3,
        6: 5,
    }


def test_it_cannot_be_given_another_start() -> None:
    with pytest.raises(TypeError):
        START[24] = 3  # type: ignore[index]


def test_it_counts_what_is_missing_as_borne_off() -> None:
    board = a_board("6:2 bar:1", "1:15")
    assert (board.off, board.bar) == (12, 1)
    assert (board.swap().off, board.swap().bar) == (0, 0)


def test_it_tells_each_side_s_counts_by_its_own_numbers() -> None:
    assert UNEVEN.own[25] == UNEVEN.own[24] == 1
    assert UNEVEN.own[0] == UNEVEN.opponent[0] == 1
    assert UNEVEN.opponent[22] == 3
    assert len(UNEVEN.own) == len(UNEVEN.opponent) == 26


def test_it_tells_what_stands_on_a_point_of_the_player_on_roll() -> None:
    assert UNEVEN[24] == 1
    assert UNEVEN[3] == -3
    assert UNEVEN[12] == -4
    assert UNEVEN[7] == 0


def test_it_has_the_player_s_bar_above_and_the_opponent_s_below() -> None:
    assert UNEVEN[25] == 1
    assert UNEVEN[0] == 0
    assert UNEVEN.swap()[0] == -1
    assert UNEVEN.swap()[25] == 0


@pytest.mark.parametrize("point", [-1, 26, 100])
def test_it_has_no_other_points(point: int) -> None:
    with pytest.raises(IndexError):
        UNEVEN[point]


def test_it_shows_the_same_checkers_to_the_other_side() -> None:
    other = UNEVEN.swap()
    assert other.own == UNEVEN.opponent
    assert other.opponent == UNEVEN.own
    assert [other[25 - point] for point in range(26)] == [-UNEVEN[point] for point in range(26)]


def test_it_is_the_same_again_when_seen_from_both_sides() -> None:
    rng = random.Random(1)
    for _ in range(200):
        board = random_board(rng)
        assert board.swap().swap() == board


def test_it_is_equal_to_any_board_with_the_same_checkers() -> None:
    same = Board({6: 5, 8: 3, 13: 5, 24: 2}, {24: 2, 13: 5, 8: 3, 6: 5, 1: 0})
    assert same == Board.start()
    assert hash(same) == hash(Board.start())
    assert same != UNEVEN
    assert same != "a board"
    assert {same, Board.start(), UNEVEN} == {UNEVEN, same}


def test_it_never_changes() -> None:
    with pytest.raises(AttributeError, match="A board never changes"):
        UNEVEN._packed = 0
    with pytest.raises(AttributeError, match="A board never changes"):
        UNEVEN.bar = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="A board never changes"):
        del UNEVEN._packed


def test_it_keeps_nothing_of_what_it_was_made_from() -> None:
    own = checkers("24:2 6:5")
    board = Board(own, {})
    own[6] = 1
    assert board[6] == 5


def test_it_writes_itself_as_the_python_that_makes_it() -> None:
    board = a_board("bar:1 6:2", "4:3")
    assert repr(board) == "Board({25: 1, 6: 2}, {4: 3})"
    assert eval(repr(board), {"Board": Board}) == board


def test_it_can_be_copied_and_stored() -> None:
    rng = random.Random(2)
    for _ in range(50):
        board = random_board(rng)
        assert pickle.loads(pickle.dumps(board)) == board
        assert copy.copy(board) == copy.deepcopy(board) == board


def test_it_is_a_row_of_counts_from_the_opponent_s_bar_to_the_player_s() -> None:
    board = Board({25: 2, 6: 3}, {25: 1, 1: 4})
    assert len(board) == 26
    assert list(board) == [board[place] for place in range(26)]
    assert list(board) == [-1, *[0] * 5, 3, *[0] * 17, -4, 2]
    assert list(reversed(board)) == list(board)[::-1]
    assert list(board.swap()) == [-count for count in reversed(board)]


def test_it_says_which_places_a_board_has() -> None:
    for place in (-1, 26):
        with pytest.raises(IndexError, match=f"0 to 25, not {place}"):
            Board.start()[place]
