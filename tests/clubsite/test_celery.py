"""The Celery application as a worker gets it."""

from __future__ import annotations

from django.conf import settings

from clubsite import celery_app


def test_it_reads_the_settings() -> None:
    conf = celery_app.conf
    assert conf.task_acks_late is True
    assert conf.task_reject_on_worker_lost is True
    assert conf.worker_prefetch_multiplier == 1
    assert (conf.task_serializer, conf.accept_content) == ("json", ["json"])
    assert (conf.enable_utc, conf.timezone) == (True, "UTC")
    assert 0 < conf.task_soft_time_limit < conf.task_time_limit < 20
    assert conf.task_publish_retry is False
    assert conf.broker_transport_options["visibility_timeout"] == 300


def test_it_runs_tasks_in_process_without_a_broker() -> None:
    assert celery_app.conf.task_always_eager is not bool(settings.REDIS_URL)


def test_it_knows_every_task_it_schedules() -> None:
    celery_app.loader.import_default_modules()
    scheduled = {entry["task"] for entry in (celery_app.conf.beat_schedule or {}).values()}
    assert scheduled <= set(celery_app.tasks)
