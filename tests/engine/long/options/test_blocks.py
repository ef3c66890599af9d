"""`block_when`, `block` and `unblock`: when a row of six is judged, whether any is forbidden, and
when one must be opened (LN-11b, 3.9, 3.14)."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.variants.components import Wall
from tests.engine.long.options.played import at, told
from tests.engine.long.positions import ONE_MOVES

BROKEN_ROW = "23:1 20:1 19:1 18:1 17:1 16:1 10:9"
"""With twos the checker on 23 goes on to 19 over 21, where it makes the row 21 to 16 whole."""
OVER_IT = {"20:1 19:2 18:1 17:1 16:1 10:7 8:2", "20:1 19:2 18:1 17:1 16:1 10:9"}
"""That by two of four twos, or by both of two."""
BROKEN_QUARTER = "24:6 23:2 22:1 20:1 19:1 10:4"
"""So does one of those on 23, which fills the starting quarter there."""
PAST_IT = {"24:6 23:1 22:1 20:1 19:2 10:2 8:2"}
ACROSS = {
    Wall.AHEAD: (BROKEN_ROW, "24:15", OVER_IT),
    Wall.NEVER: (BROKEN_ROW, "24:14 2:1", OVER_IT),
    Wall.HOME: (BROKEN_ROW, "24:14 12:1", OVER_IT),
    Wall.SECTOR: (BROKEN_QUARTER, "24:15", PAST_IT),
}
WALLED = [name for name in ONE_MOVES if variants.get(name).block.wall in ACROSS]


@pytest.mark.parametrize("name", WALLED)
def test_a_play_may_pass_through_a_row_unless_every_step_is_judged(name: str) -> None:
    white, black, results = ACROSS[variants.get(name).block.wall]
    at_end, each_step = (
        told(at(name, white, black, block_when=when).throw("22")) for when in ("turn_end", "step")
    )
    assert len(results & at_end) == 1
    assert not results & each_step
    assert each_step < at_end


@pytest.mark.parametrize("name", ["nardgammon", "long_classic", "karzar"])
def test_where_every_step_is_judged_the_steps_may_come_in_any_order(name: str) -> None:
    """From 23 to 21 after the checker on 18 has left the row, not before."""
    white, black, _ = ACROSS[variants.get(name).block.wall]
    steps = told(at(name, white, black, block_when="step").throw("22"))
    assert "21:1 20:1 19:1 17:1 16:2 10:7 8:2" in steps


def test_only_nardgammon_judges_every_step_unless_it_is_said_otherwise() -> None:
    first = {name: variants.get(name).options["block_when"].default for name in WALLED}
    assert {name for name, when in first.items() if when == "step"} == {"nardgammon"}


def test_in_khachapuri_a_row_before_all_of_the_opponent_may_be_free() -> None:
    before_all = ("24:8 20:1 19:1 18:1 17:1 16:1 5:2", "24:15")
    row = "24:7 21:1 20:1 19:1 18:1 17:1 16:1 5:1 4:1"
    forbidden, free = (
        told(at("khachapuri", *before_all, block=block).throw("31")) for block in ("ahead", "none")
    )
    assert row in free - forbidden
    assert forbidden < free


ROW = "11:1 10:1 9:1 8:1 7:1 6:2"
ON_ONE_POINT = (f"24:8 {ROW}", "24:15")
"""All of Black's stand on his 24, directly behind White's 11 to 6."""
ON_TWO_POINTS = ("24:7 10:1 9:1 8:1 7:1 6:1 5:2 3:1", "24:14 23:1")
"""Only the runner of Black may move, and it is behind White's 10 to 5."""
KEEPS_FIRST, KEEPS_SECOND = (
    f"24:6 23:1 22:1 {ROW}",
    "24:6 21:1 10:1 9:1 8:1 7:1 6:1 5:2 3:1",
)
FEVGAS = pytest.mark.parametrize("name", ["fevga", "lunatic_fevga"])


@FEVGAS
@pytest.mark.parametrize("unblock", ["single_point", "immobile"])
def test_a_row_before_his_only_point_must_be_opened(name: str, unblock: str) -> None:
    opened = told(at(name, *ON_ONE_POINT, unblock=unblock).throw("21"))
    free = told(at(name, *ON_ONE_POINT, unblock="off").throw("21"))
    assert KEEPS_FIRST in free - opened
    assert opened < free


@FEVGAS
def test_who_stands_on_two_points_must_be_let_out_only_in_the_wider_form(name: str) -> None:
    plays = {
        unblock: told(at(name, *ON_TWO_POINTS, unblock=unblock).throw("21"))
        for unblock in ("single_point", "immobile", "off")
    }
    assert plays["single_point"] == plays["off"]
    assert KEEPS_SECOND in plays["off"] - plays["immobile"]
    assert plays["immobile"] < plays["off"]


@FEVGAS
@pytest.mark.parametrize("unblock", ["single_point", "immobile", "off"])
def test_where_no_play_opens_it_any_may_be_played(name: str, unblock: str) -> None:
    """Black's 19 is White's 7; all sixes are borne off, and a six is left on every point."""
    stuck = at(name, "6:10 5:1 4:1 3:1 2:1 1:1", "19:14", unblock=unblock)
    assert told(stuck.throw("66")) == {"6:6 5:1 4:1 3:1 2:1 1:1"}


@FEVGAS
@pytest.mark.parametrize("unblock", ["single_point", "immobile", "off"])
def test_where_he_is_not_shut_in_nothing_need_be_opened(name: str, unblock: str) -> None:
    plays = told(at(name, f"24:8 {ROW}", "24:14 7:1", unblock=unblock).throw("21"))
    assert KEEPS_FIRST in plays


BEFORE_A_ROW, A_ROW = (
    "24:8 11:1 10:1 9:1 8:2 7:1 4:1",
    "24:7 23:1 11:1 10:1 9:1 8:1 7:1 6:1 4:1",
)
"""White's 11 to 6 are Black's 23 to 18."""


@pytest.mark.parametrize(
    ("black", "may"), [("24:14 7:1", False), ("24:14 6:1", True), ("15:14 7:1", True)]
)
def test_in_karzar_nobody_is_shut_in_behind_a_row_before_one_is_home(black: str, may: bool) -> None:
    assert (A_ROW in told(at("karzar", BEFORE_A_ROW, black).throw("21"))) is may


@FEVGAS
@pytest.mark.parametrize("unblock", ["single_point", "immobile", "off"])
def test_he_may_be_shut_in_by_a_play(name: str, unblock: str) -> None:
    """Black can leave his 24 before it, and then no more."""
    game = at(name, BEFORE_A_ROW, "24:15", unblock=unblock)
    assert A_ROW in told(game.throw("21"))


@FEVGAS
def test_his_home_is_a_row_too_where_all_stand_before_it(name: str) -> None:
    """His 6 to 1 are White's 18 to 13."""
    row = "18:1 17:1 16:1 15:1 14:1 13:1"
    opened, free = (
        told(at(name, f"24:7 {row} 5:2", "7:15", unblock=unblock).throw("21"))
        for unblock in ("single_point", "off")
    )
    assert f"24:6 21:1 {row} 5:2" in free - opened
    assert opened < free
