"""What the notations of a position have in common: a checked value."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.errors import InvalidDice, InvalidPosition
from games.engine.setup import (
    DROPPED,
    OVER,
    RESIGNED,
    TURNED_BEFORE,
    Offer,
    Setup,
    board_of_row,
    counts_as_crawford,
    decider,
    roll_of_numbers,
    row_of_board,
    row_of_the_other_side,
)
from games.engine.sides import Side
from tests.engine.setups import CONTACT, a_setup, boards, setups

WHITE, BLACK = Side


@given(setups())
def test_it_is_a_value(setup: Setup) -> None:
    same = Setup(**{name: getattr(setup, name) for name in Setup.__slots__})
    assert (same, hash(same)) == (setup, hash(setup))


@pytest.mark.parametrize("name", Setup.__slots__)
def test_it_never_changes(name: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(a_setup(), name, 3)


@pytest.mark.parametrize(
    ("offer", "decides"),
    [("", BLACK), ("double", WHITE), ("beaver", BLACK), ("raccoon", WHITE), ("otter", BLACK)],
)
def test_it_asks_the_other_side_at_every_turn_of_the_cube(offer: Offer, decides: Side) -> None:
    assert decider(BLACK, offer, resigned=0) is decides
    assert decider(WHITE, offer, resigned=0) is decides.other


@pytest.mark.parametrize("offer", ["", *TURNED_BEFORE])
def test_it_asks_the_other_side_to_answer_a_resignation(offer: Offer) -> None:
    for points in (1, 2, 3):
        assert decider(BLACK, offer, points) is decider(BLACK, offer, 0).other


@pytest.mark.parametrize(
    ("length", "scores", "counts"),
    [
        (7, (6, 2), True),
        (7, (2, 6), True),
        (7, (6, 6), True),
        (7, (5, 5), False),
        (7, (7, 2), False),
        (2, (1, 0), True),
        (1, (0, 0), False),
    ],
)
def test_it_knows_when_a_game_can_be_the_crawford_game(
    length: int, scores: tuple[int, int], counts: bool
) -> None:
    assert counts_as_crawford(True, length, scores) == counts
    assert not counts_as_crawford(False, length, scores)


def test_it_leaves_a_crawford_game_for_money_to_be_refused() -> None:
    assert counts_as_crawford(True, 0, (0, 0))


def test_it_reads_the_numbers_of_a_roll() -> None:
    assert roll_of_numbers(0, 0) is None
    assert roll_of_numbers(3, 1) == Roll(3, 1)
    for dice in ((3, 0), (0, 3), (7, 1), (-1, 1)):
        with pytest.raises(InvalidDice):
            roll_of_numbers(*dice)


@given(boards())
def test_it_reads_a_row_of_counts_back_from_either_side(board: Board) -> None:
    row = row_of_board(board)
    assert len(row) == 26
    assert board_of_row(row) == board
    assert board_of_row(row_of_the_other_side(row)) == board.swap()


def test_it_tells_the_level_of_the_cube_as_a_power() -> None:
    assert [a_setup(cube_level=2**power).cube_log for power in range(11)] == list(range(11))


def test_it_knows_when_a_match_is_over() -> None:
    assert not a_setup(scores=(9, 9)).match_is_over
    assert not a_setup(length=7, scores=(6, 6)).match_is_over
    for state in (OVER, RESIGNED, DROPPED):
        assert a_setup(length=7, scores=(7, 6), game_state=state).match_is_over


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"cube_level": 3}, "a cube shows a power of two, not 3"),
    ({"cube_level": 0}, "a cube shows a power of two, not 0"),
    ({"cube_level": -4}, "a cube shows a power of two, not -4"),
    ({"cube_limit": 12}, "a cube shows a power of two, not 12"),
    ({"cube_limit": 8192}, "the limit of the cube is 4096 at most, not 8192"),
    ({"cube_level": 8, "cube_limit": 4}, "a cube at 8 is beyond the limit of 4"),
    ({"offer": "double", "cube_limit": 1}, "a cube at 2 is beyond the limit of 1"),
    ({"length": -1}, "a length or score is 0 to 32767, not -1"),
    ({"scores": (0, 32768)}, "a length or score is 0 to 32767, not 32768"),
    ({"length": 7, "scores": (7, 0)}, "a match to 7 is already won with a score of 7"),
    ({"length": 7, "jacoby": True}, "a match has neither the Jacoby rule nor beavers"),
    ({"length": 7, "beavers": True}, "a match has neither the Jacoby rule nor beavers"),
    ({"crawford": True}, "a money session has no Crawford game"),
    ({"game_state": -1}, "the state of a game is 0 to 4, not -1"),
    ({"game_state": 5}, "the state of a game is 0 to 4, not 5"),
    ({"resigned": 4}, "a resignation is for 1, 2 or 3 times the cube, not 4"),
    ({"resigned": -1}, "a resignation is for 1, 2 or 3 times the cube, not -1"),
    ({"decides": WHITE}, "it is Black that has to decide, not White"),
    ({"offer": "double", "decides": BLACK}, "it is White that has to decide, not Black"),
    ({"offer": "double", "roll": Roll(3, 1)}, "the cube is turned before the dice are thrown"),
]


@pytest.mark.parametrize(("changes", "reason"), REFUSED)
def test_it_refuses_what_no_session_can_come_to(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason) as refusal:
        a_setup(**changes)
    assert refusal.value.code == "bad_position"


def test_it_asks_nobody_in_particular_once_a_game_is_over() -> None:
    assert Setup(board=CONTACT, decides=WHITE, game_state=DROPPED).decides is WHITE
