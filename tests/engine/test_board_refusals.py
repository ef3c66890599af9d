"""Checkers that no game can have: one clear error, never a wrong board."""

from __future__ import annotations

import pytest

from games.engine import Board, InvalidPosition
from games.engine.errors import BothShutOut, NobodyLeft, PointSharedByBoth, TooManyCheckers
from tests.engine.playing import a_board

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2"


def refused(own: dict[int, int], opponent: dict[int, int]) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as refusal:
        Board(own, opponent)
    assert refusal.value.code == "bad_position"
    return refusal.value


@pytest.mark.parametrize(
    ("own", "opponent", "said"),
    [
        ({6: 16}, {}, "The player on roll has 16 checkers, but a side has 15."),
        ({}, {24: 2, 6: 14}, "The opponent has 16 checkers, but a side has 15."),
        ({25: 8, 6: 8}, {}, "The player on roll has 16 checkers, but a side has 15."),
    ],
)
def test_it_refuses_a_sixteenth_checker(
    own: dict[int, int], opponent: dict[int, int], said: str
) -> None:
    refusal = refused(own, opponent)
    assert type(refusal) is TooManyCheckers
    assert refusal.detail == said


def test_it_refuses_a_point_that_both_sides_hold() -> None:
    refusal = refused({6: 2}, {19: 1})
    assert type(refusal) is PointSharedByBoth
    assert (
        refusal.detail == "Both sides have checkers on point 6, as the player on roll numbers it."
    )


def test_it_lets_both_sides_have_somebody_on_the_bar() -> None:
    board = a_board("bar:3 6:2", "bar:2 6:2")
    assert (board.bar, board.swap().bar) == (3, 2)


def test_it_refuses_two_sides_that_are_both_shut_out() -> None:
    """Seed 000: a double closed board with both on the bar can never come about."""
    with pytest.raises(BothShutOut) as refusal:
        a_board(f"bar:1 {CLOSED}", f"bar:1 {CLOSED}")
    assert refusal.value.detail == (
        "Both sides are on the bar against a closed board: neither could ever move."
    )


@pytest.mark.parametrize(
    ("own", "opponent"),
    [
        (f"bar:1 {CLOSED}", CLOSED),
        (CLOSED, f"bar:1 {CLOSED}"),
        (f"bar:1 {CLOSED}", "bar:1 6:2 5:2 4:2 3:2 2:2 1:1"),
    ],
)
def test_it_lets_one_side_be_shut_out(own: str, opponent: str) -> None:
    assert a_board(own, opponent).is_shut_out != a_board(own, opponent).swap().is_shut_out


def test_it_refuses_a_game_that_both_sides_have_won() -> None:
    refusal = refused({}, {})
    assert type(refusal) is NobodyLeft
    assert refusal.detail == (
        "Both sides have borne off every checker: a game ends with the first who does."
    )


def test_it_lets_one_side_have_borne_off_everything() -> None:
    assert Board({}, {1: 1}).off == 15


@pytest.mark.parametrize(
    ("point", "told"),
    [(0, "0"), (-1, "-1"), (26, "26"), (6.0, "6.0"), ("6", "'6'"), (True, "true"), (None, "null")],
)
def test_it_refuses_what_is_no_point(point: object, told: str) -> None:
    refusal = refused({point: 1}, {})  # type: ignore[dict-item]
    assert refusal.detail.endswith(f"from 1 to 24, or on 25, the bar, not {told}.")


@pytest.mark.parametrize(
    ("count", "told"), [(-1, "-1"), (2.0, "2.0"), ("2", "'2'"), (True, "true"), (None, "null")]
)
def test_it_refuses_what_is_no_number_of_checkers(count: object, told: str) -> None:
    refusal = refused({6: count}, {})  # type: ignore[dict-item]
    assert refusal.detail.endswith(f"point 6 must have a whole number of checkers, not {told}.")


def test_it_looks_at_both_sides() -> None:
    for wrong in ({6: -1}, {0: 1}):
        assert refused(wrong, {1: 1}).detail == refused({1: 1}, wrong).detail
