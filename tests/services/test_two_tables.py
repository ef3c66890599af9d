"""Splitting and merging tables: two logs, one transaction, nobody at two tables."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import ChouetteSession, Seat
from chouette.night_refusals import TableTaken, TableUnknown
from chouette.refusals import SeatedElsewhere
from chouette.selectors.logs import state_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from tests.builders import Table, balances, debts, open_table
from tests.people import People

pytestmark = pytest.mark.django_db

FIVE = ("ana", "bogdan", "carla", "radu", "mira")


def other_of(table: Table) -> Table:
    other = Table(table.people, table.outcome, table.actor)
    other.session_id = table.outcome.other_session_id or 0
    return other


def test_it_splits_the_bottom_half_off(people: People) -> None:
    table = open_table(people, *FIVE)
    table.send("split_table", table="Table 2")
    other = other_of(table).row
    assert state_of(table.row).seating.line == tuple(people.numbers("ana", "bogdan", "carla"))
    assert state_of(other).seating.waiting == tuple(people.numbers("radu", "mira"))
    assert (other.split_from_id, other.stake_minor, other.night_on) == (
        table.session_id,
        50,
        table.row.night_on,
    )


def test_it_answers_a_second_delivery_of_a_split_with_the_same_table(people: People) -> None:
    table = open_table(people, *FIVE)
    command_id, seq = uuid4(), table.seq
    table.send("split_table", table="Table 2", command_id=command_id)
    first = table.outcome.other_session_id
    table.send("split_table", table="Table 2", command_id=command_id, expected_seq=seq)
    assert table.outcome.replayed
    assert table.outcome.other_session_id == first
    assert ChouetteSession.objects.count() == 2


def test_it_splits_to_no_table_that_is_open(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    open_table(people, "mira", "sorin", table="Table 2")
    with pytest.raises(TableTaken):
        table.send("split_table", table="Table 2")
    assert Seat.objects.filter(chouette_session=table.row).count() == 4


def test_it_merges_a_table_behind_the_line(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    other = open_table(people, "radu", "mira", table="Table 2")
    table.send("merge_table", from_table="Table 2")
    assert state_of(table.row).seating.line == tuple(people.numbers(*FIVE))
    assert (other.row.status, other.row.merged_into_id) == ("closed", table.session_id)
    assert table.outcome.other_session_id == other.session_id
    assert set(Seat.objects.values_list("chouette_session", flat=True)) == {table.session_id}


def test_it_merges_no_table_that_is_not_open_tonight(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(TableUnknown):
        table.send("merge_table", from_table="Table 2")


def test_it_lets_nobody_sit_at_two_tables(people: People) -> None:
    open_table(people, "ana", "bogdan")
    with pytest.raises(SeatedElsewhere) as caught:
        open_table(people, "bogdan", "carla", table="Table 2")
    assert caught.value.params == {"players": "bogdan"}


def test_it_lets_nobody_back_by_an_undo(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("leave", player=people.number("carla"))
    open_table(people, "carla", "mira", table="Table 2")
    with pytest.raises(SeatedElsewhere):
        table.send("void")


def test_it_lets_somebody_who_left_sit_elsewhere(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("leave", player=people.number("carla"))
    other = open_table(people, "radu", "mira", table="Table 2")
    other.send("join", player=people.number("carla"))
    assert people.number("carla") in other.outcome.state.seating.line


def test_it_frees_the_seats_of_a_closed_table(people: People) -> None:
    open_table(people, "ana", "bogdan").close()
    assert not Seat.objects.exists()


def test_it_squares_up_linked_tables_together_when_the_last_closes(people: People) -> None:
    table = open_table(people, *FIVE)
    table.quick(bogdan=2, carla=0, radu=0, mira=0)
    table.send("split_table", table="Table 2", players=people.numbers("ana", "mira"))
    other = other_of(table)
    other.draw("mira", "ana")
    other.quick(ana=2)
    other.close()
    assert debts(table) == {}
    table.close()
    assert debts(table) == {("mira", "bogdan"): 100}
    assert balances(people) == {"mira": -100, "bogdan": 100}


def test_it_waits_with_the_plan_for_a_table_that_took_the_other_in(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    other = open_table(people, "radu", "mira", table="Table 2")
    other.quick(mira=1)
    table.send("merge_table", from_table="Table 2")
    dispatch()
    assert debts(table) == {}
    assert [row.pk for row in linked_tables(other.row)] == [table.session_id, other.session_id]
    table.close()
    assert debts(other) == {("radu", "mira"): 50}
