"""A real Celery worker on a real Redis computes the statement of a night that was closed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kombu.connection import Connection

from chouette import tasks
from chouette.models import OutboxMessage, Statement
from tests.builders import open_table
from tests.people import People
from tests.racers import database_url
from tests.servers import Redis, StartServer

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.postgres,  # Without a broker, on SQLite, tasks run in the process.
]

DONE = "Task chouette.run_outbox"


@contextmanager
def worker(redis_url: str) -> Iterator[Iterator[str]]:
    """`celery -A clubsite worker`, and the lines it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "celery", "-A", "clubsite", "worker", "-P", "solo", "-l", "INFO"],
        env={
            **os.environ,
            "DATABASE_URL": database_url(),
            "REDIS_URL": redis_url,
            "DJANGO_ENV": "test",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        process.kill()
        process.communicate()


def test_it_computes_the_statement_of_a_closed_night_once_however_often_it_is_told(
    people: People, start: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.send("close", actor=people.ana)
    message = OutboxMessage.objects.get()
    redis = start(Redis)
    with worker(redis.url) as printed, Connection(redis.url) as broker:
        for _ in range(2):
            tasks.run_outbox.apply_async(args=[message.pk], connection=broker)
        done = [line for line in iter_until(printed, 2) if "succeeded" in line]
    assert len(done) == 2
    assert Statement.objects.count() == 1
    message.refresh_from_db()
    assert message.done_at is not None
    assert message.attempts == 1


def iter_until(printed: Iterator[str], times: int) -> Iterator[str]:
    """The worker's lines up to the one that ends so many tasks."""
    for line in printed:
        if DONE in line and ("succeeded" in line or "raised" in line):
            times -= 1
            yield line
        if not times:
            return
