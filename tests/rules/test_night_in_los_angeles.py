"""A night by the rules of Los Angeles, game by game: the seat by the last man and the sum, extras
for a lone taker, a partner from six who must be from seven, two tables from eight."""

from __future__ import annotations

from chouette.rules.advice import Advice, advice

from .games import box, extra, result, team
from .table import Table


def five() -> Table:
    return Table("ABCDE", rules="los-angeles")


def test_it_leaves_a_captain_who_cashed_in_his_place() -> None:
    """The box beat the last man and gained 2; B won and only losers move."""
    table = five()
    table.play(team(B="drop"), result("box"))
    assert (table.last, table.order) == ("A+2 B+1 C-1 D-1 E-1", "ABCDE")


def test_it_takes_the_box_from_him_who_won_the_last_contract_at_a_loss() -> None:
    """Row 12: he took the captain's cube only; captain and box both stand up, the captain above."""
    table = five()
    table.play(team(B="take", C="drop", D="drop", E="drop"), result("box"))
    assert (table.last, table.order) == ("A-1 B-2 C+1 D+1 E+1", "CDEBA")
    assert [warning.code for warning in table.state.records[0].warnings] == ["not_break_even"]


def with_extras() -> Table:
    """The third game: C's double, E alone takes, and D and A give him an extra each."""
    table = five()
    table.play(team(B="drop"), result("box"))
    table.play(team(B="take", C="drop", D="drop", E="drop"), result("box"))
    table.play(
        box(D="drop", E="take", B="drop", A="drop"), extra("DE"), extra("AE"), result("team")
    )
    return table


def test_it_makes_a_lone_taker_accept_extras() -> None:
    table = with_extras()
    assert (table.last, table.order) == ("A-4 B-1 C+1 D-4 E+8", "EBADC")
    assert table.state.records[-1].warnings == ()
    assert table.points == {"A": -3, "B": -2, "C": 1, "D": -4, "E": 8}


def six() -> Table:
    """F comes; the box may take a partner now, and A is the first behind the captain."""
    table = with_extras().after("F comes", "offer_partner")
    assert table.state.partner_asked == "A"
    table.do("answer_partner", player="A", accept=True)
    assert (table.order, table.partner) == ("EBDCF", "A")
    return table


def test_it_may_have_a_partner_from_six_on_who_shares_and_stays_while_the_box_wins() -> None:
    """Seven points: four for the box, three for the partner."""
    table = six()
    table.play(box(B="take", D="take", C="drop", F="take"), result("box"))
    assert table.last == "A+3 B-2 C-1 D-2 E+4 F-2"
    assert (table.order, table.partner) == ("EDCFB", "A")
    assert table.points == {"B": -4, "D": -6, "E": 12, "F": -2}


def after_the_loss() -> Table:
    table = six()
    table.play(box(B="take", D="take", C="drop", F="take"), result("box"))
    return table.after("team")


def test_it_makes_the_partner_captain_when_the_box_loses() -> None:
    table = after_the_loss()
    assert table.last == "A-2 B+1 C+1 D+1 E-2 F+1"
    assert (table.order, table.partner) == ("DACFBE", None)


def seven() -> Table:
    table = after_the_loss().after("G comes")
    fault = table.refusal("start_game")
    assert fault.detail == "With 7 players the box must have a partner before the game."
    table.do("offer_partner")
    table.do("answer_partner", player="C", accept=False)
    table.do("answer_partner", player="F", accept=True)
    return table.after("box")


def test_it_must_have_a_partner_from_seven_on() -> None:
    """C says no, F yes; five points are three and two."""
    table = seven()
    assert table.last == "A-1 B-1 C-1 D+3 E-1 F+2 G-1"
    assert (table.order, table.partner) == ("DCBEGA", "F")
    assert table.points == {"A": -3, "B": -4, "D": -2, "E": 9, "F": 1, "G": -1}


def test_it_is_better_split_from_eight_on() -> None:
    """The last three make the new table; five stay, the partnership among them."""
    table = seven().after("H comes")
    assert Advice("split_now", {"players": 8}) in advice(table.state.ruleset, 8)
    table.do("split_table", table="2")
    assert (table.order, table.partner) == ("DCBE", "F")
    assert table.state.seating.everybody == ("D", "C", "B", "E", "F")
    assert sum(table.points.values()) == 0


def test_it_keeps_a_partnership_below_six_until_the_box_loses() -> None:
    table = seven().after("H comes")
    table.do("split_table", table="2")
    table.after("box")
    assert (table.last, table.order) == ("B-1 C-1 D+2 E-1 F+1", "DBEC")
    table.after("team")
    assert (table.last, table.order) == ("B+1 C+1 D-2 E+1 F-1", "BFECD")
    assert table.partner is None
    assert table.refusal("offer_partner").code == "partner_not_allowed"
