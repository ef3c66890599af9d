"""Doubles on extras: each extra is a cube of its own, turned first by the taker (row 25)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, double_extra, extra, played, refused, result, under_way

GIVEN = (box(B="drop", C="take", D="drop"), extra("BC"))


def after(*events: Event, **rules: object) -> Played:
    return played("ABCD", *GIVEN, *events, **{"jacoby": "off", **rules})


def test_it_is_turned_by_the_taker_first() -> None:
    assert after(double_extra("team", "BC", "take"), result("team")).points == "A0 B-6 C+7 D-1"
    with_box = [*GIVEN, double_extra("box", "BC", "take"), result("team")]
    assert refused("ABCD", *with_box) == "cube_not_available"


def test_it_is_turned_by_the_giver_after_he_took() -> None:
    events = [double_extra("team", "BC", "take"), double_extra("box", "BC", "take")]
    assert after(*events, result("box")).points == "A+4 B+6 C-9 D-1"
    again = [*GIVEN, *events[:1] * 2, result("box")]
    assert refused("ABCD", *again) == "cube_not_available"


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("drop", "A+4 B-4 C+1 D-1"),
        ("beaver/drop", "A+4 B+2 C-5 D-1"),
        ("beaver/raccoon/drop", "A+4 B-10 C+7 D-1"),
        ("beaver/raccoon/otter/drop", "A+4 B+14 C-17 D-1"),
    ],
)
def test_it_takes_the_same_chains(answer: str, points: str) -> None:
    """The extra stands at 2; the rest of the game is lost to the box."""
    assert after(double_extra("team", "BC", answer), result("box")).points == points


def test_it_leaves_the_box_contract_alone() -> None:
    game = under_way("ABCD", *GIVEN, double_extra("team", "BC", "drop"))
    assert game.contracts["C"].is_open
    assert game.contracts["C"].level == 2
    assert game.extras_to_double("team") == ()


def test_it_is_a_gammon_like_any_turned_cube() -> None:
    """An extra counts as turned for Jacoby from the start."""
    game = after(result("box", "gammon"), jacoby="cube")
    assert game.points == "A+6 B+2 C-7 D-1"


def test_it_obeys_the_turns_the_table_allows() -> None:
    events = [*GIVEN, double_extra("team", "BC", "beaver"), result("box")]
    assert refused("ABCD", *events, beavers=0) == "beaver_not_allowed"


def test_it_obeys_the_limit_of_the_cube() -> None:
    events = [*GIVEN, double_extra("team", "BC", "take"), result("box")]
    assert refused("ABCD", *events, auto_doubles=9) == "cube_limit"


def test_it_needs_an_extra_that_was_given() -> None:
    events = [*GIVEN, double_extra("team", "DC", "take"), result("box")]
    assert refused("ABCD", *events) == "cube_not_available"
    stranger = [*GIVEN, double_extra("team", "ZC", "take"), result("box")]
    assert refused("ABCD", *stranger) == "unknown_player"


def test_it_is_over_once_it_was_dropped() -> None:
    dropped = double_extra("team", "BC", "drop")
    assert refused("ABCD", *GIVEN, dropped, dropped, result("box")) == "contract_closed"
    assert refused("ABCD", *GIVEN, dropped, extra("BC"), result("box")) == "cube_not_available"


@pytest.mark.parametrize(
    "more", [{"answers": {"C": "take"}}, {"answer": None}, {"bought": {"seller": "D"}}]
)
def test_it_has_one_answer_and_one_contract(more: Event) -> None:
    event = {**double_extra("team", "BC", "take"), **more}
    assert refused("ABCD", *GIVEN, event, result("box")) == "bad_json"


def test_it_tells_how_it_ended() -> None:
    game = after(double_extra("team", "BC", "take"), result("team"))
    ended = game.contract("C", "extra")
    assert (ended.points, ended.level, ended.other) == (8, 4, "B")
    assert game.why.endswith("Besides, C won 4 on the extra from B, who had paid 1 for it.")
    lost = after(result("box"))
    assert lost.why.endswith("Besides, C lost 2 on the extra from B, who had paid 1 for it.")
