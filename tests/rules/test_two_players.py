"""Two players are left, or two are all that came: ordinary money backgammon (rows 50, 51, 58)."""

from __future__ import annotations

import pytest

from .games import Event, box, played, result, settle, team
from .table import Table


@pytest.mark.parametrize("cubes", ["multi", "single"])
@pytest.mark.parametrize(
    ("events", "points", "order"),
    [
        ([result("box")], "A+1 B-1", "AB"),
        ([result("team")], "A-1 B+1", "BA"),
        # W35: a turned cube, so the gammon counts.
        (["double", result("box", "gammon")], "A+4 B-4", "AB"),
        ([result("box", "gammon")], "A+1 B-1", "AB"),
        ([box(B="drop")], "A+1 B-1", "AB"),
        ([box(B="beaver"), result("team", "backgammon")], "A-12 B+12", "BA"),
        (["double", box(B="take"), result("team")], "A-4 B+4", "BA"),
        (["double", box(B="drop")], "A+2 B-2", "AB"),
        ([settle("B", 0.5)], "A-0.5 B+0.5", "BA"),
        ([settle("B", 0)], "A0 B0", "AB"),
    ],
)
def test_it_is_played_by_the_same_formulas(
    events: list[Event | str], points: str, order: str, cubes: str
) -> None:
    """With one cube or one each comes to the same; "double" is B's, taken."""
    takes = team("take") if cubes == "single" else team(B="take")
    game = played("AB", *(takes if e == "double" else e for e in events), cubes=cubes)
    assert (game.points, game.order) == (points, order)


def test_it_has_no_lone_taker() -> None:
    """Whoever takes alone where he is alone just plays on, whatever the house rule."""
    for rule in ("must_drop", "must_beaver", "extras"):
        game = played("AB", box(B="take"), result("team"), lone_taker=rule, lone_taker_from=2)
        assert (game.points, game.warnings) == ("A-2 B+2", [])


@pytest.mark.parametrize(
    ("rule", "steps", "order"),
    [
        # Somebody comes while two play: above or below the one who lost.
        ("above_loser", ["C comes", "box"], "ACB"),
        ("below_loser", ["C comes", "box"], "ABC"),
        ("above_loser", ["C comes", "team"], "BCA"),
        ("below_loser", ["C comes", "team"], "BAC"),
        # Two come: in the order in which they came.
        ("above_loser", ["C comes", "D comes", "team"], "BCDA"),
        ("below_loser", ["C comes", "D comes", "box"], "ABCD"),
        # Somebody comes and somebody goes.
        ("above_loser", ["C comes", "B leaves", "box"], "AC"),
        ("below_loser", ["C comes", "B leaves", "team"], "AC"),
        ("above_loser", ["C comes", "A leaves", "team"], "BC"),
        # The box goes although he won: the captain of the moment inherits, even a newcomer.
        ("above_loser", ["C comes", "A leaves", "box"], "CB"),
        ("below_loser", ["C comes", "A leaves", "box"], "BC"),
        # He thinks better of it and does not stay.
        ("above_loser", ["C comes", "C leaves", "team"], "BA"),
    ],
)
def test_it_lets_people_come_and_go_in_the_middle(rule: str, steps: list[str], order: str) -> None:
    table = Table("AB", rules={"newcomer": rule}).after("start_game", *steps)
    assert table.order == order
    assert table.state.records[0].order == ("A", "B")


def test_it_puts_a_newcomer_last_where_nobody_lost() -> None:
    """They agreed on nothing: the order stays, so there is no loser to stand above."""
    table = Table("AB").after("start_game", "C comes")
    table.play(settle("B", 0))
    assert table.order == "ABC"


def test_it_is_what_is_left_of_a_chouette() -> None:
    """Three, two, three: the order goes on as ever and the books of the third are kept."""
    table = Table("ABC").after("team")
    assert table.order == "BCA"
    table.after("C leaves")
    assert table.order == "BA"
    table.after("team", "box", "D comes")
    assert table.order == "ABD"
    table.after("team")
    assert table.order == "BDA"
    # One game of three, two of two, one of three with D; B has won and lost 2.
    assert table.points == {"A": -2 + 1 + 1 - 2, "C": 1, "D": 1}


def test_it_stops_at_one() -> None:
    table = Table("AB").after("start_game", "A leaves", "team")
    assert table.order == "B"
    assert table.why.endswith("As people went, only B is left.")
    assert table.refusal("start_game").detail == "A game needs at least two players at the table."
    assert table.after("D comes").after("box").order == "BD"
