"""When a table may not be split or merged, and who may not come over (row 57)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table


@pytest.mark.parametrize("level", [0, 1025])
def test_it_takes_nobody_with_a_stake_no_cube_can_have(level: int) -> None:
    fault = Table("ABC").refusal(
        "merge_table", from_table="2", players=[{"player": "D", "level": level}]
    )
    assert fault.detail == f"A stake level is 1 to 1024, so D cannot play at {level}."


def test_it_lets_newcomers_throw_where_nobody_has_drawn_yet() -> None:
    table = Table("A")
    table.do("merge_table", from_table="2", players=[{"player": "C"}, {"player": "B"}])
    table.do("draw_rotation", order=list("CAB"))
    assert table.order == "CAB"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("split_table", {"table": "2"}),
        ("merge_table", {"from_table": "2", "players": [{"player": "X"}]}),
        ("merge_into", {"to_table": "2"}),
    ],
)
def test_it_waits_until_the_game_is_over(kind: str, fields: dict[str, Any]) -> None:
    table = Table("ABCDE").after("start_game")
    fault = table.refusal(kind, **fields)
    assert fault.detail == "Game 1 is still open. Enter its result or undo it first."
    table.after("box").do(kind, **fields)


def test_it_seats_sixteen_and_no_more() -> None:
    table = Table("ABCDEFGHIJ")
    six, seven = ([{"player": player} for player in names] for names in ("KLMNOP", "KLMNOPQ"))
    fault = table.refusal("merge_table", from_table="2", players=seven)
    assert fault.detail == "A table seats at most 16 players."
    table.do("merge_table", from_table="2", players=six)
    assert table.order == "ABCDEFGHIJKLMNOP"
