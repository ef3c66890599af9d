"""Habits with one cube: each open member's contract counts as one of its own."""

from __future__ import annotations

from .figures import cube
from .games import box, buy, double_bought, result, settle, team
from .table import Table

ONE = {"cubes": "single", "jacoby": "off", "beavers": 3, "lone_taker": "free"}


def test_it_takes_the_teams_double_for_one_of_each_member() -> None:
    table = Table("ABCD", rules=ONE).after(team("take"), result("team"))
    assert cube(table, "A") == "offers 0 0, takes 3 -6, drops 0 0"
    for member in "BCD":
        assert cube(table, member) == "offers 1 +2, takes 0 0, drops 0 0"


def test_it_takes_the_boxs_drop_for_one_of_each_contract() -> None:
    table = Table("ABC", rules=ONE).after(team("drop"))
    assert cube(table, "A") == "offers 0 0, takes 0 0, drops 2 -2"
    assert cube(table, "B") == "offers 1 +1, takes 0 0, drops 0 0"


def test_it_leaves_out_who_had_dropped_or_agreed_before() -> None:
    """D agreed, C dropped the box's double; B alone redoubled, and won 4."""
    table = Table("ABCD", rules=ONE).after(
        settle("D", 1), box(B="take", C="drop"), team("take"), result("team")
    )
    assert cube(table, "A") == "offers 2 -3, takes 1 -4, drops 0 0"
    assert cube(table, "B") == "offers 1 +4, takes 1 +4, drops 0 0"
    assert cube(table, "C") == "offers 0 0, takes 0 0, drops 1 -1"
    assert cube(table, "D") == "offers 0 0, takes 0 0, drops 0 0"


def test_it_takes_a_cube_that_was_sold_for_dropped_and_taken() -> None:
    """C paid B 1 to take his cube over; B won 2 on each of his two contracts."""
    table = Table("ABC", rules=ONE).after(box(B="take"), buy("CB"), result("team"))
    assert table.last == "A-4 B+5 C-1"
    assert cube(table, "A") == "offers 2 -4, takes 0 0, drops 0 0"
    assert cube(table, "B") == "offers 0 0, takes 2 +5, drops 0 0"
    assert cube(table, "C") == "offers 0 0, takes 0 0, drops 1 -1"


def test_it_plays_on_with_the_own_cube_when_a_bought_one_was_dropped() -> None:
    """B gave up the cube he had bought from C, and then redoubled his own, to 4."""
    table = Table("ABC", rules=ONE).after(
        box(B="take"),
        buy("CB"),
        double_bought("team", "C", "take"),
        double_bought("box", "C", "drop"),
        team("take"),
        result("team"),
    )
    assert table.last == "A0 B+1 C-1"
    assert cube(table, "B") == "offers 2 0, takes 2 +1, drops 1 -4"
