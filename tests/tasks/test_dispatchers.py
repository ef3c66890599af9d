"""Several processes empty one outbox, and one of them dies in the midst of its work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from chouette.models import ChouetteSession, LedgerEntry, OutboxMessage, Statement
from chouette.services.outbox import LEASE_S, dispatch
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.racers import database_url

pytestmark = pytest.mark.django_db(transaction=True)


def dispatcher() -> subprocess.Popen[str]:
    """`manage.py dispatch_outbox` in a process of its own, on the database of this test."""
    return subprocess.Popen(
        [sys.executable, "manage.py", "dispatch_outbox"],
        env={**os.environ, "DATABASE_URL": database_url(), "DJANGO_ENV": "test"},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def closed_nights(people: People, monkeypatch: pytest.MonkeyPatch) -> int:
    """Six closed nights whose statements nobody has computed yet."""
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    for week in range(6):
        table = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7 * week))
        table.quick(bogdan=week + 1)
        table.send("close", actor=people.ana)
    return 6


def test_it_does_each_piece_once_between_several(closed_nights: int) -> None:
    processes = [dispatcher() for _ in range(2)]
    told = [process.communicate()[0] for process in processes]
    assert sum(int(line.split()[0]) for line in told) == closed_nights
    assert Statement.objects.count() == closed_nights
    debts = LedgerEntry.objects.filter(kind="debt").order_by("amount")
    assert [debt.amount for debt in debts] == [50 * (week + 1) for week in range(closed_nights)]


@pytest.mark.postgres
def test_it_does_again_what_a_killed_process_was_at(closed_nights: int) -> None:
    """kill -9 while the statement waits for a table that somebody holds."""
    with transaction.atomic(durable=True):
        rows = ChouetteSession.objects.select_for_update().order_by("pk")
        list(rows)
        process = dispatcher()
        while not OutboxMessage.objects.filter(claimed_at__isnull=False).exists():
            assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert not Statement.objects.exists()
    assert dispatch() == closed_nights - 1
    OutboxMessage.objects.filter(done_at=None).update(
        claimed_at=timezone.now() - timedelta(seconds=LEASE_S + 1)
    )
    assert dispatch() == 1
    assert Statement.objects.count() == closed_nights
    assert LedgerEntry.objects.filter(kind="debt").count() == closed_nights
