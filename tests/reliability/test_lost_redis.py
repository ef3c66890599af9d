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

import pytest
import redis as redis_client
from django.core.management import call_command
from kombu.connection import Connection

from chouette import tasks
from chouette.models import OutboxMessage, Statement
from chouette.services.outbox import dispatch
from chouette.services.players import add_guest
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.racers import database_url
from tests.reliability.celery_processes import beat, until, worker
from tests.reliability.evenings import Evening, Evenings, p95
from tests.reliability.figures import TellFigure, milliseconds, spread
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.soundness import assert_sound
from tests.servers import Redis, StartServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]

WORSE_S, TWO_SWEEPS_S = 0.05, 60


@pytest.fixture
def redis(start: StartServer, monkeypatch: pytest.MonkeyPatch) -> Redis:
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    return start(Redis)


@pytest.fixture
def evenings(people: People, redis: Redis, start: StartServer) -> Iterator[Evenings]:
    webs = [Gunicorn(database_url()) for _ in range(2)]
    for web, broker in zip(webs, (redis, start(Redis)), strict=True):
        web.environment = {**(web.environment or {}), "REDIS_URL": broker.url}
    guest = add_guest(club_id=people.club.pk, actor=people.ana, name="Guest")
    people.players["guest"] = guest
    with webs[0], webs[1]:
        yield Evenings(
            Evening(people, webs[0], "1", "ana", "bogdan", "carla", "elena"),
            Evening(people, webs[1], "2", "radu", "sorin", "mira", "guest"),
        )
        assert [fault for web in webs for fault in web.faults()] == []


def close_nights(people: People, redis: Redis, count: int) -> list[int]:
    """As many closed nights, each with its work queued in Redis; the numbers of the messages."""
    messages = []
    with Connection(redis.url) as broker:
        for week in range(1, count + 1):
            night_on = NIGHT + timedelta(days=7 * week)
            table = open_table(people, "ana", "bogdan", night_on=night_on)
            table.quick(bogdan=week)
            table.send("close", actor=people.ana)
            messages.append(OutboxMessage.objects.latest("pk").pk)
            tasks.run_outbox.apply_async(args=messages[-1:], connection=broker)
    with redis_client.Redis.from_url(redis.url) as client:
        queued = client.llen("celery")
    # A worker that is held still had asked for one already, which it gets.
    assert queued in (count, count - 1)
    return messages


def undone(messages: list[int]) -> int:
    """How many of them are still to be done."""
    return OutboxMessage.objects.filter(pk__in=messages, done_at=None).count()


def assert_scored(evenings: Evenings, soak: bool) -> None:
    both = (evenings.struck.answers, evenings.spared.answers)
    assert {status for answers in both for status, _ in answers} == {200}
    if soak:
        assert p95(both[0]) <= p95(both[1]) + WORSE_S


def told(evenings: Evenings) -> str:
    struck = evenings.struck.answers
    taken = sum(status == 200 for status, _ in struck)
    times, with_redis = spread([s for _, s in struck]), milliseconds(p95(evenings.spared.answers))
    return (
        f"{taken} of {len(struck)} commands taken meanwhile, {times} (with Redis p95 {with_redis})"
    )


def test_it_does_all_that_was_queued_once_redis_is_back(
    people: People, redis: Redis, evenings: Evenings, soak: bool, figure: TellFigure
) -> None:
    count, down_s = (100, 60.0) if soak else (10, 2.0)
    with worker(redis.url) as running, beat(redis.url) if soak else nullcontext():
        running.until("ready.")
        running.send_signal(signal.SIGSTOP)
        messages = close_nights(people, redis, count)
        redis.stop(signal.SIGKILL)
        running.send_signal(signal.SIGCONT)
        evenings.score(for_s=down_s, least=20)
        waiting = undone(messages)
        redis.start()
        if not soak:  # In the long form it is beat that sends it.
            tasks.sweep_outbox.apply_async(connection=Connection(redis.url))
        took = until(lambda: not undone(messages), within_s=2 * TWO_SWEEPS_S)
    text = f"killed for {down_s:.0f} s with {count} messages queued: {told(evenings)}; "
    figure("R9", f"{text}{waiting} effects {milliseconds(took)} after its return")
    assert_scored(evenings, soak)
    assert took <= TWO_SWEEPS_S
    assert_done(count)


def test_it_does_all_that_was_queued_without_redis(
    people: People, redis: Redis, evenings: Evenings, soak: bool, figure: TellFigure
) -> None:
    count = 100 if soak else 10
    messages = close_nights(people, redis, count)
    redis.stop(signal.SIGKILL)
    evenings.score(for_s=0, least=200 if soak else 20)
    waiting, began = undone(messages), time.monotonic()
    call_command("dispatch_outbox")
    took = milliseconds(time.monotonic() - began)
    text = f"killed for good with {count} messages queued: {told(evenings)}; "
    figure("R9", f"{text}{waiting} effects by dispatch_outbox in {took}")
    assert_scored(evenings, soak)
    assert_done(count)


def assert_done(count: int) -> None:
    """Every night has its statement, once, and so has what was closed meanwhile."""
    dispatch()
    nights = Statement.objects.filter(chouette_session__table="Table 1")
    assert nights.values("chouette_session").distinct().count() == nights.count() == count
    assert_sound()
