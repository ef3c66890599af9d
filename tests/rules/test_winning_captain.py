"""A captain who won although the box keeps his seat (`winning_captain`, ambiguity A4)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, played, result, settle, team

CASHED = (team(B="drop"), box(C="drop"), result("box"))
"""The captain cashes, the box beats the rest and gains."""


def game_of(*events: Event, stays: bool, **rules: object) -> Played:
    winning_captain = "stays" if stays else "rotates"
    given = {"seat": "net", "winning_captain": winning_captain, **rules}
    return played("ABCDE", *events, **given)


def test_it_sends_him_to_the_end_where_captains_rotate() -> None:
    game = game_of(*CASHED, stays=False)
    assert game.points == "A+2 B+1 C-1 D-1 E-1"
    assert game.order == "ACDEB"
    assert game.moved == "B"


def test_it_leaves_him_captain_where_only_losers_move() -> None:
    game = game_of(*CASHED, stays=True)
    assert game.order == "ABCDE"
    assert game.moved == ""
    assert game.settlement.reason.code == "net_gain.captain_stays"
    assert game.why.endswith("the box gained 2 on the game and stays; B, who won, stays captain.")


def test_it_sends_a_captain_who_lost_to_the_end_either_way() -> None:
    for stays in (True, False):
        assert game_of(result("box"), stays=stays).order == "ACDEB"


@pytest.mark.parametrize("seat", ["last_man", "net", "la_hybrid"])
def test_it_matters_under_every_seat_rule_by_which_the_box_can_stay(seat: str) -> None:
    assert game_of(*CASHED, stays=True, seat=seat).order == "ABCDE"
    assert game_of(*CASHED, stays=False, seat=seat).order == "ACDEB"


@pytest.mark.parametrize("seat", ["captain", "all"])
def test_it_cannot_happen_where_a_winning_captain_takes_the_box(seat: str) -> None:
    for stays in (True, False):
        assert game_of(*CASHED, stays=stays, seat=seat).order == "BCDEA"


def test_it_counts_a_captain_declared_the_winner() -> None:
    game = game_of(settle("B", -1, "member"), result("box"), stays=True)
    assert game.points == "A+4 B-1 C-1 D-1 E-1"
    assert game.order == "ABCDE"


def test_it_leaves_the_order_alone_when_the_captain_settled_at_nothing() -> None:
    """Neither won, so nobody moves, whatever the seat rule and whatever the others did (A6)."""
    for seat in ("captain", "last_man", "net", "all", "la_hybrid"):
        game = game_of(settle("B", 0), result("team"), stays=False, seat=seat)
        assert game.order == "ABCDE"
        assert game.moved == ""
        assert game.settlement.reason.code == "captain_drew.order_stays"


def test_it_keeps_the_partner_when_the_captain_settled_at_nothing() -> None:
    game = game_of(settle("B", 0), result("team"), stays=False, partner="H")
    assert game.order == "ABCDE+H"
