"""Sums from night to night, as charts draw them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.balances import player_balance
from chouette.selectors.clubs import club_today
from chouette.selectors.courses import Course, club_courses, player_courses
from chouette.services.balances import record_opening
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db
WEEK = timedelta(days=7)


@pytest.fixture
def weeks(people: People) -> People:
    """Bogdan wins 2 and loses 3 to Ana at two tables of a night; then one table plays for points
    only; the last, in which he has won 4, goes on."""
    for points, table, night_on, currency in (
        (2, "Table 1", NIGHT, "EUR"),
        (-3, "Table 2", NIGHT, "EUR"),
        (5, "Table 1", NIGHT + WEEK, ""),
    ):
        played = open_table(
            people, "ana", "bogdan", table=table, night_on=night_on, currency=currency
        )
        played.quick(bogdan=points)
        played.close()
    open_table(people, "ana", "bogdan", night_on=NIGHT + 2 * WEEK).quick(bogdan=4)
    return people


def courses(people: People, name: str, **span: Any) -> dict[str, Course]:
    found = player_courses(people.players[name], **span)
    return {course.unit: course for course in found}


def test_it_follows_points_night_by_night(weeks: People) -> None:
    """Tables of one night are one step."""
    points = courses(weeks, "bogdan")["points"]
    assert points.nights == (NIGHT, NIGHT + WEEK, NIGHT + 2 * WEEK)
    assert (points.start, points.sums) == (0, (-2, 8, 16))
    assert points.end == player_balance(weeks.players["bogdan"]).points


def test_it_follows_money_where_there_was_any(weeks: People) -> None:
    money = courses(weeks, "bogdan")["EUR"]
    assert (money.nights, money.sums) == ((NIGHT, NIGHT + 2 * WEEK), (-50, 150))


def test_it_begins_a_span_with_what_was_before(weeks: People) -> None:
    points = courses(weeks, "bogdan", since=NIGHT + WEEK, until=NIGHT + WEEK)["points"]
    assert (points.start, points.nights, points.sums) == (-2, (NIGHT + WEEK,), (8,))


def test_it_knows_how_high_and_how_low_it_went(weeks: People) -> None:
    points = courses(weeks, "bogdan")["points"]
    assert (points.lowest, points.highest) == (-2, 16)
    assert (Course("points", 3, (), ()).lowest, Course("points", 3, (), ()).end) == (3, 3)


def test_it_counts_a_balance_brought_in_on_its_day(weeks: People) -> None:
    record_opening(
        club_id=weeks.club.pk,
        command_id=uuid4(),
        actor=weeks.ana,
        player_id=weeks.players["bogdan"].pk,
        amount=20,
        unit="points",
    )
    points = courses(weeks, "bogdan")["points"]
    assert points.end == 36 == player_balance(weeks.players["bogdan"]).points
    assert club_today(weeks.club) in points.nights


def test_it_has_none_of_who_never_played(weeks: People) -> None:
    assert courses(weeks, "elena") == {}


def test_it_sets_players_beside_one_another(weeks: People) -> None:
    """All over the same nights: who was not there stays where he was."""
    table = open_table(weeks, "carla", "radu", table="Table 9", night_on=NIGHT + WEEK)
    table.quick(radu=1)
    table.close()
    ana, radu = weeks.players["ana"].pk, weeks.players["radu"].pk
    found = club_courses(weeks.club.pk, [ana, radu])
    assert found[ana].nights == found[radu].nights == (NIGHT, NIGHT + WEEK, NIGHT + 2 * WEEK)
    assert (found[ana].sums, found[radu].sums) == ((2, -8, -16), (0, 2, 2))


def test_it_begins_each_span_of_the_club_with_nothing(weeks: People) -> None:
    ana = weeks.players["ana"].pk
    found = club_courses(weeks.club.pk, [ana], since=NIGHT + WEEK)
    assert (found[ana].start, found[ana].sums) == (0, (-10, -18))


def test_it_asks_one_query_of_any_number_of_nights(
    weeks: People, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    numbers = [player.pk for player in weeks.players.values()]
    with django_assert_max_num_queries(1):
        club_courses(weeks.club.pk, numbers, unstated=())
    with django_assert_max_num_queries(4):
        player_courses(weeks.players["bogdan"], unstated=())
