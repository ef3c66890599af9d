"""The season's table: sums of statement lines and of tables not yet closed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.standings import Standing, standings
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def season(people: People) -> People:
    """Two closed nights and one that plays: Ana boxes the first, Bogdan the other two."""
    first = open_table(people, "ana", "bogdan", "carla")
    first.quick(bogdan=2, carla=-1)
    first.close()
    second = open_table(people, "bogdan", "ana", night_on=NIGHT + timedelta(days=7))
    second.quick(ana=1)
    second.close()
    open_table(people, "bogdan", "ana", night_on=NIGHT + timedelta(days=14)).quick(ana=-3)
    return people


def by_name(rows: tuple[Standing, ...]) -> dict[str, Standing]:
    return {row.name: row for row in rows}


def test_it_orders_by_points(season: People) -> None:
    rows = standings(season.club.pk)
    assert [(row.rank, row.name, row.points) for row in rows] == [
        (1, "bogdan", 8),
        (2, "carla", -2),
        (3, "ana", -6),
    ]


def test_it_tells_box_and_team_apart(season: People) -> None:
    bogdan = by_name(standings(season.club.pk))["bogdan"]
    assert (bogdan.games, bogdan.games_won, bogdan.nights) == (3, 2, 3)
    assert (bogdan.box_games, bogdan.box_points) == (2, 4)
    assert (bogdan.team_games, bogdan.team_points) == (1, 4)


def test_it_shows_the_last_nights_first(season: People) -> None:
    rows = by_name(standings(season.club.pk))
    assert rows["bogdan"].form == (6, -2, 4)
    assert rows["carla"].form == (-2,)


def test_it_marks_who_plays_at_an_open_table(season: People) -> None:
    rows = by_name(standings(season.club.pk))
    assert {name: row.provisional for name, row in rows.items()} == {
        "ana": True,
        "bogdan": True,
        "carla": False,
    }


def test_it_counts_only_the_nights_asked_for(season: People) -> None:
    rows = standings(
        season.club.pk, since=NIGHT + timedelta(days=1), until=NIGHT + timedelta(days=8)
    )
    assert {row.name: row.points for row in rows} == {"ana": 2, "bogdan": -2}


def test_it_leaves_out_who_played_too_little(season: People) -> None:
    assert [row.name for row in standings(season.club.pk, games_min=2)] == ["bogdan", "ana"]


def test_it_gives_equal_points_an_equal_rank(people: People) -> None:
    open_table(people, "ana", "bogdan", "carla").quick(bogdan=1, carla=1)
    assert [row.rank for row in standings(people.club.pk)] == [1, 1, 3]


def test_it_asks_the_same_of_every_season(
    season: People, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(8):
        standings(season.club.pk)


def test_it_shows_no_form_of_who_has_not_played_for_half_a_year(season: People) -> None:
    later = NIGHT + timedelta(days=300)
    table = open_table(season, "radu", "mira", night_on=later, table="Table 2")
    table.quick(mira=1)
    table.close()
    rows = by_name(standings(season.club.pk))
    assert rows["carla"].form == ()
    assert rows["Mira"].form == (2,)


def test_it_counts_a_night_once_whatever_the_number_of_tables(people: People) -> None:
    first = open_table(people, "ana", "bogdan")
    first.quick(bogdan=1)
    first.close()
    second = open_table(people, "ana", "bogdan", table="Table 2")
    second.quick(bogdan=1)
    assert {row.nights for row in standings(people.club.pk)} == {1}
    second.close()
    assert {row.nights for row in standings(people.club.pk)} == {1}
    open_table(people, "ana", "bogdan", table="Table 3").quick(bogdan=1)
    open_table(people, "radu", "mira", table="Table 4").quick(mira=1)
    rows = by_name(standings(people.club.pk))
    assert {name: (row.nights, row.games) for name, row in rows.items()} == {
        "ana": (1, 3),
        "bogdan": (1, 3),
        "Radu": (1, 1),
        "Mira": (1, 1),
    }
    assert rows["bogdan"].form == (6,)
