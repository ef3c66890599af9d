"""Beat asks often, the work is done once a night: verification, and a copy where one is wanted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.db import connection
from django.utils import timezone
from pytest_django.fixtures import Settings

from chouette import tasks
from chouette.models import ChouetteSession, OutboxMessage
from chouette.services.verification import LedgerFault
from clubsite.backups.engines import SUFFIXES
from tests.backups.programs import postgres_programs
from tests.builders import NIGHT, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)


def days_after(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    noon = datetime(NIGHT.year, NIGHT.month, NIGHT.day, 12, tzinfo=UTC)
    monkeypatch.setattr(timezone, "now", lambda: noon + timedelta(days=days))


def test_it_verifies_once_a_night(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    open_table(people, "ana", "bogdan")
    days_after(monkeypatch, 1)
    tasks.verify_ledger()
    with lifted():
        ChouetteSession.objects.update(head="0")
    tasks.verify_ledger()
    days_after(monkeypatch, 2)
    with pytest.raises(LedgerFault, match="the chain does not end where the table does"):
        tasks.verify_ledger()
    tasks.verify_ledger()
    assert OutboxMessage.objects.filter(topic="nightly").count() == 2


def test_it_copies_once_a_night_and_keeps_as_many_as_it_is_told(
    people: People, monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path
) -> None:
    settings.BACKUP_DIR, settings.BACKUP_KEEP = str(tmp_path), 2
    if connection.vendor == "postgresql":
        settings.PG_BIN = postgres_programs()
    for day in (1, 1, 2, 2, 3):
        days_after(monkeypatch, day)
        tasks.backup_database()
    copies = sorted(tmp_path.glob(f"*{SUFFIXES[connection.vendor]}"))
    nights = [NIGHT + timedelta(days=day) for day in (2, 3)]
    assert [copy.stem for copy in copies] == [
        f"chouette-{night:%Y%m%d}T120000Z" for night in nights
    ]


def test_it_does_not_come_back_from_the_broker() -> None:
    for task in (tasks.verify_ledger, tasks.backup_database):
        assert task.acks_late is False
        assert 3_600 < task.soft_time_limit < task.time_limit < 7_200
