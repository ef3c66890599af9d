"""A federation's overview: clubs side by side, people over all of them."""

from __future__ import annotations

from datetime import date

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import Federation
from chouette.selectors.federation_people import people_rows
from chouette.selectors.federations import club_rows
from chouette.services.federation_clubs import invite_club, join_federation
from chouette.services.members import add_member
from tests.builders import NIGHT, open_table
from tests.people import People, make_people
from tests.services.test_federations import league

__all__ = ["league"]

pytestmark = pytest.mark.django_db


def bring_in(federation: Federation, club: People) -> None:
    officer = federation.officers.get().user
    _, secret = invite_club(federation_id=federation.pk, actor=officer)
    join_federation(secret=secret, club_id=club.club.pk, actor=club.ana)


@pytest.fixture
def two_clubs(people: People, strangers: People, league: Federation) -> Federation:
    """Carla plays in both: she lost 3 at the one and won 5 at the other."""
    bring_in(league, strangers)
    add_member(club_id=strangers.club.pk, actor=strangers.ana, user=people.carla)
    strangers.players["both"] = strangers.club.players.get(user=people.carla)
    here = open_table(people, "ana", "carla")
    here.quick(carla=-3)
    here.close()
    there = open_table(strangers, "ana", "both")
    there.quick(both=5)
    there.close()
    return league


def test_somebody_of_two_clubs_is_one_person(two_clubs: Federation) -> None:
    rows = people_rows(two_clubs)
    assert [(row.rank, row.points, row.clubs) for row in rows] == [
        (1, 6, 1),
        (2, 4, 2),
        (3, -10, 1),
    ]
    assert rows[1].name == "carla"
    assert (rows[1].games, rows[1].games_won) == (2, 1)
    assert rows[1].halves_per_game == 2


def test_each_club_stands_beside_the_others(two_clubs: Federation) -> None:
    ours, theirs = club_rows(two_clubs)
    assert (ours.club.name, theirs.club.name) == ("Club Elsewhere", "Club Test")
    assert (ours.nights, ours.tables, ours.players, ours.open_tables) == (1, 1, 2, 0)


def test_a_time_without_a_night_is_empty(two_clubs: Federation) -> None:
    later = date(NIGHT.year + 1, 1, 1)
    assert people_rows(two_clubs, since=later) == []
    assert [row.nights for row in club_rows(two_clubs, since=later)] == [0, 0]


def test_it_asks_as_often_for_many_clubs_as_for_two(
    two_clubs: Federation,
) -> None:
    with CaptureQueriesContext(connection) as few:
        assert (len(club_rows(two_clubs)), len(people_rows(two_clubs))) == (2, 3)
    for number in range(3):
        club = make_people(f"Club {number}", prefix=f"n{number}-")
        bring_in(two_clubs, club)
        table = open_table(club, "ana", "carla")
        table.quick(carla=1)
        table.close()
    with CaptureQueriesContext(connection) as many:
        assert (len(club_rows(two_clubs)), len(people_rows(two_clubs))) == (5, 9)
    assert len(many) == len(few)
