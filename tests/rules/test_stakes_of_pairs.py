"""Players with stakes of their own, as the box goes round (row 38, W33; A23).

A's level is 1, B's 2 and C's 4. Each contract's level is the house rule's; game by game.
"""

from __future__ import annotations

import pytest

from .games import box, result, team
from .table import Table


def table(rule: str, **opening: object) -> Table:
    return Table("ABC", rules={"level_agreement": rule}, levels={"B": 2, "C": 4}, **opening)


@pytest.mark.parametrize(
    ("rule", "games", "total"),
    [
        # A loses to both, then B to both, then C beats both.
        (
            "smaller_of_pair",
            ["A-2 B+1 C+1", "A+1 B-3 C+2", "A-1 B-2 C+3"],
            {"A": -2, "B": -4, "C": 6},
        ),
        (
            "multiples",
            ["A-6 B+2 C+4", "A+1 B-5 C+4", "A-1 B-2 C+3"],
            {"A": -6, "B": -5, "C": 11},
        ),
        (
            "equal",
            ["A-2 B+1 C+1", "A+1 B-2 C+1", "A-1 B-1 C+2"],
            {"A": -2, "B": -2, "C": 4},
        ),
    ],
)
def test_it_goes_round_with_the_box(rule: str, games: list[str], total: dict[str, float]) -> None:
    night = table(rule)
    for winner, points in zip(("team", "team", "box"), games, strict=True):
        night.after(winner)
        assert night.last == points
    assert night.order == "CBA"
    assert night.points == total


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        # An automatic double, then B's cube turned, and a gammon: C's counts single.
        ("smaller_of_pair", "A-10 B+8 C+2"),
        ("multiples", "A-24 B+16 C+8"),
        ("equal", "A-10 B+8 C+2"),
    ],
)
def test_it_is_doubled_like_any_start(rule: str, points: str) -> None:
    night = table(rule)
    night.do("automatic_double")
    night.play(team(B="take"), result("team", "gammon"))
    assert night.last == points


def test_it_takes_a_level_that_is_no_power_of_two() -> None:
    night = table("multiples")
    night.do("change_stake", player="C", level=3)
    night.play(box(C="beaver"), result("team"))
    assert night.last == "A-14 B+2 C+12"


def test_it_changes_from_the_next_game_on() -> None:
    night = table("multiples").after("start_game")
    night.do("change_stake", player="B", level=5)
    assert night.after("team").last == "A-6 B+2 C+4"
    # B is the box now; he agrees to what the others play for.
    assert night.after("box").last == "A-1 B+5 C-4"
    assert night.after("team").last == "A+1 B-5 C+4"
    assert night.after("team").last == "A-9 B+5 C+4"


def test_it_comes_with_the_player_each_time_anew() -> None:
    """C goes home and is back with another stake; whoever names none plays the table's."""
    night = table("multiples").after("C leaves")
    night.do("join", player="C", level=8)
    night.after("D comes")
    assert night.after("team").last == "A-11 B+2 C+8 D+1"


def test_it_is_money_at_the_tables_stake() -> None:
    """Half-points times 25: A lost two points, four halves."""
    night = table("smaller_of_pair", stake_minor=25).after("team")
    assert night.state.worth == {"A": -100, "B": 50, "C": 50}


@pytest.mark.parametrize(
    ("level", "auto_doubles", "code"),
    [(1024, 0, ""), (1024, 1, "cube_limit"), (513, 1, "cube_limit"), (512, 1, "")],
)
def test_it_starts_no_cube_above_the_limit(level: int, auto_doubles: int, code: str) -> None:
    night = table("multiples")
    night.do("change_stake", player="C", level=level)
    if code:
        assert night.refusal("start_game", auto_doubles=auto_doubles).code == code
        assert night.state.game is None
    else:
        night.do("start_game", auto_doubles=auto_doubles)


def test_it_says_which_contract_could_not_start() -> None:
    night = table("multiples")
    night.do("change_stake", player="C", level=600)
    fault = night.refusal("automatic_double")
    assert fault.detail == "A cube may not stand above 1024: C would play for 1200."


def test_it_is_the_boxs_level_that_counts_in_smaller_of_pair_only() -> None:
    """C, who plays for 4, as the box: by multiples the others' own, by pairs the smaller too."""
    for rule in ("smaller_of_pair", "multiples"):
        night = table(rule)
        night.do("set_order", order=list("CAB"), reason="as agreed")
        assert night.after("box").last == "A-1 B-2 C+3"
