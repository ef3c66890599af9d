"""PostgreSQL's TRUNCATE fires no trigger of a row; and the flush between tests gets past ours."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection

from chouette.models import Event, guards
from tests.builders import open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.postgres
@pytest.mark.parametrize("table", guards.APPEND_ONLY)
def test_it_refuses_to_truncate(people: People, table: str) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=2)
    with pytest.raises(IntegrityError), connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {table} CASCADE")
    assert Event.objects.exists()


def test_it_lets_the_flush_of_a_test_pass_and_stands_again_after_it(people: People) -> None:
    open_table(people, "ana", "bogdan")
    call_command("flush", interactive=False, verbosity=0)
    assert not Event.objects.exists()
    assert guards.missing(connection) == []


def test_it_names_what_is_missing() -> None:
    with lifted():
        assert "chouette_event_no_update" in guards.missing(connection)
    assert guards.missing(connection) == []
