"""Points into money: once, exactly, by largest remainder, ties by first seating (W45 to W47)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.rules.errors import UnbalancedPoints
from chouette.rules.squaring import money_from_points, money_of, worth_of


def test_it_multiplies_points_by_the_stake() -> None:
    """Points are half-points: 2 is one point."""
    assert money_from_points([({"A": 4, "B": -4}, 25)], "AB") == {"A": 50, "B": -50}


def test_it_rounds_once_so_that_the_sum_stays_zero() -> None:
    """W45: A -2.5, B +1.5, C +1 at 0.25 a point: -0.625, +0.375, +0.25 exactly."""
    game = ({"A": -5, "B": 3, "C": 2}, 25)
    assert money_from_points([game], "ABC") == {"A": -62, "B": 37, "C": 25}


def test_it_gives_the_half_that_is_left_to_whoever_was_seated_first() -> None:
    game = ({"A": -5, "B": 3, "C": 2}, 25)
    assert money_from_points([game], "BAC") == {"A": -63, "B": 38, "C": 25}


def test_it_seats_those_without_a_seat_last() -> None:
    worth = {"11": 1, "9": 1, "X": -2}
    assert money_of(worth, ["11"]) == {"11": 1, "9": 0, "X": -1}
    assert money_of(worth, []) == {"11": 0, "9": 1, "X": -1}


def test_it_counts_each_game_at_the_stake_when_it_began() -> None:
    games = [({"A": 2, "B": -2}, 100), ({"A": -2, "B": 2}, 30), ({"A": 1, "B": -1}, 10)]
    assert worth_of(games) == {"A": 150, "B": -150}
    assert money_from_points(games, "AB") == {"A": 75, "B": -75}


def test_it_does_not_round_game_by_game() -> None:
    """Two halves of a cent make a cent."""
    half = ({"A": 1, "B": -1}, 1)
    assert money_from_points([half, half], "AB") == {"A": 1, "B": -1}


def test_it_is_nothing_where_points_are_the_stake() -> None:
    assert money_from_points([({"A": 3, "B": -3}, 0)], "AB") == {"A": 0, "B": 0}


def test_it_refuses_sums_that_do_not_balance() -> None:
    with pytest.raises(UnbalancedPoints):
        money_of({"A": 1}, "A")


@st.composite
def games(draw: st.DrawFn) -> list[tuple[dict[str, int], int]]:
    found = []
    for _ in range(draw(st.integers(0, 6))):
        points = draw(st.lists(st.integers(-40, 40), min_size=1, max_size=5))
        everybody = [*points, -sum(points)]
        found.append((dict(zip("ABCDEF", everybody, strict=False)), draw(st.integers(0, 999))))
    return found


@given(games())
def test_it_is_never_more_than_half_a_cent_off(played: list[tuple[dict[str, int], int]]) -> None:
    worth = worth_of(played)
    money = money_from_points(played, "ABCDEF")
    assert sum(money.values()) == 0
    assert all(abs(2 * money[player] - worth[player]) <= 1 for player in worth)
