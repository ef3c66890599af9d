"""`seat` = `la_hybrid`: the box must win the contract closed last and lose no points (row 6, LA).

The four corners of the rule, each with the same three members:

                     box's sum >= 0     box's sum < 0
    beats last man   stays              goes
    does not         goes               goes
"""

from __future__ import annotations

from .games import Event, Played, box, played, result, settle, team


def hybrid(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"seat": "la_hybrid", "jacoby": "off", **rules})


def test_it_keeps_the_box_who_beats_the_last_man_and_gains() -> None:
    game = hybrid("ABCD", box(B="drop"), result("box"))
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "hybrid_gain.captain_next"


def test_it_keeps_the_box_who_beats_the_last_man_and_comes_out_even() -> None:
    game = hybrid("ABC", team(B="drop"), result("box"))
    assert game.points == "A0 B+1 C-1"
    assert game.settlement.reason.code == "hybrid_even.captain_next"
    assert game.order == "ACB"


def test_it_takes_the_box_from_him_who_beats_the_last_man_at_a_loss() -> None:
    """Row 12: he goes last, and the next in line behind the old captain is box."""
    game = hybrid("ABCD", box(B="drop"), team(C="take"), settle("C", 3), result("box"))
    assert game.points == "A-1 B-1 C+3 D-1"
    assert game.order == "CDBA"
    assert game.settlement.reason.code == "hybrid_loss.next_in_line"


def test_it_takes_the_box_from_him_who_gains_but_loses_to_the_last_man() -> None:
    game = hybrid("ABCD", team(B="take"), box(B="drop"), team(D="drop"), settle("C", 0.5))
    assert game.points == "A+0.5 B-2 C+0.5 D+1"
    assert game.order == "CDBA"
    assert game.settlement.reason.code == "last_man_not_beaten.next_in_line"


def test_it_takes_the_box_from_him_who_loses_both() -> None:
    assert hybrid("ABCD", result("team")).order == "BCDA"


def test_it_does_not_count_a_last_contract_settled_at_nothing_as_won() -> None:
    game = hybrid("ABCD", box(B="drop", C="drop"), settle("D", 0))
    assert game.order == "CDBA"


def test_it_explains_both_halves_of_the_rule() -> None:
    game = hybrid("ABC", box(B="drop"), result("box"))
    assert game.why == (
        "B dropped at 1; the box won a single game (C 1), so the box won the contract closed "
        "last, C's, gained 2 and stays; C is captain next."
    )
