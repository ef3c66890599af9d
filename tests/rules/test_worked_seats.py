"""The worked games on which the seat rules differ, under each of them.

Successor and captain as in Los Angeles: a captain who did not win stands above the box, the next in
line takes it.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, Played, box, extra, played, result, settle, team

ALONE = box(B="drop", C="take", D="drop")
TURNED = (team(B="take", C="take", D="take"), box(B="take", C="take"))


def under(seat: str, order: str, *events: Event, **rules: Any) -> Played:
    return played(order, *events, **{"jacoby": "off", "seat": seat, **rules})


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        ("captain", "ACDB"),
        ("last_man", "CDBA"),
        ("net", "CDBA"),
        ("all", "CDBA"),
        ("la_hybrid", "CDBA"),
    ],
)
class TestOnlyTheCaptainIsBeaten:
    def test_w13(self, seat: str, order: str) -> None:
        """B is cashed at 2, C turned wins 2, D wins 1."""
        events = [team(B="take"), box(B="drop"), team(C="take"), result("team")]
        game = under(seat, "ABCD", *events)
        assert game.points == "A-1 B-2 C+2 D+1"
        assert game.order == order

    def test_w26a(self, seat: str, order: str) -> None:
        """The lone taker, who must beaver, wins 4."""
        game = under(seat, "ABCD", box(B="drop", C="beaver", D="drop"), result("team"))
        assert game.points == "A-2 B-1 C+4 D-1"
        assert game.order == order

    def test_w30(self, seat: str, order: str) -> None:
        """B pays 2 to be out, the others win."""
        game = under(seat, "ABCD", *TURNED, settle("B", -2), result("team"))
        assert game.points == "A-4 B-2 C+4 D+2"
        assert game.order == order


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        ("captain", "ACDB"),
        ("net", "ACDB"),
        ("last_man", "CDBA"),
        ("all", "CDBA"),
        ("la_hybrid", "CDBA"),
    ],
)
def test_w23_the_box_comes_out_even(seat: str, order: str) -> None:
    """Two drops and a lost cube of 2; the extras are none of his business."""
    game = under(seat, "ABCD", ALONE, extra("BC"), extra("DC"), result("team"))
    assert game.points == "A0 B-4 C+8 D-4"
    assert game.order == order


@pytest.mark.parametrize("seat", ["captain", "last_man", "net", "all", "la_hybrid"])
def test_w24_the_box_wins_everything(seat: str) -> None:
    game = under(seat, "ABCD", ALONE, extra("BC"), extra("DC"), result("box", "gammon"))
    assert game.points == "A+6 B+2 C-10 D+2"
    assert game.order == "ACDB"


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        ("captain", "ACDEB"),
        ("last_man", "ACDEB"),
        ("net", "CDEBA"),
        ("all", "CDEBA"),
        ("la_hybrid", "CDEBA"),
    ],
)
def test_w31_one_taken_three_dropped(seat: str, order: str) -> None:
    """rec.games.backgammon 1995: 2 - 3 = -1; shows why there are rules for taking."""
    offer = team(B="take", C="drop", D="drop", E="drop")
    game = under(seat, "ABCDE", offer, result("box"))
    assert game.points == "A-1 B-2 C+1 D+1 E+1"
    assert game.order == order


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        ("captain", "BCDA"),
        ("last_man", "ACDB"),
        ("net", "ACDB"),
        ("all", "BCDA"),
        ("la_hybrid", "ACDB"),
    ],
)
def test_row_11_the_captain_cashes_and_the_box_beats_the_rest(seat: str, order: str) -> None:
    game = under(seat, "ABCD", team(B="drop"), result("box"))
    assert game.points == "A+1 B+1 C-1 D-1"
    assert game.order == order


@pytest.mark.parametrize("seat", ["captain", "last_man", "net", "all", "la_hybrid"])
def test_w28_the_partnership_stays_while_the_box_wins(seat: str) -> None:
    answers = {**dict.fromkeys("BCD", "take"), **dict.fromkeys("EFG", "drop")}
    game = under(seat, "ABCDEFG", box(**answers), result("box"), partner="H")
    assert game.points == "A+5 B-2 C-2 D-2 E-1 F-1 G-1 H+4"
    assert game.order == "ACDEFGB+H"


@pytest.mark.parametrize("seat", ["captain", "last_man", "net", "all", "la_hybrid"])
def test_w29_the_partner_becomes_captain_when_the_box_loses(seat: str) -> None:
    doubled = team(**dict.fromkeys("BCDEFG", "take"))
    game = under(seat, "ABCDEFG", doubled, result("team", "gammon"), partner="H")
    assert game.points == "A-12 B+4 C+4 D+4 E+4 F+4 G+4 H-12"
    assert game.order == "BHCDEFGA"
