"""Extras: one who dropped pays a taker and gives him a cube of his own (rows 24 to 26, A15)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, extra, played, refused, result, settle, team, under_way


def extras(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"jacoby": "off", **rules})


ALONE = box(B="drop", C="take", D="drop")


def test_it_wins_with_the_team() -> None:
    """W23: each giver pays 1, then loses the 2 that his extra stands at."""
    game = extras("ABCD", ALONE, extra("BC"), extra("DC"), result("team"))
    assert game.points == "A0 B-4 C+8 D-4"


def test_it_loses_with_the_team() -> None:
    """W24: C loses 4 to the box and 4 on each extra, and keeps two prices."""
    game = extras("ABCD", ALONE, extra("BC"), extra("DC"), result("box", "gammon"))
    assert game.points == "A+6 B+2 C-10 D+2"


def test_it_costs_the_givers_own_level_and_stands_at_twice_that() -> None:
    """Whatever level the taker has, and whatever he beavered to."""
    events = [box(B="drop", C="beaver"), extra("BC")]
    game = under_way("ABC", *events, start_levels={"B": 3, "C": 2})
    (standing,) = game.extras.values()
    assert standing.level == 6
    assert (standing.holder, standing.other, standing.owner) == ("C", "B", "team")
    assert standing.turned
    (price,) = game.prices
    assert (price.payer, price.payee, price.amount, price.kind) == ("B", "C", 6, "extra")


def test_it_costs_what_dropping_a_raccoon_cost() -> None:
    """B lost 4 by dropping the raccoon, so the price is 4 and the extra stands at 8."""
    game = extras("ABC", box(B="beaver/raccoon/drop", C="take"), extra("BC"), result("team"))
    assert game.points == "A+2 B-16 C+14"


def test_it_doubles_with_automatic_doubles() -> None:
    game = extras("ABC", box(B="drop", C="take"), extra("BC"), result("team"), auto_doubles=1)
    assert game.points == "A-2 B-8 C+10"


def test_it_may_go_to_any_taker_of_that_double() -> None:
    game = extras("ABCD", box(B="drop", C="take", D="take"), extra("BD"), result("team"))
    assert game.points == "A-3 B-4 C+2 D+5"


def test_it_may_come_later_in_the_game() -> None:
    events = [box(B="drop", C="take", D="take"), team(C="take"), extra("BD"), result("team")]
    assert extras("ABCD", *events).points == "A-5 B-4 C+4 D+5"


def test_it_works_with_one_cube() -> None:
    game = extras("ABC", box(B="drop", C="take"), extra("BC"), result("team"), cubes="single")
    assert game.points == "A-1 B-4 C+5"


def test_it_needs_a_drop_and_a_take_in_the_same_double_of_the_box() -> None:
    """E25, and two doubles apart."""
    assert refused("ABC", extra("BC"), result("box")) == "cube_not_available"
    apart = [box(B="drop"), box(C="take"), extra("BC"), result("box")]
    assert refused("ABC", *apart) == "cube_not_available"
    both_took = [box(B="take", C="take"), extra("BC"), result("box")]
    assert refused("ABC", *both_took) == "cube_not_available"
    of_the_team = [team(B="beaver/drop", C="beaver"), extra("BC"), result("box")]
    assert refused("ABC", *of_the_team) == "cube_not_available"


def test_it_remembers_every_double_the_taker_took() -> None:
    """B dropped the second double of the box, which C took like the first."""
    events = [box(B="take", C="take"), team(B="take", C="take"), box(B="drop", C="take")]
    game = extras("ABC", *events, extra("BC"), result("team"))
    assert game.points == "A-4 B-16 C+20"


def test_it_needs_a_taker_who_is_still_in() -> None:
    for closing in (settle("C", 1), team(C="drop")):
        events = [box(B="drop", C="take", D="take"), closing, extra("BC"), result("box")]
        assert refused("ABCD", *events) == "contract_closed"


def test_it_is_one_a_pair() -> None:
    assert refused("ABCD", ALONE, extra("BC"), extra("BC"), result("box")) == "cube_not_available"


@pytest.mark.parametrize("pair", ["AC", "CA", "HC", "ZC", "BZ"])
def test_it_is_between_members(pair: str) -> None:
    events = [ALONE, extra(pair), result("box")]
    assert refused("ABCD", *events, partner="H") == "unknown_player"


def test_it_runs_until_the_result_when_all_box_contracts_are_closed() -> None:
    events = [box(B="drop", C="take"), extra("BC"), settle("C", 0)]
    assert refused("ABC", *events) == "unfinished_game"
    assert extras("ABC", *events, result("team")).points == "A+1 B-4 C+3"


def test_it_never_decides_the_seat() -> None:
    """The captain gives an extra and wins it; by his own contract he lost."""
    game = extras("ABC", box(B="drop", C="take"), extra("BC"), result("box"), seat="all")
    assert game.points == "A+3 B0 C-3"
    assert game.order == "ACB"


def test_it_says_who_may_still_give_one() -> None:
    game = under_way("ABCD", ALONE, extra("BC"))
    assert game.extra_givers("C") == ("D",)
    assert game.extra_givers("B") == ()
    assert game.extra_givers("Z") == ()
