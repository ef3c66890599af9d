"""Both IDs of GNU Backgammon joined: a position with the match around it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.gnubg_id import from_gnubg_id, gnubg_id
from games.engine.setup import PLAYING, Setup
from games.engine.sides import Side
from tests.engine.setups import a_setup, refused, setups, survives

POSITION, MATCH = "4HPwAFDwOQDABg", "cImlABAAEAAE"
BOARD = Board({25: 2, 24: 2, 8: 3, 6: 5, 1: 1}, {25: 1, 13: 4, 8: 3, 6: 5})
KNOWN = a_setup(board=BOARD, roll=Roll(3, 1), length=5, scores=(1, 2))


def test_it_writes_the_position_and_then_the_match() -> None:
    assert gnubg_id(KNOWN) == f"{POSITION}:{MATCH}"


@pytest.mark.parametrize(
    "text",
    [
        f"{POSITION}:{MATCH}",
        f"{MATCH}:{POSITION}",
        f"  {POSITION}:{MATCH}\r\n",
        f"{POSITION} : {MATCH}",
    ],
)
def test_it_reads_both_in_either_order(text: str) -> None:
    assert from_gnubg_id(text) == KNOWN


def test_it_reads_a_position_alone_as_black_to_roll_for_money() -> None:
    setup = from_gnubg_id(POSITION)
    assert setup == Setup(board=BOARD, on_roll=Side.BLACK, decides=Side.BLACK)
    assert (setup.roll, setup.length, setup.jacoby, setup.cube_level) == (None, 0, False, 1)
    assert setup.game_state == PLAYING


def test_it_shows_the_board_to_the_player_on_roll_whoever_that_is() -> None:
    white, black = (from_gnubg_id(f"{POSITION}:{match}") for match in ("MAHgAAAAAAAE", MATCH))
    assert (white.on_roll, black.on_roll) == tuple(Side)
    assert white.board == black.board == BOARD


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' has 0 characters where 14 are expected"),
        (":", "'' has 0 characters where 14 are expected"),
        (MATCH, f"'{MATCH}' has 12 characters where 14 are expected"),
        (f"{MATCH}:{MATCH}", f"'{MATCH}' has 12 characters where 14 are expected"),
        (f"{POSITION}:{POSITION}", f"'{POSITION}' has 14 characters where 12 are expected"),
        (f"{POSITION}:", "'' has 0 characters where 12 are expected"),
        (f":{MATCH}", "'' has 0 characters where 14 are expected"),
        (f"{POSITION[:-1]}:{MATCH}", f"'{POSITION[:-1]}' has 13 characters where 14 are expected"),
        (f"{POSITION}:{MATCH[:1]}", f"'{MATCH[:1]}' has 1 character where 12 are expected"),
        (f"{POSITION}=:{MATCH}", f"'{POSITION}=' has 15 characters where 14 are expected"),
        (f"{POSITION}{MATCH}", f"'{POSITION}{MATCH}' has 26 characters where 14 are expected"),
        (f"{POSITION}:{MATCH}:", "it has 2 colons, but one joins a position ID and a match ID"),
        (":" * 10_000, "it has 10000 colons, but one joins a position ID and a match ID"),
    ],
)
def test_it_refuses_anything_else(text: str, reason: str) -> None:
    assert refused(from_gnubg_id, text) == f"This is not an ID of GNU Backgammon: {reason}."


def test_it_refuses_a_roll_with_the_code_of_dice() -> None:
    refused(from_gnubg_id, f"{POSITION}:cIkgAAAAAAAE", code="bad_dice")


@given(setups())
def test_it_reads_what_it_writes(setup: Setup) -> None:
    read = from_gnubg_id(gnubg_id(setup))
    assert gnubg_id(read) == gnubg_id(setup)
    assert read == replace(setup, beavers=False, cube_limit=read.cube_limit, offer=read.offer)


@given(setups(), st.integers(0, 26), st.text(max_size=2))
def test_it_refuses_a_changed_text_or_keeps_it(setup: Setup, at: int, other: str) -> None:
    text = gnubg_id(setup)
    survives(from_gnubg_id, gnubg_id, text[:at] + other + text[at + 1 :])


@given(st.text())
def test_it_refuses_any_other_text(text: str) -> None:
    survives(from_gnubg_id, gnubg_id, text)
