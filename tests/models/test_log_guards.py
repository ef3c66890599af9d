"""What the database itself refuses in the log of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from django.db import IntegrityError, transaction

from chouette.models import Command, Event
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def copy_of(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "id"}


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    return table


@pytest.mark.parametrize("seq", [0, 1, 99])
def test_it_refuses_an_event_out_of_order(table: Table, seq: int) -> None:
    fields = copy_of(Event.objects.values().latest("seq"))
    with pytest.raises(IntegrityError), transaction.atomic():
        Event.objects.create(**{**fields, "seq": seq})


def test_it_refuses_an_event_outside_its_command(table: Table) -> None:
    fields = copy_of(Event.objects.values().latest("seq"))
    with pytest.raises(IntegrityError), transaction.atomic():
        Event.objects.create(**{**fields, "seq": table.seq + 1})


def test_it_refuses_a_command_id_a_second_time(table: Table) -> None:
    fields = copy_of(Command.objects.values().latest("pk"))
    with pytest.raises(IntegrityError), transaction.atomic():
        Command.objects.create(**fields)


def test_it_refuses_a_log_that_shrinks(table: Table) -> None:
    row = table.row
    row.last_seq -= 1
    with pytest.raises(IntegrityError), transaction.atomic():
        row.save(update_fields=["last_seq"])


def test_it_refuses_a_second_open_table_of_one_name(table: Table) -> None:
    row = table.row
    row.pk = None
    with pytest.raises(IntegrityError), transaction.atomic():
        row.save(force_insert=True)
    assert row.night_on == NIGHT
