"""What is no position ID, or has checkers that no game can have."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.position_id import board_from_position_id, position_id
from tests.engine.positions import random_board
from tests.engine.setups import checkers_id, refused, survives


@pytest.mark.parametrize("text", ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMA=", "4HPwATDgc/ABMAA"])
def test_it_refuses_a_wrong_length(text: str) -> None:
    assert refused(board_from_position_id, text) == (
        f"This is not an ID of GNU Backgammon: {text!r} has {len(text)} characters "
        "where 14 are expected."
    )


@pytest.mark.parametrize("letter", ["-", "_", "=", " ", "\n", "\0", "é", "٣", "Ａ", "\ud800"])
def test_it_refuses_letters_beyond_the_alphabet(letter: str) -> None:
    detail = refused(board_from_position_id, f"4HPwATD{letter}c/ABMA")
    assert "only the letters A to Z" in detail


def test_it_refuses_padding_of_the_right_length() -> None:
    assert "only the letters A to Z" in refused(board_from_position_id, "4HPwATDgc/AB==")


@pytest.mark.parametrize("last", "BIP")
def test_it_refuses_bits_that_have_no_meaning(last: str) -> None:
    detail = refused(board_from_position_id, f"4HPwATDgc/ABM{last}")
    assert f"the last character of '4HPwATDgc/ABM{last}' has bits set" in detail


def test_it_refuses_bits_after_the_last_count() -> None:
    detail = "This is not an ID of GNU Backgammon: bits are set after the last of its 50 counts."
    assert refused(board_from_position_id, "AQAAAAAAAAAAgA") == detail


@pytest.mark.parametrize(
    ("opponent", "own", "detail"),
    [
        ({6: 16}, {6: 5}, "The opponent has 16 checkers, but a side has 15."),
        ({6: 5}, {6: 16}, "The player on roll has 16 checkers, but a side has 15."),
        ({6: 5, 8: 5, 13: 6}, {}, "The opponent has 16 checkers, but a side has 15."),
        ({1: 30}, {}, "The opponent has 30 checkers, but a side has 15."),
    ],
)
def test_it_refuses_counts_beyond_fifteen(
    opponent: dict[int, int], own: dict[int, int], detail: str
) -> None:
    assert refused(board_from_position_id, checkers_id(opponent, own)) == detail


def test_it_refuses_more_ones_than_checkers_exist() -> None:
    detail = "This is not an ID of GNU Backgammon: a side has more than 15 checkers."
    assert refused(board_from_position_id, "/" * 13 + "w") == detail
    assert refused(board_from_position_id, checkers_id({1: 16}, {1: 15})) == detail


def test_it_refuses_a_point_of_both_sides() -> None:
    detail = "Both sides have checkers on point 6, as the player on roll numbers it."
    assert refused(board_from_position_id, checkers_id({19: 2}, {6: 2})) == detail


def test_it_refuses_both_bars_against_two_closed_boards() -> None:
    closed = dict.fromkeys(range(1, 7), 2) | {25: 1}
    detail = "Both sides are on the bar against a closed board: neither could ever move."
    assert refused(board_from_position_id, checkers_id(closed, closed)) == detail


def test_it_refuses_an_empty_board() -> None:
    assert "Both sides have borne off every checker" in refused(board_from_position_id, "A" * 14)


def test_it_refuses_a_very_long_text_in_a_short_sentence() -> None:
    assert len(refused(board_from_position_id, "A" * 10_000)) < 150


@given(st.text(max_size=20) | st.from_regex(r"[A-Za-z0-9+/]{13}[AQgw]", fullmatch=True))
def test_it_refuses_any_other_text_or_keeps_it(text: str) -> None:
    board = survives(board_from_position_id, position_id, text)
    assert board is None or position_id(board) == text


def test_it_never_takes_a_changed_id_for_anything_else() -> None:
    rng = random.Random(11)
    alphabet = "ABCDwxyz0189+/=-é"
    kept = 0
    for _ in range(3_000):
        letters = list(position_id(random_board(rng)))
        letters[rng.randrange(len(letters))] = rng.choice(alphabet)
        text = "".join(letters)
        board = survives(board_from_position_id, position_id, text)
        assert board is None or position_id(board) == text
        kept += board is not None
    assert 0 < kept < 3_000
