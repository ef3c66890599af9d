"""`seat` = `net`: the box stays unless he loses points on the game (row 6, YEP)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, buy, extra, played, result, settle, team


def net(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"seat": "net", "jacoby": "off", **rules})


def test_it_keeps_the_box_who_gains() -> None:
    game = net("ABCD", team(B="take", C="drop"), result("box"))
    assert game.points == "A+2 B-2 C+1 D-1"
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "net_gain.captain_next"


def test_it_keeps_the_box_who_comes_out_even() -> None:
    """W23: two droppers and a lone taker of 2 make nothing; extras do not count."""
    game = net("ABCD", box(B="drop", C="take", D="drop"), extra("BC"), extra("DC"), result("team"))
    assert game.points == "A0 B-4 C+8 D-4"
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "net_even.captain_next"


def test_it_takes_the_box_from_him_who_loses_by_one_although_he_beat_the_captain() -> None:
    """W31: 2 - 3 = -1."""
    game = net("ABCDE", team(B="take", C="drop", D="drop", E="drop"), result("box"))
    assert game.points == "A-1 B-2 C+1 D+1 E+1"
    assert game.order == "CDEBA"
    assert game.settlement.reason.code == "net_loss.next_in_line"


def test_it_counts_the_sum_before_the_partner_takes_his_share() -> None:
    game = net("ABCD", team(B="drop"), result("box"), partner="H")
    assert game.points == "A+1 B+1 C-1 D-1 H0"
    assert game.order == "ACDB+H"


def test_it_counts_half_points() -> None:
    assert net("ABC", settle("B", -1), settle("C", 1.5)).order == "CBA"
    assert net("ABC", settle("B", -1.5), settle("C", 1)).order == "ACB"


def test_it_counts_what_bought_cubes_cost_the_box() -> None:
    """The box beats B and C but loses the cube that B bought from D; prices are not his."""
    game = net("ABCD", box(C="drop"), buy("DB"), settle("B", -1), result("team", "gammon"))
    assert game.points == "A-2 B+4 C-1 D-1"
    assert game.order == "CDBA"


@pytest.mark.parametrize("winner", ["box", "team"])
def test_it_does_not_count_extras(winner: str) -> None:
    """Whatever an extra brings, it is between members."""
    with_extra = net("ABC", box(B="drop", C="take"), extra("BC"), result(winner))
    without = net("ABC", box(B="drop", C="take"), result(winner))
    assert with_extra.order == without.order


def test_it_names_the_sum() -> None:
    game = net("ABC", team(B="drop"), team(C="take"), settle("C", -0.5))
    assert game.why == (
        "The box dropped to B at 1; C paid an agreed 0.5, so the box lost 0.5 on the game; "
        "B takes the box and C is captain next."
    )
