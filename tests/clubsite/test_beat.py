"""What beat does when the clock is set back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings

from clubsite import celery_app
from clubsite.beat import SteadyScheduler


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[SteadyScheduler]:
    celery_app.loader.import_default_modules()
    made = SteadyScheduler(app=celery_app, schedule_filename=str(tmp_path / "beat"))
    yield made
    made.close()


def test_it_is_the_scheduler_that_beat_takes() -> None:
    module, _, name = settings.CELERY_BEAT_SCHEDULER.partition(":")
    assert (module, name) == (SteadyScheduler.__module__, SteadyScheduler.__name__)


def test_it_goes_on_sweeping_after_the_clock_was_set_back(scheduler: SteadyScheduler) -> None:
    entry = scheduler.schedule["sweep"]
    every_s = settings.CELERY_BEAT_SCHEDULE["sweep"]["schedule"]
    assert 0 < scheduler.tick() <= every_s
    entry.last_run_at += timedelta(hours=24)  # as it stands once now is a day earlier
    assert 0 < scheduler.tick() <= every_s
    assert entry.last_run_at <= entry.default_now()


def test_it_leaves_alone_what_was_last_sent_in_the_past(scheduler: SteadyScheduler) -> None:
    entry = scheduler.schedule["verify"]
    entry.last_run_at -= timedelta(seconds=1)
    before = entry.last_run_at
    scheduler.tick()
    assert entry.last_run_at == before
