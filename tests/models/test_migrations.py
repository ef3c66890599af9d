"""Migrations: none is missing, they go back and forth, and the guards survive a rebuilt table."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, models

from chouette.models import Event, guards
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)


def test_it_misses_no_migration() -> None:
    call_command("makemigrations", check_changes=True, dry_run=True, verbosity=0)


def test_it_takes_the_guards_away_and_brings_them_back() -> None:
    call_command("migrate", "chouette", "0001", verbosity=0)
    try:
        assert "chouette_event_no_update" in guards.missing(connection)
    finally:
        call_command("migrate", "chouette", verbosity=0)
    assert guards.missing(connection) == []


def test_it_goes_all_the_way_back_and_forth() -> None:
    call_command("migrate", "chouette", "zero", verbosity=0)
    try:
        assert "chouette_event" not in connection.introspection.table_names()
    finally:
        call_command("migrate", "chouette", verbosity=0)
    assert guards.missing(connection) == []


def test_it_notices_and_mends_guards_that_a_rebuilt_table_lost(people: People) -> None:
    """SQLite rebuilds a table to change it, and forgets its triggers; PostgreSQL keeps them."""
    open_table(people, "ana", "bogdan")
    field = models.CharField(max_length=1, default="")
    field.set_attributes_from_name("passing")
    with connection.schema_editor() as editor:
        editor.add_field(Event, field)
    with connection.schema_editor() as editor:
        editor.remove_field(Event, field)
    lost = guards.missing(connection)
    assert ("chouette_event_no_update" in lost) is (connection.vendor == "sqlite")
    guards.install(connection)
    assert guards.missing(connection) == []
    with pytest.raises(IntegrityError):
        Event.objects.update(version=2)
