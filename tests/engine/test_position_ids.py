"""Positions told by XGID, the IDs of GNU Backgammon and Snowie's line, and read from them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from games.engine import Board, Cube, InvalidDice, InvalidPosition, Match, Phase, Position, Roll
from games.engine.gnubg_id import gnubg_id
from games.engine.setup import PLAYING, Setup, decider
from games.engine.xgid import xgid
from tests.engine.cases import rows
from tests.engine.playing import BLACK, MONEY, WHITE, doubled
from tests.engine.setups import setups

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"


def test_it_is_read_from_an_xgid() -> None:
    position = Position.from_xgid(START.replace(":00:0:0", ":31:3:2"))
    assert position.board == Board.start()
    assert (position.on_roll, position.roll) == (BLACK, Roll(3, 1))
    assert position.match == Match(7, (2, 3))
    assert position.phase is Phase.PLAY


@pytest.mark.parametrize("row", list(rows("ids.jsonl")), ids=lambda row: str(row["id"]))
def test_it_is_told_as_the_shared_cases_have_it(row: dict[str, str]) -> None:
    if "commands" in row or "xgid" not in row:
        return
    position = Position.from_xgid(row["xgid"])
    assert position.gnubg_id == row["gnubg_id"]
    again = Position.from_gnubg_id(row["gnubg_id"])
    assert again.gnubg_id == row["gnubg_id"]
    assert (again.board, again.on_roll, again.roll) == (
        position.board,
        position.on_roll,
        position.roll,
    )


@pytest.mark.parametrize(
    ("action", "gnubg"),
    [
        (lambda at: at.double(), "LiOQwVKOVjCQIw:cBHgAAAAAAAE"),
        (lambda at: replace(at, match=Match(7, (2, 3))).resign(2), "LiOQwVKOVjCQIw:cEHgACAAGAAE"),
        (lambda at: replace(at, match=Match(7, (2, 3))).resign(3), "LiOQwVKOVjCQIw:cGHgACAAGAAE"),
        (
            lambda at: replace(at, match=Match(7, (2, 3))).double().drop(),
            "LiOQwVKOVjCQIw:cATgACAAIAAE",
        ),
    ],
    ids=["I39", "I44", "I45", "I46"],
)
def test_it_comes_to_what_gnubg_comes_to(action: object, gnubg: str) -> None:
    """The cases with commands: a double, two resignations, and a double that was dropped."""
    before = Position.from_xgid("XGID=aaCabABAAb-a-B---a-AbCacA-:0:0:1:00:0:0:0:7:10")
    assert callable(action)
    position = action(before)
    assert position.gnubg_id == gnubg
    assert Position.from_gnubg_id(gnubg) == position


@given(setups(states=(PLAYING, PLAYING)))
def test_it_tells_again_whatever_setup_it_was_read_from(setup: Setup) -> None:
    if setup.board.win or setup.board.swap().win:
        return
    position = Position.from_setup(setup)
    assert gnubg_id(position.setup) == gnubg_id(setup)
    assert replace(position.setup, beavers=setup.beavers) == setup
    if setup.offer != "otter":
        in_play = replace(setup, resigned=0, decides=decider(setup.on_roll, setup.offer, 0))
        assert position.xgid == xgid(in_play)


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_it_tells_an_offer_as_long_as_it_is_open(turns: int) -> None:
    position = doubled(MONEY)
    for _ in range(turns - 1):
        position = position.turn_again()
    if turns < 4:
        read = Position.from_xgid(position.xgid)
        assert (read.cube, read.decides) == (position.cube, position.decides)
        assert read.take().cube == position.take().cube
        dropped, again = position.drop().outcome, read.drop().outcome
        assert dropped == again
    else:
        with pytest.raises(InvalidPosition, match="no letter for an otter"):
            _ = position.xgid


def test_it_tells_the_other_programs_too() -> None:
    position = Position.from_xgid(START.replace(":00:0:0", ":31:3:2"))
    line = position.snowie_line(("Ana", "Bogdan"))
    assert line.startswith("7;0;0;0;1;Bogdan;Ana;0;3;2;1;0;")
    assert Position.from_snowie_line(line) == position
    assert Position.from_snowie_line(position.snowie_line()) == position


def test_it_reads_a_position_id_alone_as_money() -> None:
    assert Position.from_gnubg_id("4HPwATDgc/ABMA") == Position.start()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", InvalidPosition),
        (START.replace("E", "Q"), InvalidPosition),
        (START.replace(":00:", ":71:"), InvalidDice),
        (START.replace(":0:7:", ":7:7:"), InvalidPosition),
        ("4HPwATDgc/ABM", InvalidPosition),
    ],
)
def test_it_refuses_what_is_none(text: str, error: type[InvalidPosition]) -> None:
    with pytest.raises(error):
        Position.from_xgid(text)
    with pytest.raises((InvalidPosition, InvalidDice)):
        Position.from_gnubg_id(text)
    with pytest.raises((InvalidPosition, InvalidDice)):
        Position.from_snowie_line(text)


def test_it_knows_a_cube_that_was_turned_by_its_owner() -> None:
    assert not Position.from_xgid(START).cube.turned
    assert Position.from_xgid(START.replace(":0:0:1:", ":1:-1:1:")).cube == Cube(2, WHITE)
