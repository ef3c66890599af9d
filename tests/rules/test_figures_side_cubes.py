"""Habits with extras and bought cubes: contracts like the others, on which somebody may double."""

from __future__ import annotations

from .figures import cube, pairs
from .games import box, buy, double_bought, double_extra, extra, result
from .table import Table

RULES = {"jacoby": "off", "lone_taker": "extras", "lone_taker_from": 3, "beavers": 3}


def test_it_has_no_double_in_an_extra_that_was_only_given() -> None:
    table = Table("ABCD", rules=RULES).after(
        box(B="drop", C="take", D="drop"), extra("BC"), result("team")
    )
    assert table.last == "A0 B-4 C+5 D-1"
    assert cube(table, "B") == "offers 0 0, takes 0 0, drops 1 -1"
    assert cube(table, "C") == "offers 0 0, takes 1 +2, drops 0 0"


def test_it_counts_a_double_of_an_extra_for_its_two_sides() -> None:
    """C turned the extra that B had given him to 4 and lost it, and 2 to the box."""
    table = Table("ABCD", rules=RULES).after(
        box(B="drop", C="take", D="drop"),
        extra("BC"),
        double_extra("team", "BC", "take"),
        result("box"),
    )
    assert cube(table, "B") == "offers 0 0, takes 1 +4, drops 1 -1"
    assert cube(table, "C") == "offers 1 -4, takes 1 -2, drops 0 0"


def test_it_counts_a_bought_cube_with_its_price_once() -> None:
    """D paid B 1; B won 4 on the cube he bought and redoubled, and 2 on his own."""
    table = Table("ABCD", rules=RULES).after(
        box(B="take", C="drop"),
        buy("DB"),
        double_bought("team", "D", "take"),
        result("team"),
    )
    assert table.last == "A-5 B+7 C-1 D-1"
    assert cube(table, "A") == "offers 3 -5, takes 1 -4, drops 0 0"
    assert cube(table, "B") == "offers 1 +4, takes 2 +7, drops 0 0"
    assert cube(table, "D") == "offers 0 0, takes 0 0, drops 1 -1"


def test_it_tells_a_second_double_of_a_bought_cube_and_its_drop() -> None:
    table = Table("ABC", rules=RULES).after(
        box(B="take"),
        buy("CB"),
        double_bought("team", "C", "drop"),
        result("team"),
    )
    assert cube(table, "A") == "offers 2 -4, takes 0 0, drops 1 -2"
    assert cube(table, "B") == "offers 1 +2, takes 2 +5, drops 0 0"


def test_it_has_extras_and_prices_in_the_pair_of_those_two() -> None:
    table = Table("ABCD", rules=RULES).after(
        box(B="drop", C="take", D="drop"), extra("BC"), result("team")
    )
    assert pairs(table)["CB"] == "1 games +3 0"
    assert pairs(table)["BC"] == "1 games 0 -3"
