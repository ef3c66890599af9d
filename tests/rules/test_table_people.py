"""Joining, leaving, sitting out, declining the box (rows 13, 50-53 of the house rules)."""

from __future__ import annotations

import pytest

from chouette.rules.errors import CubeLimit
from chouette.rules.table_errors import (
    AlreadyGoing,
    AlreadySeated,
    NotSeated,
    TooManyPlayers,
)

from .table import Table


def test_it_seats_a_newcomer_between_games_last() -> None:
    table = Table("ABCD")
    table.do("join", player="F")
    assert table.order == "ABCDF"


@pytest.mark.parametrize(
    ("newcomer", "winner", "order"),
    [
        ("above_loser", "team", "BCDFA"),
        ("below_loser", "team", "BCDAF"),
        ("above_loser", "box", "ACDFB"),
        ("below_loser", "box", "ACDBF"),
    ],
)
def test_it_seats_who_came_during_a_game_by_the_house_rule(
    newcomer: str, winner: str, order: str
) -> None:
    table = Table("ABCD", rules={"newcomer": newcomer})
    table.do("start_game")
    table.do("join", player="F")
    assert table.state.seating.waiting == ("F",)
    assert table.order == "ABCD"
    table.result(winner)
    assert table.order == order
    assert not table.state.seating.waiting


def test_it_seats_a_newcomer_above_both_losers_of_a_double_stand_up() -> None:
    """LA: B and A both lose, the captain stands above the box, the newcomer above both."""
    table = Table("ABCD", rules={"seat": "last_man"})
    table.do("double", side="team", answers={"B": "take"})
    table.do("double", side="box", answers={"B": "drop"})
    table.do("join", player="F")
    table.result("team")
    assert table.order == "CDFBA"


def test_it_refuses_somebody_who_sits_here_already() -> None:
    table = Table("ABC")
    with pytest.raises(AlreadySeated, match="B is at this table already"):
        table.do("join", player="B")


def test_it_refuses_a_seventeenth_player() -> None:
    table = Table("ABCDEFGHIJKLMNOP")
    with pytest.raises(TooManyPlayers):
        table.do("join", player="Q")


@pytest.mark.parametrize("level", [0, 1025])
def test_it_refuses_a_stake_level_no_cube_can_have(level: int) -> None:
    table = Table("ABC")
    with pytest.raises(CubeLimit):
        table.do("join", player="F", level=level)


@pytest.mark.parametrize(
    ("player", "order"), [("C", "ABDE"), ("B", "ACDE"), ("A", "BCDE"), ("E", "ABCD")]
)
def test_it_closes_the_gap_of_who_leaves_between_games(player: str, order: str) -> None:
    """W39: behind a captain the next moves up, behind a box the captain takes the box."""
    table = Table("ABCDE")
    table.do("leave", player=player)
    assert table.order == order


def test_it_keeps_the_points_of_who_left() -> None:
    """W38: the sum stays zero with those who went home."""
    table = Table("ABCDE")
    table.result("team")
    table.do("leave", player="C")
    assert table.points == {"A": -4, "B": 1, "C": 1, "D": 1, "E": 1}
    table.result("box")
    assert table.points == {"A": -5, "B": 4, "C": 1}
    assert table.order == "BEAD"


def test_it_lets_a_player_finish_the_game_he_leaves_in() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("leave", player="C")
    assert table.order == "ABCD"
    table.result("team")
    assert table.order == "BDA"
    assert table.points == {"A": -3, "B": 1, "C": 1, "D": 1}


def test_it_lets_who_announced_his_leaving_stay_after_all() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("leave", player="C")
    table.do("return", player="C")
    table.result("team")
    assert table.order == "BCDA"


def test_it_refuses_to_announce_the_same_leaving_twice() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("leave", player="C")
    with pytest.raises(AlreadyGoing):
        table.do("leave", player="C")


@pytest.mark.parametrize("kind", ["leave", "sit_out"])
def test_it_refuses_leaving_of_somebody_who_is_not_here(kind: str) -> None:
    table = Table("ABCD")
    with pytest.raises(NotSeated):
        table.do(kind, player="Z")
