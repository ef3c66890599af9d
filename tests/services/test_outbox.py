"""The outbox: written with its cause, done once, tried again when it failed."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services import outbox
from tests.people import People
from tests.services.outbox_work import Broken, age, write

pytestmark = pytest.mark.django_db


def test_it_writes_the_same_work_once(done: list[int]) -> None:
    assert write(1) == write(1)
    assert OutboxMessage.objects.count() == 1


def test_it_does_each_piece_once(done: list[int]) -> None:
    for number in (1, 2):
        write(number)
    assert outbox.dispatch() == 2
    assert outbox.dispatch() == 0
    assert done == [1, 2]


def test_it_does_no_more_than_its_limit(done: list[int]) -> None:
    for number in (1, 2, 3):
        write(number)
    assert outbox.dispatch(limit=2) == 2
    assert done == [1, 2]


def test_it_keeps_nothing_of_work_that_failed_and_says_why(done: list[int]) -> None:
    message = write(13)
    with pytest.raises(Broken):
        outbox.perform(message_id=message.pk)
    message.refresh_from_db()
    assert message.last_error == "Broken: unlucky"
    assert (message.done_at, message.attempts) == (None, 1)
    assert not OutboxMessage.objects.filter(topic="trace").exists()


def test_it_lets_no_failure_stand_in_the_way_of_the_rest(done: list[int]) -> None:
    bad, good = write(13), write(1)
    with pytest.raises(Broken):
        outbox.dispatch()
    age(bad, outbox.LEASE_S + 1)
    with pytest.raises(Broken):
        outbox.dispatch()
    good.refresh_from_db()
    assert good.done_at is not None
    assert done == [1]


def test_it_gives_up_until_somebody_says_try_again(done: list[int]) -> None:
    message = write(1)
    OutboxMessage.objects.update(attempts=outbox.ATTEMPTS_MAX)
    assert outbox.dispatch() == 0
    assert outbox.try_again(message_ids=[message.pk]) == 1
    assert outbox.dispatch() == 1


def test_it_tries_nothing_again_that_is_done(done: list[int]) -> None:
    message = write(1)
    outbox.dispatch()
    assert outbox.try_again(message_ids=[message.pk]) == 0


def test_it_knows_how_long_the_oldest_waits(done: list[int]) -> None:
    assert outbox.oldest_undone_age_s() == 0
    message = write(1)
    OutboxMessage.objects.filter(pk=message.pk).update(
        created_at=timezone.now() - timedelta(minutes=5)
    )
    assert 299 < outbox.oldest_undone_age_s() < 320
    OutboxMessage.objects.update(created_at=timezone.now() + timedelta(hours=24))
    assert outbox.oldest_undone_age_s() == 0


def test_it_is_nudged_after_the_commit_and_not_before(
    done: list[int],
    people: People,
    settings: Any,
    django_capture_on_commit_callbacks: Any,
) -> None:
    settings.CELERY_TASK_ALWAYS_EAGER = True
    with django_capture_on_commit_callbacks() as callbacks:
        write(1)
    assert done == []
    for callback in callbacks:
        callback()
    assert done == [1]
