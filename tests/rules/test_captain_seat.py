"""`seat` = `captain`: the box stays unless the captain beats him (row 6, seven sources)."""

from __future__ import annotations

from .games import box, played, result, settle, team


def test_it_keeps_the_box_who_beats_everybody() -> None:
    game = played("ABCD", result("box"))
    assert game.order == "ACDB"
    assert game.moved == "B"


def test_it_gives_the_box_to_the_captain_who_wins() -> None:
    game = played("ABCD", result("team"))
    assert game.order == "BCDA"
    assert game.moved == "A"


def test_it_keeps_the_box_who_beats_only_the_captain() -> None:
    """W13: B's cube is lost, C and D win; the box loses points and stays."""
    game = played(
        "ABCD", team(B="take"), box(B="drop"), team(C="take"), result("team"), jacoby="off"
    )
    assert game.points == "A-1 B-2 C+2 D+1"
    assert game.order == "ACDB"


def test_it_gives_the_box_to_a_captain_who_cashed_although_the_box_beats_the_rest() -> None:
    """Row 11: the captain won by his double; the others play on and lose."""
    game = played("ABCD", team(B="drop"), result("box"))
    assert game.points == "A+1 B+1 C-1 D-1"
    assert game.order == "BCDA"


def test_it_keeps_the_box_whatever_happens_after_the_captain_dropped() -> None:
    """Row 7: the box has beaten the captain, so he stays though all the others win."""
    game = played("ABCDE", box(B="drop", C="take", D="take", E="take"), result("team", "gammon"))
    assert game.order == "ACDEB"


def test_it_counts_the_captains_own_contract_not_the_points_of_the_box() -> None:
    game = played("ABCD", team(C="take", D="take"), result("team"), seat="captain")
    assert game.order == "BCDA"


def test_it_counts_an_agreed_result_of_the_captain() -> None:
    """W30: the captain who pays has lost."""
    assert played("ABCD", settle("B", -2), result("team")).order == "ACDB"
    assert played("ABCD", settle("B", 2), result("box")).order == "BCDA"


def test_it_plays_money_backgammon_with_two() -> None:
    """W35, row 58: the same formulas."""
    lost = played("AB", team(B="take"), result("box", "gammon"), jacoby="off")
    assert (lost.points, lost.order) == ("A+4 B-4", "AB")
    won = played("AB", team(B="take"), result("team"))
    assert (won.points, won.order) == ("A-2 B+2", "BA")


def test_it_names_the_rule_that_decided() -> None:
    game = played("ABCD", team(B="take"), box(B="drop"), team(C="take"), result("team"))
    assert game.why == ("B dropped at 2, so the box beat the captain and stays; C is captain next.")
    assert game.settlement.reason.code == "captain_beaten.captain_next"
    assert played("ABC", result("team")).settlement.reason.code == "captain_won.captain"
