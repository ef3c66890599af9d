"""The captain buys the cube of a member who will not take, many cubes (row 27)."""

from __future__ import annotations

import pytest

from .games import (
    Event,
    Played,
    box,
    buy,
    double_bought,
    played,
    refused,
    result,
    settle,
    team,
    under_way,
)


def bought(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"jacoby": "off", **rules})


def test_it_pays_the_buyer_not_the_box() -> None:
    """D pays B 1; B plays his own centred cube and D's at 2."""
    game = bought("ABCD", buy("DB"), result("team"))
    assert game.points == "A-4 B+4 C+1 D-1"
    game = bought("ABCD", buy("DB"), result("box"))
    assert game.points == "A+4 B-2 C-1 D-1"


def test_it_is_itself_the_double_of_the_sellers_contract() -> None:
    """So the seller's cube must be the box's to double."""
    owned_by_seller = [box(D="take"), buy("DB"), result("box")]
    assert refused("ABCD", *owned_by_seller) == "cube_not_available"
    turned = [team(D="take"), buy("DB"), result("team")]
    assert bought("ABCD", *turned).points == "A-6 B+7 C+1 D-2"


def test_it_stands_at_the_sellers_level_doubled_whatever_the_buyers_is() -> None:
    game = under_way("ABCD", buy("DB"), start_levels={"D": 3, "B": 2})
    cube = game.bought["D"]
    assert (cube.holder, cube.other, cube.level, cube.owner) == ("B", "A", 6, "team")
    assert cube.turned
    assert game.bought_to_double("team") == ("D",)
    assert game.bought_to_double("box") == ()


def test_it_is_the_captains_alone() -> None:
    """E20."""
    assert refused("ABCD", buy("DC"), result("box")) == "buyer_not_captain"


def test_it_is_the_acting_captains_once_the_captain_is_out() -> None:
    assert bought("ABCD", box(B="drop"), buy("DC"), result("team")).points == "A-2 B-1 C+4 D-1"
    assert refused("ABCD", box(B="drop"), buy("DB"), result("box")) == "buyer_not_captain"


def test_it_cannot_be_sold_by_the_captain() -> None:
    assert refused("ABCD", buy("BC"), result("box")) == "buyer_not_captain"
    assert refused("ABCD", buy("BB"), result("box")) == "buyer_not_captain"


def test_it_needs_a_seller_who_is_in() -> None:
    for closing in (box(D="drop"), settle("D", 1), buy("DB")):
        assert refused("ABCD", closing, buy("DB"), result("box")) == "contract_closed"


@pytest.mark.parametrize("pair", ["ZB", "BZ", "AB", "DA", "HB"])
def test_it_is_between_members(pair: str) -> None:
    assert refused("ABCD", buy(pair), result("box"), partner="H") == "unknown_player"


def test_it_obeys_the_limit_of_the_cube() -> None:
    assert refused("ABCD", buy("DB"), result("box"), auto_doubles=10) == "cube_limit"


def test_it_is_turned_by_the_buyer_first_and_then_by_the_box() -> None:
    first = double_bought("team", "D", "take")
    then = double_bought("box", "D", "take")
    game = bought("ABCD", buy("DB"), first, then, result("box"))
    assert game.points == "A+10 B-8 C-1 D-1"
    assert refused("ABCD", buy("DB"), then, result("box")) == "cube_not_available"


@pytest.mark.parametrize(
    ("answer", "points"),
    [("drop", "A0 B+2 C-1 D-1"), ("beaver/drop", "A+6 B-4 C-1 D-1")],
)
def test_it_takes_the_same_chains(answer: str, points: str) -> None:
    assert bought("ABCD", buy("DB"), double_bought("team", "D", answer), result("box")).points == (
        points
    )


def test_it_needs_a_cube_that_was_bought() -> None:
    event = double_bought("team", "C", "take")
    assert refused("ABCD", buy("DB"), event, result("box")) == "cube_not_available"
    stranger = double_bought("team", "Z", "take")
    assert refused("ABCD", buy("DB"), stranger, result("box")) == "unknown_player"


def test_it_runs_until_the_result_when_all_box_contracts_are_closed() -> None:
    events = [buy("DB"), settle("B", 1), settle("C", -1)]
    assert refused("ABCD", *events) == "unfinished_game"
    assert bought("ABCD", *events, result("team")).points == "A-2 B+4 C-1 D-1"


def test_it_does_not_decide_the_captains_own_contract() -> None:
    """B lost his own cube, and wins D's after all: by his own contract he was beaten."""
    game = bought("ABCD", buy("DB"), box(B="drop"), result("team", "gammon"))
    assert game.points == "A-5 B+4 C+2 D-1"
    assert game.order == "ACDB"


def test_it_tells_who_sold_to_whom() -> None:
    game = bought("ABCD", buy("DB"), result("team"))
    assert game.why == (
        "D sold the cube to B for 1; the team won a single game (B 1, C 1), so the captain beat "
        "the box; B takes the box and C is captain next. "
        "Besides, B won 2 on the cube bought from D."
    )
    assert game.transfers == ["A>B 1 contract", "A>C 1 contract", "A>B 2 bought", "D>B 1 bought"]
