"""Logs, folded: the same state from the beginning, from where one was, and for several at once."""

from __future__ import annotations

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.models import ChouetteSession
from chouette.rules.state import ChouetteState
from chouette.selectors import logs
from chouette.selectors.logs import log_events, state_at, state_of, states_of
from clubsite.kept_states import KeptStates
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins in a process that has folded nothing yet."""
    monkeypatch.setattr(logs, "_kept", KeptStates(logs.STATES_KEPT, ChouetteState()))


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    return table


def test_it_gives_events_in_order_from_where_one_was(table: Table) -> None:
    everything = log_events(table.session_id)
    assert [event.seq for event in everything] == list(range(1, table.seq + 1))
    assert log_events(table.session_id, after=2) == everything[2:]
    assert log_events(table.session_id, after=1, upto=3) == everything[1:3]
    assert log_events(table.session_id, limit=2) == everything[:2]
    assert everything[0].to_json()["seq"] == 1
    assert everything[0].kind == "table_opened"


def test_it_folds_to_what_the_command_answered(table: Table) -> None:
    answered = table.outcome.state
    assert state_of(table.row) == answered
    assert state_at(table.session_id, table.seq) == answered


def test_it_asks_nothing_for_a_state_it_has(
    table: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    row = table.row
    state_of(row)
    with django_assert_num_queries(0):
        state_of(row)


def test_it_reads_only_what_came_since(
    table: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    state_of(table.row)
    table.send("change_stake", stake_minor=75)
    row = table.row
    with django_assert_num_queries(2) as queries:
        assert state_of(row) == table.outcome.state
    assert f'"seq" > {row.last_seq - 1}' in queries[-1]["sql"]


def test_it_gives_the_state_of_the_row_that_was_read(table: Table) -> None:
    early = table.row
    table.send("change_stake", stake_minor=75)
    state_of(table.row)
    assert state_of(early).stake_minor == 50


def test_it_believes_no_state_of_another_log(table: Table) -> None:
    """As after a backup was restored: the same number of events, but not the same."""
    row = table.row
    state = state_of(row)
    other = ChouetteSession(pk=row.pk, head="another", last_seq=row.last_seq - 1)
    logs.keep(other, state_at(row.pk, row.last_seq - 1))
    assert state_of(row) == state


def test_it_folds_several_in_one_query(
    people: People, table: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    other = open_table(people, "radu", "mira", table="Table 2")
    rows = [table.row, other.row]
    with django_assert_num_queries(1):
        states = states_of(rows)
    assert states == {row.pk: state_of(row) for row in rows}
    with django_assert_num_queries(0):
        states_of(rows)
