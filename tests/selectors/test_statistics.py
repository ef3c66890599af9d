"""Statistics: seats, cubes and big games by span, from stated tables and those that still play."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.statistics import (
    BigGame,
    PlayerStatistics,
    biggest_games,
    player_statistics,
    statistics,
)
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db
WEEK = timedelta(days=7)


@pytest.fixture
def season(people: People) -> Table:
    """Ana boxed and lost 2 to Bogdan's double; a week later Bogdan boxes and has won 5 so far."""
    first = open_table(people, "ana", "bogdan", "carla")
    first.send("double", side="team", answers={people.number("bogdan"): "take"})
    first.send("result", winner="team", result="single")
    first.close()
    second = open_table(people, "bogdan", "ana", night_on=NIGHT + WEEK)
    second.quick(ana=1)
    second.play("bogdan", "ana", ana=-6)
    return second


def by_name(people: People, **span: Any) -> dict[str, PlayerStatistics]:
    return {row.name: row for row in statistics(people.club.pk, **span)}


def test_it_sums_seats_over_stated_and_open_tables(people: People, season: Table) -> None:
    rows = by_name(people)
    bogdan, ana = rows["bogdan"].figures, rows["ana"].figures
    assert (bogdan.games, bogdan.box_games, bogdan.captain_games, bogdan.crew_games) == (3, 2, 1, 0)
    assert (bogdan.box_points, bogdan.captain_points, bogdan.points) == (10, 4, 14)
    assert (ana.box_games, ana.box_points, ana.captain_games, ana.captain_points) == (1, -6, 2, -10)
    assert rows["carla"].figures.crew_points == 2


def test_it_sums_cubes(people: People, season: Table) -> None:
    rows = by_name(people)
    assert (rows["bogdan"].figures.offers, rows["bogdan"].figures.offer_points) == (1, 4)
    assert (rows["ana"].figures.takes, rows["ana"].figures.take_points) == (1, -4)


def test_it_keeps_the_best_and_the_worst_of_all(people: People, season: Table) -> None:
    rows = by_name(people)
    assert (rows["bogdan"].figures.best, rows["bogdan"].figures.worst) == (12, -2)
    assert (rows["ana"].figures.best, rows["ana"].figures.worst) == (2, -12)


def test_it_knows_a_best_game_of_who_lost_them_all(people: People) -> None:
    """On a night that is over and on one that goes on, and of both together."""
    closed = open_table(people, "ana", "radu", "mira")
    closed.quick(radu=-2, mira=1)
    closed.close()
    going = open_table(people, "ana", "radu", "sorin", night_on=NIGHT + WEEK)
    going.quick(radu=-1, sorin=3)
    rows = {row.name: row.figures for row in statistics(people.club.pk)}
    assert {name: (rows[name].best, rows[name].worst) for name in ("Radu", "Mira", "Sorin")} == {
        "Radu": (-2, -4),
        "Mira": (2, 2),
        "Sorin": (6, 6),
    }


def test_it_orders_by_points_and_says_who_plays_now(people: People, season: Table) -> None:
    rows = statistics(people.club.pk)
    assert [(row.name, row.nights, row.provisional) for row in rows] == [
        ("bogdan", 2, True),
        ("carla", 1, False),
        ("ana", 2, True),
    ]


def test_it_counts_only_the_span(people: People, season: Table) -> None:
    rows = by_name(people, since=NIGHT + timedelta(days=1), until=NIGHT + WEEK)
    assert {name: row.figures.points for name, row in rows.items()} == {"ana": -10, "bogdan": 10}
    assert by_name(people, until=NIGHT)["ana"].figures.games == 1


def test_it_leaves_out_who_played_little(people: People, season: Table) -> None:
    assert set(by_name(people, games_min=2)) == {"ana", "bogdan"}


def test_it_is_the_same_for_one_player(people: People, season: Table) -> None:
    rows = by_name(people)
    for name in ("ana", "bogdan", "carla"):
        assert player_statistics(people.players[name]) == rows[name]


def test_it_is_nothing_of_who_never_played(people: People, season: Table) -> None:
    elena = player_statistics(people.players["elena"])
    assert (elena.nights, elena.figures.games, elena.figures.points) == (0, 0, 0)
    assert biggest_games(people.players["elena"]) == (None, None)


def test_it_finds_the_biggest_games_in_their_tables(people: People, season: Table) -> None:
    best, worst = biggest_games(people.players["ana"])
    assert best == BigGame(season.session_id, NIGHT + WEEK, "Table 1", 1, 2)
    assert worst == BigGame(season.session_id, NIGHT + WEEK, "Table 1", 2, -12)


def test_it_finds_them_in_closed_nights_of_the_span_too(people: People, season: Table) -> None:
    best, worst = biggest_games(people.players["bogdan"], until=NIGHT)
    assert best is not None
    assert (best.night_on, best.game, best.points, worst) == (NIGHT, 1, 4, None)


def test_it_asks_the_same_of_more_nights(
    people: People, season: Table, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    season.close()
    for week in range(2, 6):
        table = open_table(people, "ana", "radu", "mira", night_on=NIGHT + week * WEEK)
        table.quick(radu=1, mira=-1)
        table.close()
    with django_assert_max_num_queries(4):
        statistics(people.club.pk)
    with django_assert_max_num_queries(7):
        biggest_games(people.players["ana"])
