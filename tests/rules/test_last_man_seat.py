"""`seat` = `last_man`: the box stays if he wins the contract closed last (row 6, Bray)."""

from __future__ import annotations

from .games import Played, box, played, quick, result, settle, team


def last_man(order: str, *events: dict[str, object], **rules: object) -> Played:
    return played(order, *events, seat="last_man", **rules)


def test_it_keeps_the_box_who_beats_the_last_member_in() -> None:
    """W31: three cubes are dropped to, the last one is won."""
    game = last_man(
        "ABCDE", team(B="take", C="drop", D="drop", E="drop"), result("box"), jacoby="off"
    )
    assert game.points == "A-1 B-2 C+1 D+1 E+1"
    assert game.order == "ACDEB"


def test_it_takes_the_box_from_him_who_loses_to_the_last_member_in() -> None:
    """W13: the captain dropped early, C and D win at the end."""
    game = last_man(
        "ABCD", team(B="take"), box(B="drop"), team(C="take"), result("team"), jacoby="off"
    )
    assert game.order == "CDBA"


def test_it_looks_at_the_latest_in_order_of_those_who_closed_together() -> None:
    """One double ends all: the box drops to B and D drops his beaver, D is last in order."""
    kept = last_man("ABD", team(B="drop", D="beaver/drop"))
    assert kept.order == "ADB"
    lost = last_man("ABD", team(B="beaver/drop", D="drop"))
    assert lost.order == "DBA"


def test_it_keeps_the_box_whose_last_opponent_drops() -> None:
    game = last_man("ABCD", team(B="drop"), team(C="drop"), box(D="drop"))
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "last_man_beaten.captain_next"


def test_it_does_not_keep_the_box_when_the_last_contract_is_settled_at_nothing() -> None:
    """A last contract settled at 0 without a winner is not won by the box."""
    game = last_man("ABCD", box(B="drop", C="drop"), settle("D", 0))
    assert game.order == "CDBA"


def test_it_keeps_the_box_declared_the_winner_of_a_last_contract_settled_at_nothing() -> None:
    game = last_man("ABCD", box(B="drop", C="drop"), settle("D", 0, "box"))
    assert game.order == "ACDB"


def test_it_passes_over_members_without_points_in_a_game_scored_at_once() -> None:
    assert last_man("ABCD", quick(B=2, C=-1, D=0)).order == "ACDB"
    assert last_man("ABCD", quick(B=-2, C=1, D=0)).order == "CDBA"


def test_it_names_the_last_man() -> None:
    game = last_man("ABC", box(B="drop"), result("team"))
    assert game.why == (
        "B dropped at 1; the team won a single game (C 1), so the box did not win the contract "
        "closed last, C's; C is next in line for the box and B is captain next."
    )
