"""The checkers as GNU Backgammon's position ID (formats.md 1.1)."""

from __future__ import annotations

import pytest
from hypothesis import given

from games.engine.board import Board
from games.engine.position_id import board_from_position_id, position_id
from tests.engine.setups import boards, checkers_id

KNOWN = {
    "4HPwATDgc/ABMA": Board.start(),
    # The example of formats.md 1.1, seen by either side.
    "4HPwAFDwOQDABg": Board({25: 2, 24: 2, 8: 3, 6: 5, 1: 1}, {25: 1, 13: 4, 8: 3, 6: 5}),
    "wecAABv4HDwABA": Board({25: 1, 13: 4, 8: 3, 6: 5}, {25: 2, 24: 2, 8: 3, 6: 5, 1: 1}),
    # Both sides have borne checkers off, which a reader took for checkers on the bar.
    "mxmAQ4PbAQAAAA": Board({3: 3, 2: 2, 1: 3}, {21: 2, 20: 1, 16: 3, 6: 2, 4: 2, 2: 2, 1: 2}),
    "AAAA/38BAAAAAA": Board({1: 1}, {25: 15}),
    "AQAAAAAAAAAAAA": Board({}, {1: 1}),
    "AACA/z8AAAD/fw": Board({25: 15}, {24: 15}),
}


@pytest.mark.parametrize(("text", "board"), KNOWN.items())
def test_it_writes_known_boards(text: str, board: Board) -> None:
    assert position_id(board) == text


@pytest.mark.parametrize(("text", "board"), KNOWN.items())
def test_it_reads_known_ids(text: str, board: Board) -> None:
    assert board_from_position_id(text) == board


def test_it_names_the_opponent_first() -> None:
    assert position_id(Board({1: 1}, {2: 2})) == checkers_id(opponent={2: 2}, own={1: 1})


def test_it_reads_the_same_checkers_from_the_other_side_as_another_id() -> None:
    board = board_from_position_id("4HPwAFDwOQDABg")
    assert position_id(board.swap()) == "wecAABv4HDwABA"


@given(boards())
def test_it_reads_what_it_writes(board: Board) -> None:
    text = position_id(board)
    assert len(text) == 14
    assert board_from_position_id(text) == board


@given(boards(), boards())
def test_it_has_another_text_for_every_board(one: Board, other: Board) -> None:
    assert (position_id(one) == position_id(other)) == (one == other)
