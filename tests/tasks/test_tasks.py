"""What Celery runs, and what runs without it."""

from __future__ import annotations

from typing import Any

import pytest
from celery import current_app
from kombu.exceptions import OperationalError

from chouette import tasks
from chouette.models import OutboxMessage, Statement
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.send("close", actor=people.ana)
    return table


def test_it_does_the_message_it_is_told(closed: Table) -> None:
    tasks.run_outbox(OutboxMessage.objects.get().pk)
    assert Statement.objects.count() == 1


def test_it_sweeps_what_no_nudge_reached(closed: Table) -> None:
    tasks.sweep_outbox()
    assert Statement.objects.count() == 1
    tasks.verify_ledger()


def test_it_works_in_the_process_without_a_broker(closed: Table, settings: Any) -> None:
    settings.CELERY_TASK_ALWAYS_EAGER = True
    tasks.nudge(OutboxMessage.objects.get().pk)
    assert OutboxMessage.objects.get().done_at is not None


def test_it_hands_over_the_number_and_nothing_else(
    closed: Table, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.CELERY_TASK_ALWAYS_EAGER = False
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(tasks.run_outbox, "apply_async", lambda **options: sent.append(options))
    tasks.nudge(7)
    assert sent == [{"args": [7], "retry": False}]


def test_it_loses_no_command_to_a_dead_broker(
    people: People,
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: Any,
) -> None:
    def dead(**options: Any) -> None:
        raise OperationalError("nobody there")

    settings.CELERY_TASK_ALWAYS_EAGER = False
    monkeypatch.setattr(tasks.run_outbox, "apply_async", dead)
    table = open_table(people, "ana", "bogdan")
    with django_capture_on_commit_callbacks(execute=True):
        table.send("close", actor=people.ana)
    assert table.row.status == "closed"
    tasks.sweep_outbox()
    assert Statement.objects.count() == 1


def test_it_is_scheduled_by_name() -> None:
    current_app.loader.import_default_modules()
    scheduled = {entry["task"] for entry in current_app.conf.beat_schedule.values()}
    assert {"chouette.sweep_outbox", "chouette.verify_ledger"} <= scheduled
    assert scheduled <= set(current_app.tasks)
