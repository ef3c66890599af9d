"""R7: kill -9 in the midst of a task, of the pool's process or of the whole worker.

The task is caught at its work by a lock on the table whose statement it computes.
"""

from __future__ import annotations

from contextlib import nullcontext
from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone
from kombu.connection import Connection

from chouette import tasks
from chouette.models import ChouetteSession, LedgerEntry, OutboxMessage, Statement
from chouette.selectors.verification import faults
from chouette.services.outbox import LEASE_S
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.reliability.celery_processes import beat, until, waiting_for_us, worker
from tests.reliability.figures import TellFigure, milliseconds, percentile
from tests.servers import Redis, StartServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]

CHILD_S, WORKER_S = 15, 60


@pytest.fixture
def redis(start: StartServer, monkeypatch: pytest.MonkeyPatch) -> Redis:
    """A broker that hears of work only from the test."""
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    return start(Redis)


def closed_night(people: People, number: int) -> OutboxMessage:
    """What is to be done for a night that was closed."""
    table = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7 * number))
    table.quick(bogdan=number)
    table.send("close", actor=people.ana)
    return OutboxMessage.objects.latest("pk")


def send(redis: Redis, message: OutboxMessage, queue: str = "celery") -> None:
    with Connection(redis.url) as broker:
        tasks.run_outbox.apply_async(args=[message.pk], connection=broker, queue=queue)


def caught(redis: Redis, message: OutboxMessage, queue: str = "celery") -> transaction.Atomic:
    """A transaction in which a worker got as far into this work as the table's lock."""
    holding = transaction.atomic(durable=True)
    holding.__enter__()
    ChouetteSession.objects.select_for_update().get(pk=message.payload["session"])
    send(redis, message, queue)
    until(waiting_for_us, within_s=30, what="the worker never came to the table")
    return holding


def release(holding: transaction.Atomic) -> None:
    holding.__exit__(None, None, None)


def is_undone() -> bool:
    return OutboxMessage.objects.filter(done_at=None).exists()


def assert_done_once(nights: int) -> None:
    """One statement and one debt for each night, and books that agree."""
    assert not is_undone()
    assert Statement.objects.count() == nights
    debts = LedgerEntry.objects.filter(kind="debt").order_by("amount")
    assert [debt.amount for debt in debts] == [50 * number for number in range(1, nights + 1)]
    assert list(faults()) == []


def test_it_does_again_what_a_killed_process_of_the_pool_was_at(
    people: People, redis: Redis, soak: bool, figure: TellFigure
) -> None:
    kills, times = 50 if soak else 2, []
    with worker(redis.url) as running:
        running.until("ready.")
        for number in range(1, kills + 1):
            holding = caught(redis, closed_night(people, number))
            running.kill_pool()
            release(holding)
            times.append(until(lambda: not is_undone(), within_s=60, what="not done again"))
    figure("R7", f"{len(times)} kills of a pool's process, all done again once; {told(times)}")
    assert max(times) <= CHILD_S
    assert_done_once(kills)


def test_it_does_again_what_a_killed_worker_was_at(
    people: People, redis: Redis, soak: bool, figure: TellFigure
) -> None:
    """The worker and its pool die at once; beat and another worker go on."""
    kills, killed_at = 50 if soak else 2, {}
    victim = worker(redis.url, queue="victims")
    with worker(redis.url) as other, victim, beat(redis.url) if soak else nullcontext():
        other.until("ready.")
        for number in range(1, kills + 1):
            victim.start()
            victim.until("ready.")
            with other.held_still():  # or its sweep might come first
                message = closed_night(people, number)
                holding = caught(redis, message, "victims")
                victim.kill()
                killed_at[message.pk] = timezone.now()
                release(holding)
        if not soak:  # In the long form leases run out and beat sweeps; here nobody waits for it.
            age_claims()
            tasks.sweep_outbox.apply_async(connection=Connection(redis.url))
        until(lambda: not is_undone(), within_s=2 * WORKER_S)
    done = OutboxMessage.objects.values_list("pk", "done_at")
    times = [(at - killed_at[pk]).total_seconds() for pk, at in done if at]
    how = "" if soak else " (leases let run out at once)"
    figure("R7", f"{len(times)} kills of a whole worker, all done again once; {told(times)}{how}")
    assert max(times) <= WORKER_S
    assert_done_once(kills)


def age_claims() -> None:
    ran_out = timezone.now() - timedelta(seconds=LEASE_S + 1)
    OutboxMessage.objects.filter(done_at=None).update(claimed_at=ran_out)


def told(times: list[float]) -> str:
    return f"median {milliseconds(percentile(times, 50))}, longest {milliseconds(max(times))}"
