"""Stakes, levels, automatic doubles, changed rules: what a game counts at is what it began at."""

from __future__ import annotations

import pytest

from chouette.rules.errors import BadJson, CubeLimit, TooManyAutomaticDoubles
from chouette.rules.table_errors import BadStake, GameUnderWay, NotSeated

from .table import Table


def test_it_counts_each_game_at_the_stake_it_began_at() -> None:
    table = Table("ABC", stake_minor=50, currency="EUR")
    table.do("start_game")
    table.do("change_stake", stake_minor=100)
    table.result("team")
    assert table.state.worth == {"A": -200, "B": 100, "C": 100}
    table.result("team")
    assert table.state.worth == {"A": 0, "B": -300, "C": 300}


def test_it_plays_each_pair_at_the_smaller_stake() -> None:
    """W33: x for B, 2x for A and D, 4x for C."""
    table = Table("ABCD", rules={"level_agreement": "smaller_of_pair"})
    for player, level in {"A": 2, "C": 4, "D": 2}.items():
        table.do("change_stake", player=player, level=level)
    table.result("team")
    assert table.points == {"A": -5, "B": 1, "C": 2, "D": 2}


def test_it_raises_every_contract_by_an_automatic_double() -> None:
    table = Table("ABC")
    table.do("automatic_double")
    table.result("team")
    assert table.points == {"A": -4, "B": 2, "C": 2}


def test_it_refuses_more_automatic_doubles_than_the_house_allows() -> None:
    table = Table("ABC", rules={"automatic_doubles": 1})
    table.do("automatic_double")
    with pytest.raises(TooManyAutomaticDoubles):
        table.do("automatic_double")


def test_it_refuses_an_automatic_double_once_the_game_is_under_way() -> None:
    table = Table("ABC")
    table.do("double", side="box", answers={"B": "take"})
    with pytest.raises(GameUnderWay):
        table.do("automatic_double")


def test_it_refuses_starts_above_the_cube_limit() -> None:
    table = Table("ABC", rules={"automatic_doubles": None})
    with pytest.raises(CubeLimit):
        table.do("start_game", auto_doubles=11)
    with pytest.raises(CubeLimit):
        table.do("automatic_double", count=10_000)


def test_it_plays_by_changed_rules_from_the_next_game() -> None:
    table = Table("ABC", rules={"jacoby": "cube"})
    table.do("start_game")
    table.do("change_rules", ruleset={**table.state.ruleset.to_json(), "jacoby": "off"})
    table.result("team", "gammon")
    assert table.points == {"A": -2, "B": 1, "C": 1}
    table.result("team", "gammon")
    assert table.points == {"B": -3, "C": 3}


@pytest.mark.parametrize("stake", [-1, 10**9])
def test_it_refuses_a_stake_nobody_means(stake: int) -> None:
    table = Table("ABC")
    with pytest.raises(BadStake):
        table.do("change_stake", stake_minor=stake)


@pytest.mark.parametrize(
    "fields", [{}, {"level": 2}, {"player": "A"}, {"stake_minor": 5, "player": "A", "level": 2}]
)
def test_it_wants_a_stake_or_a_player_with_a_level(fields: dict[str, object]) -> None:
    table = Table("ABC")
    with pytest.raises(BadJson):
        table.do("change_stake", **fields)


def test_it_refuses_a_level_of_a_stranger() -> None:
    table = Table("ABC")
    with pytest.raises(NotSeated):
        table.do("change_stake", player="Z", level=2)
