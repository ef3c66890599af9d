"""A lone taker must drop (`lone_taker` = `must_drop`; rows 23, A12 to A14, W22)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, buy, extra, played, refused, result, settle, team


def must_drop(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"lone_taker": "must_drop", "jacoby": "off", **rules})


ALONE = box(B="drop", C="drop", D="take", E="drop")


@pytest.mark.parametrize("cubes", ["multi", "single"])
def test_it_counts_the_take_as_a_drop(cubes: str) -> None:
    """Everybody pays 1 and the game is over."""
    game = must_drop("ABCDE", ALONE, cubes=cubes)
    assert game.points == "A+4 B-1 C-1 D-1 E-1"
    assert game.order == "ACDEB"
    assert game.contract("D").reason.code == "lone_taker_dropped"
    assert "D took alone, which counts as a drop at 1" in game.why
    assert refused("ABCDE", ALONE, result("box"), lone_taker="must_drop") == "game_over"


def test_it_holds_from_five_players_on() -> None:
    """With four the taker plays on."""
    game = must_drop("ABCD", box(B="drop", C="drop", D="take"), result("team"))
    assert game.points == "A0 B-1 C-1 D+2"


def test_it_counts_the_partner_among_the_players() -> None:
    game = must_drop("ABCD", box(B="drop", C="drop", D="take"), partner="H")
    assert game.points == "A+2 B-1 C-1 D-1 H+1"


def test_it_holds_from_as_many_players_as_the_table_says() -> None:
    game = must_drop("ABC", box(B="drop", C="take"), lone_taker_from=3)
    assert game.points == "A+2 B-1 C-1"
    later = must_drop("ABCDE", ALONE, result("team"), lone_taker_from=6)
    assert later.points == "A+1 B-1 C-1 D+2 E-1"


def test_it_counts_players_at_the_start_of_the_game() -> None:
    """Five began, one settled: but then not all contracts were offered together."""
    game = must_drop("ABCDE", settle("E", 1), box(B="drop", C="drop", D="take"), result("team"))
    assert game.points == "A-1 B-1 C-1 D+2 E+1"


@pytest.mark.parametrize(
    "chain",
    ["beaver", "beaver/drop", "beaver/raccoon", "beaver/raccoon/drop", "beaver/raccoon/otter/drop"],
)
def test_it_takes_a_beaver_for_a_take(chain: str) -> None:
    game = must_drop("ABCDE", box(B="drop", C="drop", D=chain, E="drop"))
    assert game.points == "A+4 B-1 C-1 D-1 E-1"


def test_it_still_refuses_a_beaver_where_there_are_none() -> None:
    event = box(B="drop", C="drop", D="beaver", E="drop")
    assert refused("ABCDE", event, lone_taker="must_drop", beavers=0) == "beaver_not_allowed"


@pytest.mark.parametrize(
    "before",
    [
        [box(B="take"), team(B="take")],
        [team(B="take"), box(B="take"), team(B="take")],
        [buy("EB")],
    ],
)
def test_it_holds_only_for_the_first_double_of_the_box(before: list[Event]) -> None:
    members = {"B": "drop", "C": "drop", "D": "take"}
    if before[0]["type"] != "buy":
        members["E"] = "drop"
    game = must_drop("ABCDE", *before, box(**members), result("team"))
    assert game.contract("D").reason.code == "holder_won_single"


def test_it_holds_only_when_all_cubes_are_centred() -> None:
    """C was turned before: the box can double him no more, so not all were offered together."""
    events = [team(C="take"), box(B="drop", C="drop", D="take", E="drop"), result("team")]
    assert must_drop("ABCDE", *events).contract("D").points == 4


def test_it_holds_only_when_all_are_offered_together() -> None:
    game = must_drop("ABCDE", box(B="drop", C="drop", D="take"), result("team"))
    assert game.points == "A-1 B-1 C-1 D+2 E+1"


def test_it_needs_exactly_one_taker_and_somebody_who_dropped() -> None:
    two = must_drop("ABCDE", box(B="drop", C="take", D="take", E="drop"), result("team"))
    assert two.points == "A-2 B-1 C+2 D+2 E-1"
    alone = must_drop("AB", box(B="take"), result("team"), lone_taker_from=2)
    assert alone.points == "A-2 B+2"


def test_it_does_not_hold_while_a_cube_is_for_sale() -> None:
    """One cube: D, left out of the double, sells to B, who takes alone and plays on."""
    rules = {"cubes": "single", "lone_taker_from": 4}
    game = must_drop("ABCD", box(B="take", C="drop"), buy("DB"), result("team"), **rules)
    assert game.points == "A-3 B+5 C-1 D-1"


def test_it_leaves_no_taker_for_an_extra() -> None:
    events = [ALONE, extra("BD")]
    assert refused("ABCDE", *events, lone_taker="must_drop") == "game_over"


def test_it_turns_no_cube_for_jacoby() -> None:
    """Nothing was taken; the game is over anyway, its contracts unturned."""
    assert must_drop("ABCDE", ALONE, jacoby="game").points == "A+4 B-1 C-1 D-1 E-1"
