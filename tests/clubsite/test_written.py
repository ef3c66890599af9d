"""Questions that are written once are answered as Django would answer them each time."""

from __future__ import annotations

from datetime import date
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.models import BigIntegerField, CharField, UUIDField
from django.test.utils import CaptureQueriesContext

from chouette.models import ChouetteSession, Club, Command, Membership
from clubsite.written import Asked, Written
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


def plans() -> list[str]:
    """What this connection has planned ahead."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement FROM pg_prepared_statements ORDER BY name")
        return [statement for (statement,) in cursor.fetchall()]


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


@pytest.mark.postgres
def test_it_is_planned_again_when_a_table_has_changed(people: People) -> None:
    users = Written(lambda: User.objects.filter(pk=Asked("user", BigIntegerField())))
    number = people.ana.pk
    before = users.objects(user=number)
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE auth_user ADD COLUMN shoe_size integer")
    assert users.objects(user=number) == before
