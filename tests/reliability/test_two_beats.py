"""R10: two beats at once, and a clock that jumps for all of Celery: no effect comes twice.

The clock goes ten times as fast. It is set ahead to the change to summer time, a day back, to the
change to winter time and on to the next night. Each time both beats must go on sending.
"""

from __future__ import annotations

from functools import partial

import pytest

from chouette.models import OutboxMessage
from tests.people import People
from tests.reliability.celery_processes import Celery, beat, until, worker
from tests.reliability.clock import Clock
from tests.reliability.figures import TellFigure
from tests.reliability.test_killed_workers import assert_done_once, closed_night, is_undone
from tests.servers import Redis, StartServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]

START = "2026-03-28 00:59:30"
PHASES = (
    ("2026-03-29 00:59:30", "2026-03-28"),
    (START, None),
    ("2026-10-25 00:59:30", "2026-10-24"),
    ("2026-10-25 04:00:30", "2026-10-25"),
)
"""Where the clock is set, and the night whose work falls due at once, if it was set ahead."""
FAST = "x10"


def test_it_does_everything_once_for_two_beats_and_any_clock(
    people: People,
    start: StartServer,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    soak: bool,
    figure: TellFigure,
) -> None:
    monkeypatch.setattr("chouette.services.outbox._nudges", [])
    redis, phases = start(Redis), PHASES if soak else PHASES[:2]
    clock.set(f"@{START} {FAST}")
    beats = [beat(redis.url, **clock.variables) for _ in range(2)]
    with worker(redis.url, pool=2, **clock.variables) as running, beats[0], beats[1]:
        for one, ready in ((running, "ready."), (beats[0], "Starting"), (beats[1], "Starting")):
            one.until(ready)
        for number, (moment, night) in enumerate(phases, start=1):
            before = [sweeps(one) for one in beats]
            closed_night(people, number)
            clock.set(f"@{moment} {FAST}")
            for one, had in zip(beats, before, strict=True):
                one.until(SWEEP, times=had + 1, within_s=30)
            until(partial(is_done, night), within_s=30, what=running.printed()[-2000:])
        swept = [sweeps(one) for one in beats]
    nightly = OutboxMessage.objects.filter(topic="nightly")
    verified = sorted(nightly.values_list("payload__night", "attempts"))
    text = f"{swept[0]} and {swept[1]} sweeps by two beats, clock set {len(phases)} times"
    figure("R10", f"{text} ahead and back: {len(phases)} statements, no effect twice")
    assert verified == [(night, 1) for _, night in phases if night]
    assert_done_once(len(phases))


SWEEP = "Sending due task sweep"


def sweeps(one: Celery) -> int:
    return one.printed().count(SWEEP)


def is_done(night: str | None) -> bool:
    """All that waited, and what is done once a night."""
    nightly = OutboxMessage.objects.filter(topic="nightly", payload__night=night)
    return not is_undone() and (night is None or nightly.exists())
