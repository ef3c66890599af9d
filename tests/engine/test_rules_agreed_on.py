"""What two players agree on before they begin."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from games.engine import Cube, EngineError, Match, Rules, Win
from games.engine.errors import InvalidRules
from games.engine.outcome import Ending
from tests.engine.playing import WHITE


def test_it_is_what_most_people_play_unless_said_otherwise() -> None:
    rules = Rules()
    assert rules.cube_limit == 1024
    assert (rules.jacoby, rules.beavers, rules.automatic_doubles) == (False, 0, 0)
    assert (rules.crawford, rules.holland) == (True, False)
    assert (rules.backgammon, rules.premature_rolls) == (3, "void")


@pytest.mark.parametrize("counts", [2, 3])
def test_it_says_what_a_backgammon_counts(counts: int) -> None:
    """SB-7: double in some countries (seed 001)."""
    match = Match(rules=Rules(backgammon=counts))  # type: ignore[arg-type]
    for win, points in ((Win.SINGLE, 1), (Win.GAMMON, 2), (Win.BACKGAMMON, counts)):
        outcome = match.outcome(WHITE, win, Ending.BORNE_OFF, Cube(4, WHITE))
        assert (outcome.win, outcome.points) == (win, 4 * points)


REFUSED = [
    ("cube_limit", 0),
    ("cube_limit", -2),
    ("cube_limit", 3),
    ("cube_limit", 8192),
    ("beavers", -1),
    ("beavers", 4),
    ("automatic_doubles", -1),
    ("backgammon", 1),
    ("backgammon", 4),
    ("premature_rolls", "maybe"),
    ("premature_rolls", ""),
]


@pytest.mark.parametrize(("rule", "value"), REFUSED)
def test_it_refuses_what_is_no_rule(rule: str, value: object) -> None:
    with pytest.raises(InvalidRules) as refusal:
        Rules(**{rule: value})  # type: ignore[arg-type]
    assert refusal.value.code == "unknown_rule"
    assert refusal.value.detail == f"There is no such rule: {rule} {value!r}."
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
        *("backgammon", "premature_rolls"),
    }
