"""Cube, dice and score as GNU Backgammon's match ID (formats.md 1.2). The IDs are gnubg's own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.match_id import FIELDS, decoded, from_match_id, match_id
from games.engine.setup import DROPPED, NO_GAME, OVER, RESIGNED, Setup
from games.engine.sides import Side
from tests.engine.setups import CONTACT, a_setup, id_of, setups

WHITE, BLACK = Side
BOARD = CONTACT

SEVEN = {"length": 7, "scores": (2, 2)}

KNOWN = {
    "cAkAAAAAAAAE": a_setup(),
    "cAkAAAAAAAAA": a_setup(jacoby=True),
    "MAHgAAAAAAAE": a_setup(on_roll=WHITE, length=7),
    "cInlAAAAAAAE": a_setup(roll=Roll(3, 1), length=7),
    "QYkqASAAIAAE": a_setup(
        roll=Roll(5, 2), cube_level=2, cube_owner=WHITE, length=9, scores=(2, 4)
    ),
    "8AngACAAMAAE": a_setup(length=7, scores=(2, 6), crawford=True),
    "WgkACIACoAAE": a_setup(cube_level=1024, cube_owner=BLACK, length=64, scores=(40, 20)),
    # The offers: a double, a redouble, and what may follow it for money.
    "cBHgAAAAAAAE": a_setup(offer="double", length=7),
    "URHgACAAGAAE": a_setup(
        offer="double", cube_level=2, cube_owner=BLACK, length=7, scores=(2, 3)
    ),
    "QRkAAAAAAAAE": a_setup(offer="beaver", cube_level=2, cube_owner=WHITE),
    "QhEAAAAAAAAE": a_setup(offer="raccoon", cube_level=4, cube_owner=WHITE),
    # Resignations: on roll, after rolling, and by the side that was doubled.
    "cEHgACAAEAAE": a_setup(resigned=2, **SEVEN),
    "cCEPACAAEAAE": a_setup(resigned=1, roll=Roll(6, 3), scores=(2, 2)),
    "cDngACAAEAAE": a_setup(resigned=1, offer="double", **SEVEN),
    # Finished games, the last of them with the match.
    "cATgACAAIAAE": a_setup(game_state=DROPPED, decides=WHITE, length=7, scores=(2, 4)),
    "MALgACAAGAAE": a_setup(game_state=OVER, on_roll=WHITE, length=7, scores=(2, 3)),
    "cCPgADAAMAAE": a_setup(game_state=RESIGNED, resigned=1, length=7, scores=(3, 6)),
    "cDvgACAAGAAE": a_setup(
        game_state=RESIGNED, resigned=1, offer="double", length=7, scores=(2, 3)
    ),
    "cCPgAHAAEAAE": a_setup(game_state=RESIGNED, resigned=1, length=7, scores=(7, 2)),
}


@pytest.mark.parametrize(("text", "setup"), KNOWN.items())
def test_it_writes_what_gnubg_writes(text: str, setup: Setup) -> None:
    assert match_id(setup) == text


@pytest.mark.parametrize(("text", "setup"), KNOWN.items())
def test_it_reads_what_gnubg_writes(text: str, setup: Setup) -> None:
    assert from_match_id(text, setup.board) == setup


def test_it_takes_the_checkers_from_a_board() -> None:
    assert from_match_id("cAkAAAAAAAAE", Board.start()).board == Board.start()


def test_it_writes_the_larger_die_first() -> None:
    assert match_id(a_setup(roll=Roll(1, 3))) == match_id(a_setup(roll=Roll(3, 1)))
    roll = from_match_id("cInlAAAAAAAE", Board.start()).roll
    assert roll
    assert (roll.first, roll.second) == (3, 1)


def test_it_has_neither_beavers_nor_the_limit_of_the_cube() -> None:
    plain = a_setup()
    assert match_id(replace(plain, beavers=True, cube_limit=64)) == match_id(plain)


def test_it_reads_the_usual_limit_of_the_cube_or_what_the_cube_has_come_to() -> None:
    limits = {
        exponent: from_match_id(match_id(a_setup(cube_level=2**exponent, cube_limit=4096)), BOARD)
        for exponent in (0, 9, 10, 11, 12)
    }
    assert [setup.cube_limit for setup in limits.values()] == [1024, 1024, 1024, 2048, 4096]
    doubled = a_setup(cube_level=1024, offer="double", cube_limit=2048)
    assert from_match_id(match_id(doubled), BOARD).cube_limit == 2048


def test_it_reads_a_match_of_a_build_that_knew_no_jacoby_bit() -> None:
    old, new = (from_match_id(f"cAngACAAEAA{last}", BOARD) for last in "AE")
    assert old == new
    assert not old.jacoby


def test_it_reads_dice_with_the_smaller_first() -> None:
    values = decoded(a_setup(roll=Roll(3, 1))) | {"die1": 1, "die2": 3}
    assert from_match_id(id_of(values), BOARD) == a_setup(roll=Roll(3, 1))


@pytest.mark.parametrize(("length", "scores"), [(1, (0, 0)), (7, (0, 0)), (7, (5, 5))])
def test_it_drops_the_mark_of_a_crawford_game_where_there_is_none(
    length: int, scores: tuple[int, int]
) -> None:
    values = decoded(a_setup(length=length, scores=scores)) | {"crawford": 1}
    assert not from_match_id(id_of(values), BOARD).crawford


def test_it_keeps_the_mark_at_double_match_point() -> None:
    assert from_match_id("8AngAGAAMAAE", BOARD).crawford


def test_it_reads_an_otter_as_the_beaver_it_looks_like() -> None:
    otter = a_setup(offer="otter", cube_level=8, cube_owner=WHITE)
    assert match_id(otter) == "QxkAAAAAAAAE"
    assert from_match_id("QxkAAAAAAAAE", BOARD) == replace(otter, offer="beaver")


def test_it_reads_a_game_that_has_not_begun() -> None:
    setup = from_match_id("8IhuACAACAAE", BOARD)
    assert (setup.game_state, setup.length, setup.scores) == (NO_GAME, 3, (2, 1))


def test_it_names_the_fields() -> None:
    assert list(decoded(a_setup())) == list(FIELDS)
    assert sum(FIELDS.values()) == 67


@given(setups())
def test_it_reads_what_it_writes(setup: Setup) -> None:
    text = match_id(setup)
    assert len(text) == 12
    read = from_match_id(text, setup.board)
    assert match_id(read) == text
    assert decoded(read) == decoded(setup)
    kept = replace(setup, beavers=False, cube_limit=read.cube_limit, offer=read.offer)
    assert read == kept
    assert read.offer == ("beaver" if setup.offer == "otter" else setup.offer)
