"""Whom the box must double when he doubles anybody (rows 18 and 21): three rules, one table.

Given what happened before, when the box doubles these, then each rule warns of those left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.wording import warning_text

from .games import Event, box, buy, played, result, settle, team, under_way

ALL = "The box must double all cubes at one level: {} left out."
CAPTAIN = "The box doubled at the captain's level without {}."

DOUBLES: dict[str, tuple[list[Event], str, dict[str, Any], str, str]] = {
    # name: before, whom he doubles, the start; left out under all_at_level, captain_included
    "everybody": ([], "BCDE", {}, "", ""),
    "the captain only": ([], "B", {}, "C, D, E", ""),
    "one of the crew": ([], "D", {}, "B, C, E", "B"),
    "all of the crew": ([], "CDE", {}, "B", "B"),
    "all who are left at the first level": ([team(B="take")], "CDE", {}, "", ""),
    "one of those left at the first level": ([team(B="take")], "C", {}, "D, E", ""),
    "the captain's cube is the box's at another level": (*([team(B="take")], "B", {}, "", ""),),
    "two levels at once, one left out at each": (
        *([team(B="take", C="take")], "BD", {}, "C, E", ""),
    ),
    "cubes he does not own need no double": ([box(B="take", C="take")], "DE", {}, "", ""),
    "those who are out need no double": (*([box(B="drop"), settle("C", 0)], "DE", {}, "", ""),),
    "a captain who is out is nobody's excuse": ([box(B="drop")], "E", {}, "C, D", ""),
    "an own level is a level": ([], "BCE", {"start_levels": {"D": 2}}, "", ""),
    "a captain at a level of his own": ([], "CDE", {"start_levels": {"B": 2}}, "", ""),
    "automatic doubles raise all alike": ([], "BCD", {"auto_doubles": 1}, "E", ""),
    "a doubled cube is not at the level of one that began so": (
        *([team(C="take")], "BDE", {"start_levels": {"C": 2}}, "", ""),
    ),
    "a doubled cube at the level of one that began so": (
        # C was turned to 2 and is the box's; D began at 2.
        *([team(C="take")], "D", {"start_levels": {"D": 2}}, "C", ""),
    ),
    "a seller was doubled by selling": ([buy("EB")], "BCD", {}, "", ""),
}


def doubled(name: str, rule: str) -> list[str]:
    """What the double itself is warned of."""
    before, members, start, *_ = DOUBLES[name]
    rules = {
        "box_doubles": rule,
        "level_agreement": "multiples",
        "bought_cubes": True,
        **start,
    }
    double = box(**dict.fromkeys(members, "take"))
    earlier = under_way("ABCDE", *before, **rules).warnings
    game = under_way("ABCDE", *before, double, **rules)
    return [warning_text(warning) for warning in game.warnings[len(earlier) :]]


@pytest.mark.parametrize("name", DOUBLES)
def test_it_may_be_whom_he_likes(name: str) -> None:
    assert doubled(name, "free") == []


@pytest.mark.parametrize("name", DOUBLES)
def test_it_is_all_at_that_level(name: str) -> None:
    left_out = DOUBLES[name][3]
    assert doubled(name, "all_at_level") == ([ALL.format(left_out)] if left_out else [])


@pytest.mark.parametrize("name", DOUBLES)
def test_it_is_the_captain_if_anybody_at_his_level(name: str) -> None:
    left_out = DOUBLES[name][4]
    assert doubled(name, "captain_included") == ([CAPTAIN.format(left_out)] if left_out else [])


def test_it_is_warned_of_at_each_double() -> None:
    events = [box(B="take"), box(C="take"), result("box")]
    assert played("ABCD", *events, box_doubles="all_at_level").warning_texts == [
        ALL.format("C, D"),
        ALL.format("D"),
    ]


@pytest.mark.parametrize("rule", ["all_at_level", "captain_included"])
def test_it_does_not_bind_the_team(rule: str) -> None:
    """Each member doubles the box when he likes."""
    assert played("ABCD", team(C="take"), result("box"), box_doubles=rule).warnings == []


@pytest.mark.parametrize("rule", ["all_at_level", "captain_included"])
def test_it_never_changes_what_the_game_is_worth(rule: str) -> None:
    events = [box(D="take"), result("box", "gammon")]
    game = played("ABCD", *events, box_doubles=rule)
    assert game.warnings
    assert (game.points, game.order) == ("A+6 B-1 C-1 D-4", "ACDB")
