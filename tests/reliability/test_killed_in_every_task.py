"""R7: every task and every piece of outbox work there is, killed once in a real worker.

Eager runs hide what a worker does to a task. All of them are caught at one lock, then the whole
pool is killed. A task that is new is taken up by itself; a new topic must be told in `TOPICS`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from celery import current_app
from django.db import connection, transaction
from django.utils import timezone
from kombu.connection import Connection

from chouette import tasks
from chouette.models import LedgerEntry, OutboxMessage, Statement, StatementLine
from chouette.selectors.verification import faults
from chouette.services import nightly, outbox
from tests.backups.programs import postgres_programs
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.reliability.celery_processes import until, waiting_for_us, worker
from tests.reliability.figures import TellFigure, milliseconds
from tests.servers import Redis, StartServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]


def closed(people: People, week: int) -> Table:
    night_on = NIGHT + timedelta(days=7 * week)
    table = open_table(people, "ana", "bogdan", table=f"Table {week}", night_on=night_on)
    table.quick(bogdan=week)
    table.send("close", actor=people.ana)
    return table


def stated(people: People, week: int) -> Table:
    table = closed(people, week)
    outbox.perform(message_id=OutboxMessage.objects.latest("pk").pk)
    return table


def plan(people: People) -> None:
    """Its debt is to be taken back."""
    stated(people, 2).send("reopen", actor=people.ana)


def restate(people: People) -> None:
    """Its lines are to be written anew."""
    session_id = stated(people, 3).session_id
    outbox.enqueue(topic="restate", key=str(session_id), payload={"session": session_id})


TOPICS: dict[str, Callable[[People], Any]] = {
    "restate": restate,
    "plan": plan,
    "statement": lambda people: closed(people, 1),
}


def other_tasks() -> list[Any]:
    """All but the one that takes the number of a message."""
    current_app.loader.import_default_modules()
    names = (name for name in current_app.tasks if name.startswith("chouette."))
    return [current_app.tasks[name] for name in sorted(names) if name != tasks.run_outbox.name]


def test_it_does_every_task_once_though_each_was_killed(
    people: People,
    start: StartServer,
    figure: TellFigure,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    assert set(TOPICS) == set(outbox._handlers)
    monkeypatch.setattr(outbox, "_nudges", [])
    for prepare in TOPICS.values():
        prepare(people)
    messages = list(OutboxMessage.objects.filter(done_at=None))
    assert sorted(message.topic for message in messages) == sorted(TOPICS)
    swept, others, redis = closed(people, 4), other_tasks(), start(Redis)
    copies = {"BACKUP_DIR": str(tmp_path), "PG_BIN": postgres_programs()}
    pool = len(messages) + len(others)
    with worker(redis.url, pool=pool, **copies) as running, Connection(redis.url) as broker:
        running.until("ready.")
        with transaction.atomic(durable=True):
            hold_the_books()
            for message in messages:
                tasks.run_outbox.apply_async(args=[message.pk], connection=broker)
            caught(len(messages))
            for task in others:
                task.apply_async(connection=broker)
            caught(pool)
            running.kill_pool()
        again = len(messages) + sum(task.acks_late for task in others)
        took = running.until("succeeded in", times=again)
        # What the others had claimed waits for its lease, and for the beat that asks anew.
        age_claims()
        for task in others:
            task.apply_async(connection=broker)
        running.until("succeeded in", times=again + len(others))
    names = ", ".join([*TOPICS, *(task.name for task in others)])
    figure("R7", f"{names}: each killed once and done once; again after {milliseconds(took)}")
    assert_done_once(swept)
    assert len(list(tmp_path.glob("*.dump"))) == 1


def age_claims() -> None:
    """As if the longest lease had run out."""
    claimed_at = timezone.now() - nightly.LEASE - timedelta(seconds=1)
    OutboxMessage.objects.filter(done_at=None).update(claimed_at=claimed_at)


def hold_the_books() -> None:
    with connection.cursor() as cursor:
        tables = "chouette_chouettesession, chouette_ledgerentry"
        cursor.execute(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE")


def caught(count: int) -> None:
    until(lambda: waiting_for_us() == count, within_s=60, what=f"not {count} tasks at the lock")


def assert_done_once(swept: Table) -> None:
    assert not OutboxMessage.objects.filter(done_at=None).exists()
    debts = LedgerEntry.objects.filter(kind="debt").order_by("pk")
    standing = debts.filter(reverses=None, reversed_by=None)
    assert sorted(standing.values_list("amount", flat=True)) == [50, 150, 200]
    assert list(debts.exclude(reverses=None).values_list("amount", flat=True)) == [100]
    assert Statement.objects.count() == 4
    assert StatementLine.objects.count() == 2 * 3
    assert swept.row.stated_seq == swept.seq
    assert list(faults()) == []
