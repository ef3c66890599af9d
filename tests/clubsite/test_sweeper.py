"""The thread that stands in for beat where there is no Celery."""

from __future__ import annotations

from threading import Event

import pytest
from pytest_django.fixtures import Settings

from clubsite import celery_app, sweeper
from clubsite.sweeper import Sweeper

swept = Event()


@celery_app.task(name="tests.sweep")
def sweep() -> None:
    swept.set()


@celery_app.task(name="tests.sweep_badly")
def sweep_badly() -> None:
    raise ZeroDivisionError("no broom")


@pytest.fixture
def schedule(settings: Settings) -> None:
    swept.clear()
    settings.REDIS_URL = ""
    settings.CELERY_BEAT_SCHEDULE = {
        "often": {"task": "tests.sweep", "schedule": 3600},
        "nightly": {"task": "tests.sweep", "schedule": "a crontab"},
    }


def test_it_sweeps_again_and_again() -> None:
    thread = Sweeper(task="tests.sweep", every_s=0.001)
    thread.start()
    for _ in range(3):
        swept.clear()
        assert swept.wait(10)
    thread.ended.set()
    thread.join(10)
    assert not thread.is_alive()


@pytest.mark.django_db
def test_it_outlives_a_failure_that_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    Sweeper(task="tests.sweep_badly", every_s=1).sweep()
    assert "ZeroDivisionError('no broom')" in caplog.text


@pytest.mark.usefixtures("schedule")
def test_it_stands_in_for_what_comes_every_so_many_seconds() -> None:
    started = sweeper.start()
    assert [(s.task, s.every_s, s.daemon) for s in started] == [("tests.sweep", 3600, True)]
    for thread in started:
        thread.ended.set()
        thread.join(10)


@pytest.mark.usefixtures("schedule")
def test_it_leaves_the_work_to_beat_where_there_is_a_broker(settings: Settings) -> None:
    settings.REDIS_URL = "redis://r.test/0"
    assert sweeper.start() == []
