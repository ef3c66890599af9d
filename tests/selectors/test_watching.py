"""What a poll asks: one query, written once, for whatever table and reader."""

from __future__ import annotations

from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.selectors.watching import watched
from tests.builders import open_table
from tests.people import People


def test_it_tells_each_reader_of_each_table_apart(people: People, strangers: People) -> None:
    here = open_table(people, "ana", "bogdan", "carla")
    there = open_table(strangers, "ana", "bogdan", drawn=False)
    for table, club in ((here, people), (there, strangers)):
        for user in (club.ana, club.carla):
            found = watched(table.session_id, user.pk)
            assert found is not None
            assert found.member is not None
            assert (found.last_seq, found.member.club_id) == (table.seq, club.club.pk)
            assert (found.member.user_id, found.password) == (user.pk, user.password)


def test_it_knows_no_member_among_strangers_and_no_table_of_no_club(
    people: People, strangers: People
) -> None:
    table = open_table(people, "ana", "bogdan")
    for user in (strangers.ana.pk, None, -2):
        found = watched(table.session_id, user)
        assert found is not None
        assert (found.member, found.password) == (None, "")
    assert watched(table.session_id + 1, people.ana.pk) is None
    assert watched(-1, people.ana.pk) is None


def test_it_notices_who_is_no_longer_there(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    people.carla.is_active = False
    people.carla.save()
    found = watched(table.session_id, people.carla.pk)
    assert found is not None
    assert found.member is None
    people.club.is_active = False
    people.club.save()
    assert watched(table.session_id, people.ana.pk) is None


def test_it_asks_once(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    with CaptureQueriesContext(connection) as queries:
        watched(table.session_id, people.ana.pk)
    assert len(queries) == 1
