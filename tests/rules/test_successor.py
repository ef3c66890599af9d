"""Who takes a box that was lost although the captain did not win (`successor`, row 9, A2).

Double stand-up: captain and box both lose, and the captain stands above the box (A5).
"""

from __future__ import annotations

from .games import Event, Played, box, extra, played, result, settle, team


def lost(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"seat": "all", "jacoby": "off", **rules})


def acting(order: str, *events: Event, **rules: object) -> Played:
    return lost(order, *events, **{"successor": "acting_captain", **rules})


def test_it_gives_the_box_to_the_next_in_line() -> None:
    """The captain stands above the box, who is last."""
    game = lost("ABCDE", box(B="drop"), team(C="take"), result("team"))
    assert game.order == "CDEBA"
    assert game.moved == "BA"


def test_it_gives_the_box_to_the_next_in_line_even_if_he_lost_himself() -> None:
    game = lost("ABCDE", box(B="drop", C="drop", D="take", E="take"), result("team"))
    assert game.order == "CDEBA"


def test_it_gives_the_box_to_the_best_placed_member_in_to_the_end() -> None:
    game = acting("ABCDE", box(B="drop", C="drop", D="take", E="take"), result("team"))
    assert game.order == "DCEBA"
    assert game.settlement.reason.code == "not_all_beaten.acting_captain"


def test_it_gives_the_box_to_him_even_if_he_lost() -> None:
    """D cashed before; E was in to the end and lost to the box."""
    game = acting("ABCDE", box(B="drop", C="drop"), team(D="drop"), result("box"))
    assert game.points == "A+2 B-1 C-1 D+1 E-1"
    assert game.order == "ECDBA"


def test_it_never_gives_the_box_to_a_captain_who_lost_at_the_end_himself() -> None:
    """The captain is in to the end; of the crew D is the best placed who is, too."""
    game = acting("ABCD", team(C="drop"), result("box"))
    assert game.points == "A+1 B-1 C+1 D-1"
    assert game.order == "DCBA"


def test_it_falls_back_on_the_next_in_line_if_nobody_of_the_crew_was_in() -> None:
    game = acting("ABCD", team(C="drop"), box(D="drop"), result("box"))
    assert game.order == "CDBA"
    assert game.settlement.reason.code == "not_all_beaten.next_in_line"


def test_it_counts_those_whose_contracts_closed_last_as_in_to_the_end() -> None:
    """The last double ends the game: whoever it ended it with was in until then."""
    game = acting("ABCDE", box(B="drop", C="drop"), team(D="take"), team(E="drop"), box(D="drop"))
    assert game.order == "DCEBA"


def test_it_looks_only_at_contracts_with_the_box() -> None:
    """C's extra runs on when all contracts with the box are closed."""
    game = acting(
        "ABCD",
        *[box(B="drop", C="take", D="take"), extra("BC"), team(C="drop"), settle("D", -1)],
        result("team"),
    )
    assert game.order == "DCBA"


def test_it_asks_for_no_successor_when_the_captain_won() -> None:
    game = acting("ABCD", team(B="drop"), result("box"))
    assert game.order == "BCDA"
    assert game.settlement.reason.code == "not_all_beaten.captain"


def test_it_gives_the_box_to_the_captain_head_to_head_though_he_counts_as_beaten() -> None:
    """There is nobody else: the box paid, so by `net` he loses the seat."""
    game = played("AB", settle("B", 2, "box"), seat="net")
    assert game.order == "BA"
    assert game.moved == "A"
