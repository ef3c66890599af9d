"""The first order by dice, the host's own order, and games that cannot begin."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.errors import BadJson, DuplicatePlayer, UnknownPlayer
from chouette.rules.table_errors import (
    GameOpen,
    OrderIncomplete,
    ReasonMissing,
    RollsTied,
    RotationAlreadyDrawn,
    RotationNotDrawn,
    TooFewPlayers,
)

from .table import Table


def opened(players: str) -> Table:
    table = Table()
    for player in players:
        table.do("join", player=player)
    return table


def test_it_orders_by_dice_with_ties_thrown_again_inside_their_band() -> None:
    """W36."""
    table = opened("ABCD")
    table.do("draw_rotation", rolls={"A": [[6]], "B": [[4], [3]], "C": [[4], [5]], "D": [[2]]})
    assert table.order == "ACBD"


def test_it_names_those_who_must_throw_again() -> None:
    table = opened("ABCD")
    with pytest.raises(RollsTied, match="B, C must throw again"):
        table.do("draw_rotation", rolls={"A": [[6]], "B": [[4]], "C": [[4]], "D": [[2]]})


def test_it_takes_an_order_the_players_agreed() -> None:
    table = opened("ABC")
    table.do("draw_rotation", order=["C", "A", "B"])
    assert table.order == "CAB"


def test_it_may_be_drawn_again_until_a_game_is_played() -> None:
    table = Table("ABC")
    table.do("draw_rotation", order=["C", "B", "A"])
    assert table.order == "CBA"
    table.result("box")
    with pytest.raises(RotationAlreadyDrawn):
        table.do("draw_rotation", order=["A", "B", "C"])


@pytest.mark.parametrize(
    ("order", "fault"),
    [("AB", OrderIncomplete), ("ABCD", OrderIncomplete), ("ABB", DuplicatePlayer)],
)
def test_it_refuses_an_order_that_is_not_everybody_once(order: str, fault: type[Exception]) -> None:
    table = opened("ABC")
    with pytest.raises(fault):
        table.do("draw_rotation", order=list(order))
    table.do("draw_rotation", order=["A", "B", "C"])
    with pytest.raises(fault):
        table.do("set_order", order=list(order), reason="a mistake")


def test_it_refuses_dice_of_a_stranger() -> None:
    table = opened("AB")
    with pytest.raises(UnknownPlayer):
        table.do("draw_rotation", rolls={"A": [[6]], "B": [[1]], "Z": [[2]]})


def test_it_lets_the_host_set_an_order_with_a_reason() -> None:
    table = Table("ABCD")
    table.result("box")
    table.do("set_order", order=["D", "C", "B", "A"], reason="seats were mixed up")
    assert table.order == "DCBA"


def test_it_lets_the_host_name_the_partner_with_the_order() -> None:
    table = Table("ABCD")
    table.do("set_order", order=["A", "B", "C"], partner="D", reason="as agreed")
    assert (table.order, table.partner) == ("ABC", "D")


def test_it_wants_the_reason() -> None:
    table = Table("ABC")
    with pytest.raises(ReasonMissing):
        table.do("set_order", order=["B", "A", "C"], reason="  ")


def test_it_keeps_the_order_while_a_game_is_open() -> None:
    table = Table("ABC")
    table.do("start_game")
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("set_order", {"order": ["B", "A", "C"], "reason": "x"}),
        ("draw_rotation", {"order": ["B", "A", "C"]}),
        ("close", {}),
        ("split_table", {"table": "2"}),
        ("start_game", {}),
    ]
    for kind, fields in attempts:
        with pytest.raises(GameOpen, match="Game 1 is still open"):
            table.do(kind, **fields)


def test_it_starts_no_game_before_the_order_is_drawn() -> None:
    table = opened("AB")
    with pytest.raises(RotationNotDrawn):
        table.result("box")


def test_it_starts_no_game_for_one() -> None:
    table = Table("AB")
    table.do("leave", player="B")
    with pytest.raises(TooFewPlayers):
        table.result("box")
    lonely = Table("A")
    with pytest.raises(TooFewPlayers):
        lonely.do("draw_rotation", order=["A"])


def test_it_plays_on_with_two_as_head_to_head() -> None:
    """Row 58, W35."""
    table = Table("AB", rules={"jacoby": "cube"})
    table.do("double", side="team", answers={"B": "take"})
    table.result("box", "gammon")
    assert table.points == {"A": 4, "B": -4}
    assert table.order == "AB"


@pytest.mark.parametrize("throws", [[[0]], [[7]], [[]], [[6, 6, 6, 6, 6]], [[3]] * 51])
def test_it_refuses_dice_that_no_cup_can_throw(throws: list[list[int]]) -> None:
    table = opened("AB")
    with pytest.raises(BadJson):
        table.do("draw_rotation", rolls={"A": throws, "B": throws})
