"""A position as eXtreme Gammon's XGID (formats.md 1.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.setup import PLAYING, RESIGNED, Setup, decider
from games.engine.sides import Side
from games.engine.xgid import from_xgid, xgid
from tests.engine.setups import a_setup, setups, with_sides_exchanged

WHITE, BLACK = Side

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"

KNOWN = {
    START: a_setup(board=Board.start()),
    # formats.md 1.1 names the position IDs of this board.
    "XGID=aA----E-C---d----c-e----BB:0:0:1:00:0:0:0:0:10": a_setup(
        board=Board({25: 2, 24: 2, 8: 3, 6: 5, 1: 1}, {25: 1, 13: 4, 8: 3, 6: 5})
    ),
    "XGID=aA----E-C---d----c-e----BB:0:0:-1:00:0:0:0:0:10": a_setup(
        board=Board({25: 1, 13: 4, 8: 3, 6: 5}, {25: 2, 24: 2, 8: 3, 6: 5, 1: 1}), on_roll=WHITE
    ),
    # Public reports of readers that took the owner, the colours or the sides for each other.
    "XGID=--CBCBC------B--b--cabbcb-:1:1:1:21:0:0:0:0:8": a_setup(
        board=Board(
            {2: 3, 3: 2, 4: 3, 5: 2, 6: 3, 13: 2}, {1: 2, 2: 3, 3: 2, 4: 2, 5: 1, 6: 3, 9: 2}
        ),
        roll=Roll(2, 1),
        cube_level=2,
        cube_owner=BLACK,
        cube_limit=256,
    ),
    "XGID=-A-Bb-DBB---bBa---bcbbaA-A:0:0:-1:00:4:0:0:0:8": a_setup(
        board=Board(
            {21: 2, 13: 2, 11: 1, 7: 2, 6: 3, 5: 2, 4: 2, 3: 1},
            {1: 1, 3: 2, 6: 4, 7: 2, 8: 2, 13: 2, 23: 1, 25: 1},
        ),
        on_roll=WHITE,
        scores=(0, 4),
        cube_limit=256,
    ),
    "XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8": a_setup(
        board=Board({6: 5, 7: 2, 8: 2, 13: 4, 24: 2}, {24: 1, 23: 1, 13: 4, 11: 1, 8: 3, 6: 5}),
        roll=Roll(1, 6),
        jacoby=True,
        beavers=True,
        cube_limit=256,
    ),
}


@pytest.mark.parametrize(("text", "setup"), KNOWN.items())
def test_it_writes_known_positions(text: str, setup: Setup) -> None:
    assert xgid(setup) == text


@pytest.mark.parametrize(("text", "setup"), KNOWN.items())
def test_it_reads_known_positions(text: str, setup: Setup) -> None:
    assert from_xgid(text) == setup


@pytest.mark.parametrize("text", [START[5:], f"  {START} ", f"\t{START[5:]}\r\n"])
def test_it_needs_no_prefix_and_ignores_blanks_around(text: str) -> None:
    assert from_xgid(text) == KNOWN[START]


def test_it_keeps_the_order_of_the_dice() -> None:
    for dice in ("13", "31", "66"):
        text = START.replace(":00:", f":{dice}:")
        assert xgid(from_xgid(text)) == text


def test_it_names_black_s_score_first_whoever_is_on_roll() -> None:
    for turn in ("1", "-1"):
        text = START.replace(":1:00:0:0:0:0:", f":{turn}:00:4:2:0:7:")
        assert from_xgid(text).scores == (2, 4)


def test_it_reads_the_rule_by_the_length() -> None:
    def rules(rule: int, length: int) -> tuple[bool, bool, bool]:
        setup = from_xgid(
            START.replace(":0:0:0:0:10", f":0:{max(length - 1, 0)}:{rule}:{length}:10")
        )
        return setup.crawford, setup.jacoby, setup.beavers

    assert [rules(rule, 7) for rule in (0, 1)] == [(False, False, False), (True, False, False)]
    assert [rules(rule, 0) for rule in range(4)] == [
        (False, False, False),
        (False, True, False),
        (False, False, True),
        (False, True, True),
    ]


@pytest.mark.parametrize("scores", ["0:0:1:1", "2:2:1:7", "0:0:1:7"])
def test_it_drops_the_mark_of_a_crawford_game_where_there_is_none(scores: str) -> None:
    setup = from_xgid(START.replace(":0:0:0:0:10", f":{scores}:10"))
    assert not setup.crawford


def test_it_keeps_the_mark_at_double_match_point() -> None:
    text = START.replace(":0:0:0:0:10", ":6:6:1:7:10")
    assert from_xgid(text).crawford
    assert xgid(from_xgid(text)) == text


def test_it_reads_a_limit_of_one_as_no_cube() -> None:
    text = START.replace(":10", ":0")
    assert from_xgid(text).cube_limit == 1
    assert xgid(from_xgid(text)) == text


def test_it_reads_a_side_that_has_borne_off_everything() -> None:
    setup = from_xgid("XGID=-A------------------------:0:0:-1:00:0:0:0:0:10")
    assert setup.board == Board({}, {1: 1})


def test_it_loses_a_resignation_and_the_state_of_the_game() -> None:
    resigning = a_setup(resigned=1)
    assert xgid(resigning) == xgid(a_setup())
    assert xgid(replace(resigning, game_state=RESIGNED)) == xgid(a_setup())


def test_it_writes_the_other_side_s_board_backwards_with_the_cases_exchanged() -> None:
    setup = a_setup(cube_level=2, cube_owner=BLACK, length=7, scores=(1, 2))
    board, *_ = xgid(setup).removeprefix("XGID=").split(":")
    other, *fields = xgid(with_sides_exchanged(setup)).removeprefix("XGID=").split(":")
    assert other == board[::-1].swapcase()
    assert fields == ["1", "-1", "-1", "00", "1", "2", "0", "7", "10"]


@given(setups(states=(PLAYING, PLAYING)).filter(lambda setup: setup.offer != "otter"))
def test_it_reads_what_it_writes(setup: Setup) -> None:
    text = xgid(setup)
    carried = replace(setup, resigned=0, decides=decider(setup.on_roll, setup.offer, resigned=0))
    assert from_xgid(text) == carried
    assert xgid(from_xgid(text)) == text
