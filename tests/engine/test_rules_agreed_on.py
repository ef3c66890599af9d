"""What two players agree on before they begin."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from games.engine import Cube, EngineError, Match, Rules, Win
from games.engine.errors import InvalidRules, shown
from games.engine.outcome import Ending
from tests.engine.playing import WHITE


def test_it_is_what_most_people_play_unless_said_otherwise() -> None:
    rules = Rules()
    assert rules.cube_limit == 1024
    assert (rules.jacoby, rules.beavers, rules.automatic_doubles) == (False, 0, 0)
    assert (rules.crawford, rules.holland) == (True, False)
    assert (rules.backgammon, rules.premature_rolls) == (3, "void")
    assert (rules.first_off, rules.mars) == ("wins", 1)


@pytest.mark.parametrize("counts", [2, 3])
def test_it_says_what_a_backgammon_counts(counts: int) -> None:
    """SB-7: double in some countries (seed 001)."""
    match = Match(rules=Rules(backgammon=counts))  # type: ignore[arg-type]
    for win, points in ((Win.SINGLE, 1), (Win.GAMMON, 2), (Win.BACKGAMMON, counts)):
        outcome = match.outcome(WHITE, win, Ending.BORNE_OFF, Cube(4, WHITE))
        assert (outcome.win, outcome.points) == (win, 4 * points)


POWER = "a power of two from 1 to 4096"
REFUSED = [
    ("cube_limit", 0, POWER),
    ("cube_limit", -2, POWER),
    ("cube_limit", 3, POWER),
    ("cube_limit", 8192, POWER),
    ("cube_limit", 64.0, POWER),
    ("cube_limit", "64", POWER),
    ("jacoby", 1, "true or false"),
    ("jacoby", "off", "true or false"),
    ("beavers", -1, "0 to 3"),
    ("beavers", 4, "0 to 3"),
    ("beavers", True, "0 to 3"),
    ("automatic_doubles", -1, "0 or more"),
    ("automatic_doubles", None, "0 or more"),
    ("crawford", None, "true or false"),
    ("holland", 0, "true or false"),
    ("backgammon", 1, "2 or 3"),
    ("backgammon", 4, "2 or 3"),
    ("first_off", "lost", "'wins' or 'loses'"),
    ("first_off", False, "'wins' or 'loses'"),
    ("mars", 0, "1 or 2"),
    ("mars", True, "1 or 2"),
    ("premature_rolls", "maybe", "'stand' or 'void'"),
    ("premature_rolls", "", "'stand' or 'void'"),
    ("premature_rolls", [], "'stand' or 'void'"),
]


@pytest.mark.parametrize(("rule", "value", "expected"), REFUSED)
def test_it_refuses_what_is_no_rule(rule: str, value: object, expected: str) -> None:
    with pytest.raises(InvalidRules) as refusal:
        Rules(**{rule: value})  # type: ignore[arg-type]
    assert refusal.value.code == "unknown_rule"
    assert refusal.value.detail == f"The rule {rule} must be {expected}, not {shown(value)}."
    assert isinstance(refusal.value, EngineError)


@pytest.mark.parametrize("limit", [2**power for power in range(13)])
def test_it_takes_every_limit_a_cube_can_show(limit: int) -> None:
    assert Rules(cube_limit=limit).cube_limit == limit


def test_it_is_told_by_name_only() -> None:
    with pytest.raises(TypeError):
        Rules(64)  # type: ignore[call-arg]


def test_it_is_a_value_that_never_changes() -> None:
    rules = Rules(jacoby=True)
    with pytest.raises(FrozenInstanceError):
        rules.jacoby = False  # type: ignore[misc]
    assert {rules, Rules(jacoby=True)} == {rules}


def test_it_is_all_that_can_be_agreed_on() -> None:
    assert {field.name for field in fields(Rules)} == {
        *("cube_limit", "jacoby", "beavers", "automatic_doubles", "crawford", "holland"),
        *("backgammon", "first_off", "mars", "premature_rolls"),
    }
