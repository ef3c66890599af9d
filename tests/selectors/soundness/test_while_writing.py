"""Verification is no obstacle to a night that goes on, nor misled by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chouette.models import ChouetteSession
from chouette.selectors import verification
from tests.builders import open_table
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
