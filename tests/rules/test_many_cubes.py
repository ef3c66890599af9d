"""Many cubes: who may double whom, and who owns the cube afterwards (rows 16, 18)."""

from __future__ import annotations

import pytest

from .games import box, played, refused, result, settle, team, under_way


def test_it_doubles_only_the_members_named() -> None:
    game = played("ABCD", box(B="take"), result("team"))
    assert game.points == "A-4 B+2 C+1 D+1"


def test_it_lets_the_box_drop_one_and_take_another() -> None:
    game = played("ABCD", team(B="drop", C="take"), result("box"))
    assert game.points == "A+2 B+1 C-2 D-1"


def test_it_lets_the_owner_redouble() -> None:
    events = [box(B="take"), team(B="take"), box(B="take"), team(B="take"), result("box")]
    assert played("AB", *events).points == "A+16 B-16"


@pytest.mark.parametrize("double", [box, team])
def test_it_refuses_the_side_that_does_not_own_the_cube(double: object) -> None:
    """E07, E08."""
    event = box(B="take") if double is box else team(B="take")
    assert refused("ABC", event, event, result("box")) == "cube_not_available"


def test_it_refuses_to_double_a_closed_contract() -> None:
    """E06."""
    for closing in (box(B="drop"), team(B="drop"), settle("B", 1)):
        assert refused("ABC", closing, team(B="take"), result("box")) == "contract_closed"


def test_it_refuses_players_who_are_no_members() -> None:
    for stranger in "AHZ":
        event = box(**{stranger: "take"})
        assert refused("ABC", event, result("box"), partner="H") == "unknown_player"


def test_it_needs_answers_by_member() -> None:
    assert refused("ABC", team("take"), result("box")) == "bad_json"
    assert refused("ABC", box(), result("box")) == "bad_json"


def test_it_reads_the_answers_in_order_of_the_line() -> None:
    """JSON objects have no order, so the order of faults may not hang on it."""
    first = [box(B="take"), settle("C", 1)]
    for answers in ({"B": "take", "C": "take"}, {"C": "take", "B": "take"}):
        assert refused("ABC", *first, box(**answers)) == "cube_not_available"


def test_it_changes_nothing_for_a_member_whose_answer_is_refused() -> None:
    """A double is all or nothing."""
    game = under_way("ABC", box(B="take"))
    assert game.contracts["B"].owner == "team"
    assert game.contracts["C"].is_centred


def test_it_says_who_may_double_whom() -> None:
    game = under_way("ABCDE", box(B="take", C="drop"), team(D="take"))
    assert game.may_double("team") == ("B", "E")
    assert game.may_double("box") == ("D", "E")
    assert game.open_members == ("B", "D", "E")


def test_it_says_that_nobody_may_double_at_the_limit() -> None:
    game = under_way("ABC", auto_doubles=10)
    assert game.may_double("team") == ()


def test_it_never_changes_a_game_in_place() -> None:
    before = under_way("ABC")
    first, second = under_way("ABC", box(B="take")), under_way("ABC", box(B="drop"))
    assert before.contracts["B"].is_centred
    assert first.contracts["B"].is_open
    assert not second.contracts["B"].is_open
    assert before == under_way("ABC")
