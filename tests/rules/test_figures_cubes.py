"""Who offered, took and dropped with a cube for each, and what it came to: worked by hand."""

from __future__ import annotations

import pytest

from .figures import cube
from .games import box, result, settle, team
from .table import Table

BEAVERS = {"jacoby": "off", "beavers": 3, "lone_taker": "free"}
NONE = "offers 0 0, takes 0 0, drops 0 0"


def test_it_tells_what_a_double_and_its_answers_came_to() -> None:
    """The box took at 2 and lost 2 to C; B redoubled away lost 2; D never saw a double."""
    table = Table("ABCD", rules=BEAVERS).after(
        team(B="take"), box(B="drop"), team(C="take"), result("team")
    )
    assert table.last == "A-1 B-2 C+2 D+1"
    assert cube(table, "A") == "offers 1 +2, takes 2 0, drops 0 0"
    assert cube(table, "B") == "offers 1 -2, takes 0 0, drops 1 -2"
    assert cube(table, "C") == "offers 1 +2, takes 0 0, drops 0 0"
    assert cube(table, "D") == NONE


def test_it_counts_a_double_of_the_box_for_each_contract() -> None:
    """B and C took and lost 2 each, D dropped 1: three offers that came to 5."""
    table = Table("ABCD", rules=BEAVERS).after(box(B="take", C="take", D="drop"), result("box"))
    assert cube(table, "A") == "offers 3 +5, takes 0 0, drops 0 0"
    assert cube(table, "B") == "offers 0 0, takes 1 -2, drops 0 0"
    assert cube(table, "D") == "offers 0 0, takes 0 0, drops 1 -1"


def test_it_counts_what_a_contract_came_to_once_however_often_it_was_doubled() -> None:
    """A doubled twice and B once: the one contract came to 8 for B."""
    table = Table("AB", rules=BEAVERS).after(
        box(B="take"), team(B="take"), box(B="take"), result("team")
    )
    assert cube(table, "A") == "offers 2 -8, takes 1 -8, drops 0 0"
    assert cube(table, "B") == "offers 1 +8, takes 2 +8, drops 0 0"


def test_it_takes_a_beaver_for_a_take_and_an_offer() -> None:
    table = Table("AB", rules=BEAVERS).after(box(B="beaver"), result("box"))
    assert cube(table, "A") == "offers 1 +4, takes 1 +4, drops 0 0"
    assert cube(table, "B") == "offers 1 -4, takes 1 -4, drops 0 0"


@pytest.mark.parametrize(
    ("answer", "of_box", "of_member"),
    [
        (
            "beaver/drop",
            "offers 1 -2, takes 0 0, drops 1 -2",
            "offers 1 +2, takes 1 +2, drops 0 0",
        ),
        (
            "beaver/raccoon/drop",
            "offers 2 +4, takes 1 +4, drops 0 0",
            "offers 1 -4, takes 1 -4, drops 1 -4",
        ),
        (
            "beaver/raccoon/otter/drop",
            "offers 2 -8, takes 1 -8, drops 1 -8",
            "offers 2 +8, takes 2 +8, drops 0 0",
        ),
    ],
)
def test_it_follows_a_chain_to_who_dropped(answer: str, of_box: str, of_member: str) -> None:
    table = Table("AB", rules=BEAVERS).after(box(B=answer))
    assert (cube(table, "A"), cube(table, "B")) == (of_box, of_member)


def test_it_counts_what_was_agreed_after_a_double_but_no_drop_of_it() -> None:
    """B took at 2 and bought himself out for one and a half."""
    table = Table("ABC", rules=BEAVERS).after(box(B="take", C="drop"), settle("B", -1.5))
    assert cube(table, "A") == "offers 2 +2.5, takes 0 0, drops 0 0"
    assert cube(table, "B") == "offers 0 0, takes 1 -1.5, drops 0 0"


def test_it_takes_a_lone_taker_who_must_drop_for_one_who_dropped() -> None:
    rules = {**BEAVERS, "lone_taker": "must_drop", "lone_taker_from": 3}
    table = Table("ABCD", rules=rules).after(box(B="drop", C="take", D="drop"))
    assert table.last == "A+3 B-1 C-1 D-1"
    assert cube(table, "A") == "offers 3 +3, takes 0 0, drops 0 0"
    assert cube(table, "C") == "offers 0 0, takes 0 0, drops 1 -1"


def test_it_leaves_automatic_doubles_to_nobody() -> None:
    table = Table("AB", rules={**BEAVERS, "automatic_doubles": None})
    table.do("start_game")
    table.do("automatic_double")
    table.after(result("team"))
    assert (cube(table, "A"), cube(table, "B")) == (NONE, NONE)


def test_it_has_no_habits_of_games_without_a_double() -> None:
    table = Table("ABC").after("box", {"type": "quick", "points": {"B": 2, "C": 3}})
    assert {cube(table, player) for player in "ABC"} == {NONE}
