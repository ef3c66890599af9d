"""Captain and box both lose: the captain stands above the box (row 9, A5: Los Angeles)."""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, result, settle, team
from .table import Table

CAPTAIN_DROPS = [box(B="drop"), result("team")]
TWO_DROP = [box(B="drop"), box(C="drop"), result("team")]
ALL = {"seat": "all"}


@pytest.mark.parametrize("seat", ["last_man", "net", "all", "la_hybrid"])
def test_it_puts_the_captain_above_the_box_by_every_rule_that_can_unseat_them_both(
    seat: str,
) -> None:
    """B dropped, C, D and E won: the box lost 2 in all, the last man, and not everybody lost."""
    game = played("ABCDE", *CAPTAIN_DROPS, seat=seat)
    assert (game.points, game.order, game.moved) == ("A-2 B-1 C+1 D+1 E+1", "CDEBA", "BA")


def test_it_cannot_happen_where_the_captain_decides() -> None:
    assert played("ABCDE", *CAPTAIN_DROPS, seat="captain").order == "ACDEB"


@pytest.mark.parametrize(
    ("events", "rules", "order", "moved"),
    [
        # An acting captain who lost for him keeps his turn, or has used it up and follows him.
        (TWO_DROP, {}, "CDEBA", "BA"),
        (TWO_DROP, {"acting_captain": "uses_turn"}, "DEBCA", "BCA"),
        # The best-placed member in to the end goes first.
        (TWO_DROP, {"successor": "acting_captain"}, "DCEBA", "BA"),
        (
            TWO_DROP,
            {"successor": "acting_captain", "acting_captain": "uses_turn"},
            *("DEBCA", "BCA"),
        ),
        # A captain who only paid, and one who was declared the loser, lost as well.
        ([settle("B", -0.5), result("team")], {}, "CDEBA", "BA"),
        ([settle("B", 2, "box"), result("team")], {}, "CDEBA", "BA"),
        # The captain lost at the end with the others; only E had cashed.
        ([team(E="drop"), result("box")], {}, "CDEBA", "BA"),
        # The partner stands as captain, or between the two.
        (CAPTAIN_DROPS, {"partner": "H"}, "CHDEBA", "BA"),
        (
            CAPTAIN_DROPS,
            {"partner": "H", "partner_after_loss": "own_place"},
            *("CDEBHA", "BHA"),
        ),
    ],
)
def test_it_orders_everybody(
    events: list[Event], rules: dict[str, Any], order: str, moved: str
) -> None:
    game = played("ABCDE", *events, **{**ALL, **rules})
    assert (game.order, game.moved) == (order, moved)


def test_it_leaves_three_players_in_the_opposite_order() -> None:
    game = played("ABC", *CAPTAIN_DROPS, **ALL)
    assert (game.points, game.order) == ("A0 B-1 C+1", "CBA")


@pytest.mark.parametrize(("rule", "order"), [("above_loser", "CDEFBA"), ("below_loser", "CDEBAF")])
def test_it_seats_a_newcomer_above_both_or_below_both(rule: str, order: str) -> None:
    table = Table("ABCDE", rules={**ALL, "newcomer": rule}).after("start_game", "F comes")
    table.play(*CAPTAIN_DROPS)
    assert table.order == order


def test_it_keeps_the_place_of_who_is_away_among_those_who_did_not_lose() -> None:
    """D, away, stands before E, behind whom nobody but the two losers stands."""
    table = Table("ABCDE", rules=ALL).after("D rests")
    table.play(*CAPTAIN_DROPS)
    assert (table.order, table.line) == ("CEBA", "CDEBA")


def test_it_goes_round_like_any_game_afterwards() -> None:
    """C is box, D captain; when D wins, C goes behind A."""
    table = Table("ABCD", rules=ALL)
    table.play(*CAPTAIN_DROPS)
    assert table.after("team").order == "DBAC"


def test_it_is_told() -> None:
    assert played("ABCDE", *CAPTAIN_DROPS, **ALL).why == (
        "B dropped at 1; the team won a single game (C 1, D 1, E 1), so the box had to beat "
        "everybody and lost to C; C is next in line for the box and D is captain next."
    )
