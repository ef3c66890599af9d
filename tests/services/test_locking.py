"""One lock a table, taken by a query that is read; and whoever listens hears after the commit."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from chouette.refusals import Stale
from chouette.signals import session_changed
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla")


def locks(queries: CaptureQueriesContext) -> list[str]:
    return [query["sql"] for query in queries if "FOR UPDATE" in query["sql"]]


@pytest.mark.postgres
def test_it_locks_the_row_of_the_table_once(table: Table) -> None:
    seq = table.seq
    with CaptureQueriesContext(connection) as queries:
        table.send("change_stake", stake_minor=10, expected_seq=seq)
    (lock,) = locks(queries)
    assert '"chouette_chouettesession"' in lock


@pytest.mark.postgres
def test_it_locks_two_tables_in_one_query_in_order(people: People, table: Table) -> None:
    open_table(people, "radu", "mira", table="Table 2")
    seq = table.seq
    with CaptureQueriesContext(connection) as queries:
        table.send("merge_table", from_table="Table 2", expected_seq=seq)
    (lock,) = locks(queries)
    assert 'ORDER BY "chouette_chouettesession"."id" ASC' in lock


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("known", [False, True])
def test_it_tells_a_late_sender_what_he_missed_after_it_gave_up_the_lock(
    table: Table, *, known: bool
) -> None:
    """Whoever comes in time waits for the lock alone, not for what others are told."""
    first = uuid4()
    table.send("change_stake", stake_minor=10, command_id=first)
    command_id = first if known else uuid4()
    with CaptureQueriesContext(connection) as queries, suppress(Stale):
        table.send("change_stake", stake_minor=10, command_id=command_id, expected_seq=1)
    asked = [query["sql"] for query in queries]
    _begin, lock, commit, *others = asked
    assert ("chouette_chouettesession" in lock, commit) == (True, "COMMIT")
    assert any("chouette_event" in other for other in others)


def test_it_asks_as_much_late_in_a_night_as_early(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    costs = []
    for number in range(1, 6):
        seq = table.seq
        capture = django_capture_on_commit_callbacks(execute=True)
        with CaptureQueriesContext(connection) as queries, capture:
            table.send("change_stake", stake_minor=number, expected_seq=seq)
        costs.append(len(queries))
    assert costs[-1] <= costs[0] <= 12


def test_it_posts_a_game_in_a_fixed_number_of_queries(
    table: Table,
    django_capture_on_commit_callbacks: Any,
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    table.quick(bogdan=1, carla=1)
    with django_capture_on_commit_callbacks(execute=True):
        table.draw_again("ana", "bogdan", "carla")
    points = {table.people.number("bogdan"): 2, table.people.number("carla"): -1}
    seq = table.seq
    with django_assert_max_num_queries(12):
        table.send("quick_result", points=points, expected_seq=seq)


def test_it_tells_listeners_after_the_commit(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    heard: list[dict[str, Any]] = []

    def listen(sender: object, **told: Any) -> None:
        heard.append(told)

    session_changed.connect(listen)
    try:
        with django_capture_on_commit_callbacks() as callbacks:
            table.send("change_stake", stake_minor=10)
        assert heard == []
        for callback in callbacks:
            callback()
    finally:
        session_changed.disconnect(listen)
    (told,) = heard
    assert (told["session_id"], told["club_id"], told["seq"]) == (
        table.session_id,
        table.people.club.pk,
        table.seq,
    )


def test_it_tells_nobody_of_what_was_refused(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks() as callbacks, pytest.raises(Stale):
        table.send("change_stake", stake_minor=10, expected_seq=0)
    assert callbacks == []
