"""What the end of the board game is worth: 1, 2, 3 times the cube (row 36)."""

from __future__ import annotations

import pytest

from .games import box, played, refused, result, team

TURNED = team(B="take", C="take")


@pytest.mark.parametrize(("kind", "points"), [("single", 2), ("gammon", 4), ("backgammon", 6)])
def test_it_multiplies_the_cube(kind: str, points: int) -> None:
    assert played("ABC", TURNED, result("box", kind)).points == (
        f"A+{2 * points} B-{points} C-{points}"
    )


def test_it_pays_only_twice_for_a_backgammon_where_the_table_says_so() -> None:
    game = played("ABC", TURNED, result("team", "backgammon"), backgammon=2)
    assert game.points == "A-8 B+4 C+4"


def test_it_adds_up_many_cubes() -> None:
    """W04: 2 x 2 x 4 = 16, the figure Bray gives."""
    takers = dict.fromkeys("BCDE", "take")
    game = played("ABCDE", team(**takers), result("team", "gammon"))
    assert game.points == "A-16 B+4 C+4 D+4 E+4"


def test_it_pays_each_contract_by_its_own_cube() -> None:
    """W12 with B at 4: takers by their cubes, droppers the undoubled value."""
    game = played(
        "ABCDE",
        box(B="take", C="drop", D="take", E="drop"),
        team(B="take"),
        result("box", "gammon"),
    )
    assert game.points == "A+14 B-8 C-1 D-4 E-1"


def test_it_closes_only_what_is_still_open() -> None:
    """W15: D cashed before."""
    game = played(
        "ABCDE", team(D="drop"), team(B="take", C="take", E="take"), result("team", "gammon")
    )
    assert game.points == "A-13 B+4 C+4 D+1 E+4"
    assert game.contract("D").early
    assert not game.contract("B").early


def test_it_ends_the_game() -> None:
    assert refused("ABC", result("box"), result("box")) == "game_over"


@pytest.mark.parametrize("field", [{"winner": "nobody"}, {"winner": None}, {"kind": "triple"}])
def test_it_needs_a_side_and_a_kind(field: dict[str, object]) -> None:
    assert refused("ABC", {**result("box"), **field}) == "bad_json"


@pytest.mark.parametrize(
    ("kind", "winner", "code"),
    [
        ("single", "team", "holder_won_single"),
        ("gammon", "team", "holder_won_gammon"),
        ("backgammon", "box", "other_won_backgammon"),
    ],
)
def test_it_records_how_each_contract_ended(kind: str, winner: str, code: str) -> None:
    ended = played("AB", team(B="take"), result(winner, kind)).contract("B")
    assert ended.reason.code == code
    assert ended.level == 2
    assert ended.winner == ("holder" if winner == "team" else "other")


def test_it_tells_what_everybody_won_at_the_end() -> None:
    game = played("ABCD", team(B="take"), box(C="drop"), result("box", "backgammon"))
    assert game.why == (
        "C dropped at 1; the box won a backgammon (B 6, D 1), so the box beat the captain and "
        "stays; C is captain next. "
        "Jacoby: the cube of D was not turned, so a backgammon counts 1 there."
    )
