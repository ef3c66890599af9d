"""A game kept in the heads and scored at once comes to what the same game played out comes to."""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, result, team
from .random_games import Row, kinds, rows, scored


def by_doubles_alone(row: Row) -> bool:
    """Many cubes, doubles and a result, no partner: every point is a contract's with the box."""
    many = row["rules"]["cubes"] == "multi"
    return many and row.get("partner") is None and kinds(row) <= {"double", "result"}


@pytest.mark.parametrize("seat", ["captain", "net", "all"])
def test_it_gives_the_same_points_and_order(seat: str) -> None:
    """Those rules do not ask which contract closed last."""
    for row in rows(11, by_doubles_alone):
        rules = {"seat": seat, "acting_captain": "keeps_turn", "successor": "next_in_line"}
        whole = scored(row, rules=rules)
        members = {member: whole["points"][member] for member in row["order"][1:]}
        at_once = scored(row, rules=rules, events=[{"type": "quick", "points": members}])
        assert at_once["points"] == whole["points"]
        assert at_once["order"] == whole["order"]
        assert at_once["reason"]["code"] == whole["reason"]["code"]


@pytest.mark.parametrize(
    ("events", "points", "order"),
    [
        # One cube: who gained was in to the end, who paid had dropped.
        ([result("team")], {"B": 1, "C": 1, "D": 1}, "BCDA"),
        ([box(B="take", C="take", D="take"), result("team")], {"B": 2, "C": 2, "D": 2}, "BCDA"),
        ([box(B="take", C="drop", D="take"), result("team")], {"B": 2, "C": -1, "D": 2}, "BCDA"),
        ([box(B="drop", C="take", D="take"), result("team")], {"B": -1, "C": 2, "D": 2}, "CDBA"),
        ([box(B="drop", C="drop", D="take"), result("team")], {"B": -1, "C": -1, "D": 2}, "DCBA"),
        # The box won: nobody can tell a dropper from a loser, so the captain is the captain.
        ([result("box")], {"B": -1, "C": -1, "D": -1}, "ACDB"),
        ([box(B="take", C="drop", D="drop"), result("box")], {"B": -2, "C": -1, "D": -1}, "ACDB"),
        ([team("drop")], {"B": 1, "C": 1, "D": 1}, "BCDA"),
    ],
)
def test_it_is_the_same_with_one_cube(
    events: list[Event], points: dict[str, int], order: str
) -> None:
    rules = {"cubes": "single", "acting_captain": "keeps_turn"}
    whole = played("ABCD", *events, **rules)
    at_once = played("ABCD", {"type": "quick", "points": points}, **rules)
    assert whole.order == at_once.order == order
    assert whole.points == at_once.points


@pytest.mark.parametrize(
    ("declared", "points", "many", "one"),
    [
        # Signs that say it, signs that do not, and somebody who says it himself.
        (None, {"B": 1, "C": -1}, "BCA", "BCA"),
        (None, {"B": -1, "C": 1}, "ACB", "CBA"),
        (None, {"B": 0, "C": 1}, "ABC", "BCA"),
        (None, {"B": 0, "C": 0}, "ABC", "ACB"),
        ("box", {"B": 1, "C": -1}, "ACB", "ACB"),
        ("team", {"B": -1, "C": -1}, "BCA", "BCA"),
        ("team", {"B": 0, "C": 0}, "BCA", "BCA"),
        ("box", {"B": 0, "C": 1}, "ACB", "ACB"),
    ],
)
def test_it_follows_the_signs_unless_the_winner_is_declared(
    declared: Any, points: dict[str, int], many: str, one: str
) -> None:
    event = {"type": "quick", "points": points, "winner": declared}
    assert played("ABC", event, seat="captain").order == many
    assert played("ABC", event, cubes="single").order == one
