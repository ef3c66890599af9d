"""What is done once a night is done once, however many ask and whatever their clocks say."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services import outbox
from chouette.services.nightly import ATTEMPTS_MAX, LEASE, last_night, once_a_night

pytestmark = pytest.mark.django_db

FOUR = datetime(2026, 11, 27, 4, 0, tzinfo=UTC)
At = Callable[[datetime], None]


class Broken(Exception):
    """Stands for a fault that the job found."""


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> At:
    """Sets the clock."""

    def set_clock(now: datetime) -> None:
        monkeypatch.setattr(timezone, "now", lambda: now)

    return set_clock


def fail(night: date) -> None:
    raise Broken("no copy")


def test_it_is_done_once_a_night_from_four_o_clock_on(at: At) -> None:
    nights: list[date] = []
    for minutes in (-1, 0, 10, 60 * 12, 60 * 24 - 1, 60 * 24):
        at(FOUR + timedelta(minutes=minutes))
        once_a_night("sweep", nights.append)
    assert nights == [date(2026, 11, day) for day in (26, 27, 28)]
    assert last_night("sweep") == "2026-11-28"


def test_it_is_not_done_again_by_a_clock_that_went_back(at: At) -> None:
    nights: list[date] = []
    for hours in (0, 24, -1, -24, 0, 23, 24):
        at(FOUR + timedelta(hours=hours))
        once_a_night("sweep", nights.append)
    assert sorted(nights) == [date(2026, 11, day) for day in (26, 27, 28)]
    assert len(set(nights)) == len(nights)


def test_it_is_not_done_by_two_at_once(at: At) -> None:
    at(FOUR)
    asked: list[bool] = []

    def do(night: date) -> None:
        asked.append(once_a_night("sweep", fail))

    assert once_a_night("sweep", do) is True
    assert asked == [False]


def test_it_is_taken_over_from_somebody_who_died(at: At) -> None:
    at(FOUR)
    with pytest.raises(Broken):
        once_a_night("sweep", fail)
    for later in (LEASE, LEASE + timedelta(seconds=1)):
        at(FOUR + later)
        done = once_a_night("sweep", lambda night: None)
    assert done is True


def test_it_writes_down_why_it_failed_and_gives_up_after_a_while(at: At) -> None:
    for attempt in range(ATTEMPTS_MAX + 2):
        at(FOUR + attempt * (LEASE + timedelta(minutes=1)))
        if attempt < ATTEMPTS_MAX:
            with pytest.raises(Broken):
                once_a_night("sweep", fail)
        else:
            assert once_a_night("sweep", fail) is False
    assert OutboxMessage.objects.get().last_error == "Broken: no copy"
    assert outbox.failing() == 1
    assert last_night("sweep") is None


def test_it_settles_what_failed_before_by_a_night_that_does_not(at: At) -> None:
    at(FOUR)
    with pytest.raises(Broken):
        once_a_night("sweep", fail)
    at(FOUR + timedelta(days=1))
    assert once_a_night("other", lambda night: None)
    assert outbox.failing() == 1
    assert once_a_night("sweep", lambda night: None)
    assert outbox.failing() == 0
    assert outbox.oldest_undone_age_s() == 0


def test_it_is_no_work_for_a_sweep(at: At) -> None:
    at(FOUR)
    with pytest.raises(Broken):
        once_a_night("sweep", fail)
    at(FOUR + timedelta(days=1))
    message = OutboxMessage.objects.get()
    assert outbox.dispatch() == 0
    assert outbox.perform(message_id=message.pk, take_over=True) is False
    assert OutboxMessage.objects.get().attempts == 1
