"""Verification finds what the database itself has lost."""

from __future__ import annotations

import pytest
from django.db import connection

from chouette.models import Player, Seat
from chouette.selectors.soundness.database import database_faults
from tests.builders import open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_finds_a_whole_database_whole() -> None:
    assert list(database_faults()) == []


def test_it_misses_each_guard_that_is_not_there() -> None:
    with lifted():
        found = list(database_faults())
    assert "guard chouette_event_no_update is not in the database" in found
    assert len(found) > 20


@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_it_finds_references_to_rows_that_are_gone(people: People) -> None:
    open_table(people, "radu", "mira")
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA foreign_keys = OFF")
        with lifted():
            Seat.objects.filter(player=people.players["radu"]).update(player_id=999)
        assert not Player.objects.filter(pk=999).exists()
        found = list(database_faults())
        Seat.objects.all().delete()
        cursor.execute("PRAGMA foreign_keys = ON")
    assert [f for f in found if "chouette_seat refers to a row of chouette_player" in f]
