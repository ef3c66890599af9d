"""Agreed results: the box and a member agree points and stop (rows 39 to 41, A6)."""

from __future__ import annotations

import pytest

from .games import Played, box, played, refused, result, settle, team


def four(*events: dict[str, object], **rules: object) -> Played:
    return played("ABCD", *events, **{"jacoby": "off", **rules})


def test_it_pays_what_was_agreed_whatever_the_cube_says() -> None:
    """W30: B's cube 4, C's 4, D's 2; B pays 2, then the team wins."""
    turned = [team(B="take", C="take", D="take"), box(B="take", C="take")]
    game = four(*turned, settle("B", -2), result("team"))
    assert game.points == "A-4 B-2 C+4 D+2"
    assert game.contract("B").level == 4


def test_it_is_not_multiplied_by_the_end_of_the_game() -> None:
    assert four(settle("B", 1), result("team", "gammon")).points == "A-5 B+1 C+2 D+2"


@pytest.mark.parametrize(("points", "shown"), [(2, "+2"), (-1.5, "-1.5"), (0.5, "+0.5"), (0, "0")])
def test_it_may_be_a_half_point(points: float, shown: str) -> None:
    game = played("AB", settle("B", points))
    assert game.points.endswith(f"B{shown}")


def test_it_takes_a_whole_number_written_as_a_fraction() -> None:
    assert played("AB", settle("B", 3.0)).points == "A-3 B+3"


@pytest.mark.parametrize("points", [1.25, -0.1, 1e-9])
def test_it_refuses_other_fractions(points: float) -> None:
    assert refused("AB", settle("B", points)) == "not_half_points"


@pytest.mark.parametrize("points", [float("nan"), float("inf"), True, "1", None, 10**9, -(10**400)])
def test_it_refuses_what_is_no_sensible_number(points: object) -> None:
    event = {"type": "settle", "member": "B", "points": points}
    assert refused("AB", event) == "bad_json"


def test_it_takes_the_payer_for_the_loser() -> None:
    assert four(settle("B", -2), result("team")).order == "ACDB"
    assert four(settle("B", 2), result("box")).order == "BCDA"


def test_it_lets_the_table_declare_the_winner() -> None:
    """W44: as W30, but the table declares B the winner: the same points, B is box."""
    game = four(settle("B", -2, "member"), result("team"))
    assert game.order == "BCDA"
    assert four(settle("B", 2, "box"), result("team")).order == "ACDB"


def test_it_has_no_winner_at_nothing_unless_one_is_declared() -> None:
    assert four(settle("B", 0), result("team")).order == "ABCD"
    assert four(settle("B", 0, "box"), result("team")).order == "ACDB"
    assert four(settle("B", 0, "member"), result("box")).order == "BCDA"


def test_it_closes_the_contract() -> None:
    assert refused("ABC", settle("B", 1), settle("B", 1), result("box")) == "contract_closed"
    assert refused("ABC", settle("B", 1), team(B="take"), result("box")) == "contract_closed"


def test_it_ends_the_game_when_it_closes_the_last_contract() -> None:
    game = played("ABC", settle("B", 1), settle("C", -1))
    assert game.points == "A0 B+1 C-1"


def test_it_is_for_members_only() -> None:
    assert refused("ABC", settle("A", 1), result("box")) == "unknown_player"
    assert refused("ABC", settle("Z", 1), result("box")) == "unknown_player"
    assert refused("ABC", settle("H", 1), result("box"), partner="H") == "unknown_player"


@pytest.mark.parametrize(
    ("event", "code", "text"),
    [
        (settle("B", 2), "agreed_gained", "B was paid an agreed 2"),
        (settle("B", -1.5), "agreed_paid", "B paid an agreed 1.5"),
        (settle("B", 0), "agreed_nothing", "B and the box agreed on nothing"),
        (settle("B", 1, "box"), "agreed_gained_other_won", "but counts as beaten"),
        (settle("B", -1, "member"), "agreed_paid_holder_won", "but counts as the winner"),
        (settle("B", 0, "member"), "agreed_nothing_holder_won", "agreed on nothing, B winning"),
        (settle("B", 0, "box"), "agreed_nothing_other_won", "nothing, the box winning"),
    ],
)
def test_it_says_what_was_agreed(event: dict[str, object], code: str, text: str) -> None:
    game = played("AB", event)
    assert game.contract("B").reason.code == code
    assert text in game.why
