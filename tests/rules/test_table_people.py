"""Joining, leaving, sitting out, declining the box (rows 13, 50-53 of the house rules)."""

from __future__ import annotations

import pytest

from chouette.rules.errors import CubeLimit, RuleViolation
from chouette.rules.table_errors import (
    AlreadyGoing,
    AlreadySeated,
    BoxNotDeclinable,
    NotAway,
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
    assert table.state.seating.waiting == ()


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
    with pytest.raises(AlreadySeated, match="B sits at this table already"):
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


def test_it_keeps_the_place_of_who_sits_out() -> None:
    table = Table("ABCDE")
    table.do("sit_out", player="D")
    assert (table.order, table.line) == ("ABCE", "ABCDE")
    table.result("team")
    assert (table.order, table.line) == ("BCEA", "BCDEA")
    table.do("return", player="D")
    assert table.order == "BCDEA"


def test_it_keeps_a_place_for_as_many_games_as_the_house_says() -> None:
    table = Table("ABCDE", rules={"sit_out_games": 1})
    table.do("sit_out", player="D")
    table.result("box")
    table.result("box")
    assert table.line == "ADEBC"
    table.do("return", player="D")
    assert table.order == "AEBCD"


def test_it_never_makes_somebody_the_box_while_he_is_away() -> None:
    table = Table("ABCD")
    table.do("sit_out", player="B")
    table.result("team")
    assert table.order == "CDA"
    table.do("return", player="B")
    assert table.order == "CBDA"


def test_it_gives_the_box_to_the_captain_when_the_box_sits_out() -> None:
    table = Table("ABCD")
    table.do("sit_out", player="A")
    assert (table.order, table.line) == ("BCD", "BCDA")


def test_it_lets_a_player_sit_out_after_the_game_he_plays_in() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("sit_out", player="C")
    table.result("box")
    assert (table.order, table.line) == ("ADB", "ACDB")


def test_it_refuses_a_return_of_somebody_who_is_not_away() -> None:
    table = Table("ABCD")
    with pytest.raises(NotAway):
        table.do("return", player="C")


def test_it_lets_a_new_box_decline_and_stand_above_the_old_one() -> None:
    """W40."""
    table = Table("ABCDE", rules={"decline_box": True})
    table.result("team")
    table.do("decline_box")
    assert table.order == "CDEBA"
    table.do("decline_box")
    assert table.order == "DEBCA"


@pytest.mark.parametrize("allowed", [True, False])
def test_it_refuses_to_decline_a_box_that_was_not_just_won(allowed: bool) -> None:
    table = Table("ABCDE", rules={"decline_box": allowed})
    with pytest.raises(BoxNotDeclinable):
        table.do("decline_box")
    table.result("box" if allowed else "team")
    with pytest.raises(BoxNotDeclinable):
        table.do("decline_box")


def test_it_remembers_a_proxy_until_the_game_ends() -> None:
    table = Table("ABCD")
    table.do("name_proxy", player="C", proxy="D")
    assert table.state.proxies == {"C": "D"}
    table.result("box")
    assert table.state.proxies == {}


def test_it_refuses_a_proxy_who_is_not_at_the_table() -> None:
    table = Table("ABCD")
    with pytest.raises(RuleViolation):
        table.do("name_proxy", player="C", proxy="Z")
