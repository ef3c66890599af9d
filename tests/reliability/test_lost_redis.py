"""R9: Redis dies with everything that was queued in it; nobody at a table notices.

A worker is held still until then, so that the work is queued and lost. Scoring goes on through
gunicorn, with nights that close and open, which would hand work to Celery. In the end all that
was to be done is done: once Redis is back, by the sweep; or without it, by `dispatch_outbox`.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import timedelta
from itertools import cycle
from uuid import uuid4

import pytest
import redis as redis_client
from django.core.management import call_command
from kombu.connection import Connection

from chouette import tasks
from chouette.models import OutboxMessage, Statement
from tests.builders import NIGHT, Table, open_table
from tests.people import PASSWORD, People
from tests.racers import database_url
from tests.reliability.celery_processes import beat, until, worker
from tests.reliability.figures import TellFigure, milliseconds, percentile, spread
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.phones import Phone, result
from tests.reliability.soundness import assert_sound
from tests.servers import Redis, StartServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]

WORSE_S, TWO_SWEEPS_S = 0.05, 60
CLOSE, REOPEN = {"kind": "close"}, {"kind": "reopen"}


class Evening:
    """A club that scores through the web server, whose broker is `redis`."""

    def __init__(self, people: People, web: Gunicorn) -> None:
        self.phone = Phone(web.url)
        self.phone.log_in("ana", PASSWORD)
        self.games = open_table(people, "ana", "bogdan", table="Games")
        self.ends = open_table(people, "carla", "elena", table="Ends")
        self.seqs = {table.session_id: table.seq for table in (self.games, self.ends)}
        self.taps = cycle(
            [(self.games, result(side)) for side in ("box", "team") * 4]
            + [(self.ends, CLOSE), (self.ends, REOPEN)]
        )

    def tap(self, table: Table, fields: dict[str, object]) -> tuple[int, float]:
        """Status and seconds of one command."""
        reply = self.phone.tap(table.session_id, uuid4(), self.seqs[table.session_id], fields)
        self.seqs[table.session_id] = reply.seq or -1
        return reply.status, reply.s

    def score(self, *, for_s: float, least: int) -> list[tuple[int, float]]:
        """The answers to commands sent one after another."""
        began = time.monotonic()
        answers: list[tuple[int, float]] = []
        while len(answers) < least or time.monotonic() < began + for_s:
            answers.append(self.tap(*next(self.taps)))
        return answers


@pytest.fixture
def redis(start: StartServer, monkeypatch: pytest.MonkeyPatch) -> Redis:
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    return start(Redis)


@pytest.fixture
def evening(people: People, redis: Redis) -> Iterator[Evening]:
    web = Gunicorn(database_url(), workers=2)
    web.environment = {**(web.environment or {}), "REDIS_URL": redis.url}
    with web:
        yield Evening(people, web)
        assert web.faults() == []


def close_nights(people: People, redis: Redis, count: int) -> None:
    """As many closed nights, with the work for each queued in Redis."""
    with Connection(redis.url) as broker:
        for week in range(1, count + 1):
            night_on = NIGHT + timedelta(days=7 * week)
            table = open_table(people, "ana", "bogdan", night_on=night_on)
            table.quick(bogdan=week)
            table.send("close", actor=people.ana)
            message = OutboxMessage.objects.latest("pk")
            tasks.run_outbox.apply_async(args=[message.pk], connection=broker)
    with redis_client.Redis.from_url(redis.url) as client:
        queued = client.llen("celery")
    # A worker that is held still had asked for one already, which it gets.
    assert queued in (count, count - 1)


def undone() -> int:
    return OutboxMessage.objects.filter(done_at=None).count()


def assert_scored(
    before: list[tuple[int, float]], during: list[tuple[int, float]], soak: bool
) -> None:
    assert {status for status, _ in (*before, *during)} == {200}
    if soak:
        assert p95(during) <= p95(before) + WORSE_S


def p95(answers: list[tuple[int, float]]) -> float:
    return percentile([s for _, s in answers], 95)


def told(before: list[tuple[int, float]], during: list[tuple[int, float]]) -> str:
    taken = sum(status == 200 for status, _ in during)
    text = f"{taken} of {len(during)} commands taken meanwhile"
    times = spread([s for _, s in during])
    return f"{text}, {times} (before p95 {milliseconds(p95(before))})"


def test_it_does_all_that_was_queued_once_redis_is_back(
    people: People, redis: Redis, evening: Evening, soak: bool, figure: TellFigure
) -> None:
    count, down_s = (100, 60.0) if soak else (10, 2.0)
    with worker(redis.url) as running, beat(redis.url) if soak else nullcontext():
        running.until("ready.")
        running.send_signal(signal.SIGSTOP)
        close_nights(people, redis, count)
        before = evening.score(for_s=0, least=200 if soak else 20)
        redis.stop(signal.SIGKILL)
        running.send_signal(signal.SIGCONT)
        during = evening.score(for_s=down_s, least=20)
        waiting = undone()
        redis.start()
        if not soak:  # In the long form it is beat that sends it.
            tasks.sweep_outbox.apply_async(connection=Connection(redis.url))
        took = until(lambda: not undone(), within_s=2 * TWO_SWEEPS_S)
    text = f"killed for {down_s:.0f} s with {count} messages queued: {told(before, during)}; "
    figure("R9", f"{text}{waiting} effects {milliseconds(took)} after its return")
    assert_scored(before, during, soak)
    assert took <= TWO_SWEEPS_S
    assert_done(count)


def test_it_does_all_that_was_queued_without_redis(
    people: People, redis: Redis, evening: Evening, soak: bool, figure: TellFigure
) -> None:
    count = 100 if soak else 10
    close_nights(people, redis, count)
    before = evening.score(for_s=0, least=200 if soak else 20)
    redis.stop(signal.SIGKILL)
    during = evening.score(for_s=0, least=200 if soak else 20)
    waiting, began = undone(), time.monotonic()
    call_command("dispatch_outbox")
    took = milliseconds(time.monotonic() - began)
    text = f"killed for good with {count} messages queued: {told(before, during)}; "
    figure("R9", f"{text}{waiting} effects by dispatch_outbox in {took}")
    assert_scored(before, during, soak)
    assert_done(count)


def assert_done(count: int) -> None:
    """Every night has its statement, once."""
    assert undone() == 0
    nights = Statement.objects.filter(chouette_session__table="Table 1")
    assert nights.values("chouette_session").distinct().count() == nights.count() == count
    assert_sound()
