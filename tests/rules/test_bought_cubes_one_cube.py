"""The captain buys the share of a member whom a double of the one cube left out (row 27)."""

from __future__ import annotations

from .games import Event, Played, box, buy, double_bought, played, refused, result, settle, team


def one_cube(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"cubes": "single", "jacoby": "off", **rules})


LEFT_OUT = box(B="take", C="take")


def test_it_follows_the_double_that_left_the_seller_out() -> None:
    game = one_cube("ABCD", LEFT_OUT, buy("DB"), result("team"))
    assert game.points == "A-6 B+5 C+2 D-1"
    assert game.order == "BCDA"


def test_it_may_be_several_one_after_the_other() -> None:
    game = one_cube("ABCD", box(B="take"), buy("CB"), buy("DB"), result("team"))
    assert game.points == "A-6 B+8 C-1 D-1"
    short = [box(B="take"), buy("CB"), result("team")]
    assert refused("ABCD", *short, cubes="single") == "answers_missing"


def test_it_needs_a_double_that_left_the_seller_out() -> None:
    assert refused("ABCD", buy("DB"), result("box"), cubes="single") == "cube_not_available"
    taken = box(B="take", C="take", D="take")
    assert refused("ABCD", taken, buy("DB"), cubes="single") == "cube_not_available"


def test_it_is_bought_by_the_best_placed_member_still_in() -> None:
    """B dropped in that very double, so C is captain for it."""
    game = one_cube("ABCD", box(B="drop", C="take"), buy("DC"), result("team"))
    assert game.points == "A-3 B-1 C+5 D-1"
    dropped = [box(B="drop", C="take"), buy("DB"), result("team")]
    assert refused("ABCD", *dropped, cubes="single") == "buyer_not_captain"


def test_it_cannot_be_sold_by_the_captain() -> None:
    """B, left out, would be the captain himself."""
    events = [box(C="take", D="take"), buy("BC"), result("box")]
    assert refused("ABCD", *events, cubes="single") == "buyer_not_captain"


def test_it_stands_at_the_doubled_level_whatever_the_others_turned_it_to() -> None:
    game = one_cube("ABC", box(B="beaver/raccoon"), buy("CB"), result("team"))
    assert game.points == "A-10 B+11 C-1"


def test_it_is_a_cube_of_its_own() -> None:
    events = [LEFT_OUT, buy("DB"), team("take"), double_bought("team", "D", "take")]
    assert one_cube("ABCD", *events, result("team")).points == "A-12 B+9 C+4 D-1"


def test_it_puts_the_seller_out_of_later_doubles() -> None:
    events = [LEFT_OUT, buy("DB"), team("take"), box(B="take", C="drop"), result("team")]
    assert one_cube("ABCD", *events).points == "A-6 B+11 C-4 D-1"
    named = [LEFT_OUT, buy("DB"), team("take"), box(B="take", C="drop", D="take")]
    assert refused("ABCD", *named, cubes="single") == "contract_closed"


def test_it_counts_the_seller_as_one_who_dropped() -> None:
    """He keeps his place in the queue like other droppers."""
    game = one_cube("ABCD", box(B="take", D="take"), buy("CB"), result("team"))
    assert game.order == "BCDA"
    game = one_cube("ABCD", box(B="take", D="take"), buy("CB"), settle("D", 1), result("box"))
    assert game.order == "ACDB"
