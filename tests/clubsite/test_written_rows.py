"""Rows that are written by hand are what Django would write."""

from __future__ import annotations

from uuid import UUID, uuid4

import pytest
from django.db import IntegrityError

from chouette.models import ChouetteSession, Command, Event
from clubsite.written import insert, update
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla")


def new_command(row: ChouetteSession, command_id: UUID) -> Command:
    return Command(
        chouette_session=row,
        club_id=row.club_id,
        command_id=command_id,
        kind="void",
        body={"kind": "void", "note": "Ănă's 100 %"},
        body_hash="0" * 64,
        first_seq=row.last_seq + 1,
        last_seq=row.last_seq + 2,
    )


def test_it_inserts_what_django_would(table: Table) -> None:
    row, command_id = table.row, uuid4()
    command = new_command(row, command_id)
    insert([command])
    stored = Command.objects.get(command_id=command_id)
    assert stored == command
    assert (stored.body, stored.recorded_at) == (command.body, command.recorded_at)
    events = [
        Event(
            chouette_session=row, seq=seq, command=command, kind="x", version=1, payload={"n": seq}
        )
        for seq in (command.first_seq, command.last_seq)
    ]
    insert(events)
    assert list(Event.objects.filter(command=command).order_by("seq")) == events
    assert [event.payload for event in Event.objects.filter(command=command)] == [
        {"n": command.first_seq},
        {"n": command.last_seq},
    ]


def test_it_refuses_to_insert_what_is_there(table: Table) -> None:
    row, command_id = table.row, uuid4()
    insert([new_command(row, command_id)])
    with pytest.raises(IntegrityError):
        insert([new_command(row, command_id)])


def test_it_writes_the_fields_that_are_named_and_no_other(table: Table) -> None:
    row, other = table.row, open_table(table.people, "radu", "mira", table="Table 2").row
    row.stake_minor, row.stated_seq, row.table = 75, 2, "Elsewhere"
    update(row, "stake_minor", "stated_seq")
    stored = table.row
    assert (stored.stake_minor, stored.stated_seq, stored.table) == (75, 2, "Table 1")
    assert ChouetteSession.objects.get(pk=other.pk).stake_minor == other.stake_minor
