"""Verification is no obstacle to a night that goes on, nor misled by it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import ChouetteSession
from chouette.selectors import verification
from tests.builders import NIGHT, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_looks_again_at_what_was_being_written_when_it_looked(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that comes between the table's row and its events is no fault."""
    table = open_table(people, "ana", "bogdan")
    read, looks = verification.table_faults, []

    def interrupted(row: ChouetteSession) -> Iterator[str]:
        looks.append(row.last_seq)
        if len(looks) == 1:
            table.quick(bogdan=1)
        return read(row)

    monkeypatch.setattr(verification, "table_faults", interrupted)
    assert list(verification.faults()) == []
    assert looks == [2, table.seq]


def test_it_tells_of_a_night_before_it_reads_the_next(people: People) -> None:
    """So what it holds does not grow with the club."""
    for week in range(3):
        open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=week)).close()
    with lifted():
        ChouetteSession.objects.update(head="0")
    found = verification.faults()
    with CaptureQueriesContext(connection) as queries:
        next(found)
    logs = [q for q in queries if 'FROM "chouette_event"' in q["sql"] and "payload" in q["sql"]]
    assert len(logs) == 2  # The first night, and once more with its table locked.
    assert len(list(found)) == 2
