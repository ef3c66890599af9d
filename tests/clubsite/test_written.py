"""Statements that are written once say what Django would say each time."""

from __future__ import annotations

from datetime import date
from uuid import UUID, uuid4

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, connection
from django.db.models import BigIntegerField, CharField, UUIDField
from django.test.utils import CaptureQueriesContext

from chouette.models import ChouetteSession, Club, Command, Event, Membership
from clubsite.written import Asked, Written, insert, update
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def role_in_club() -> Written[Membership]:
    return Written(
        lambda: Membership.objects.filter(
            user_id=Asked("user", BigIntegerField()),
            club__slug=Asked("slug", CharField()),
            club__is_active=True,
        ).values_list("role", "club__members_act")
    )


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


def test_it_gives_each_time_the_rows_of_what_is_asked(people: People) -> None:
    role, slug = role_in_club(), people.club.slug
    assert role.rows(user=people.ana.pk, slug=slug) == [("owner", False)]
    assert role.rows(user=people.bogdan.pk, slug=slug) == [("scorer", False)]
    assert role.rows(user=people.dinu.pk, slug=slug) == []
    assert role.rows(user=people.ana.pk, slug="o'%s") == []
    Club.objects.filter(slug=slug).update(members_act=True)
    assert role.rows(user=people.ana.pk, slug=slug) == [("owner", True)]


def test_it_reads_objects_as_django_does(table: Table) -> None:
    tables = Written(lambda: ChouetteSession.objects.filter(pk=Asked("table", BigIntegerField())))
    (found,) = tables.objects(table=table.session_id)
    expected = table.row
    names = [field.attname for field in ChouetteSession._meta.concrete_fields]
    assert found == expected
    assert [getattr(found, name) for name in names] == [getattr(expected, name) for name in names]
    assert isinstance(found.night_on, date)
    assert not found._state.adding


def test_it_reads_json_and_identifiers_as_django_does(table: Table) -> None:
    commands = Written(lambda: Command.objects.filter(command_id=Asked("command", UUIDField())))
    known = Command.objects.filter(chouette_session_id=table.session_id).latest("id")
    (found,) = commands.objects(command=known.command_id)
    assert (found.body, found.command_id) == (known.body, known.command_id)
    assert commands.objects(command=uuid4()) == []


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_it_is_planned_once_a_connection() -> None:
    role, known = role_in_club(), set(plans())
    for _ in range(2):
        assert role.rows(user=1, slug="nowhere") == []
        (plan,) = set(plans()) - known
        assert '"chouette_membership"' in plan
    connection.close()
    assert plans() == []
    assert role.rows(user=1, slug="nowhere") == []
    assert plans() == [plan]


@pytest.mark.django_db(transaction=True)
def test_it_is_one_query_the_first_time_too() -> None:
    connection.close()
    with CaptureQueriesContext(connection) as queries:
        role_in_club().rows(user=1, slug="nowhere")
    assert len(queries) == 1


def plans() -> list[str]:
    """What this connection has planned ahead."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement FROM pg_prepared_statements ORDER BY name")
        return [statement for (statement,) in cursor.fetchall()]


@pytest.mark.postgres
def test_it_is_planned_again_when_a_table_has_changed(people: People) -> None:
    users = Written(lambda: User.objects.filter(pk=Asked("user", BigIntegerField())))
    number = people.ana.pk
    before = users.objects(user=number)
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE auth_user ADD COLUMN shoe_size integer")
    assert users.objects(user=number) == before


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
