"""What is done once a night: verification, and a copy where one was asked for.

Each job of a night is a row of the outbox that is named by its date, so that two beats, or one
whose clock goes back, do it once. It may take hours and so runs in no transaction, which on SQLite
would keep everybody from writing; whoever claims the row has `LEASE` for it. Beat sends the task
every few minutes, by day too: what was missed by night is made up for.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta

from django.db.models import F, Q, QuerySet
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services.outbox import NotingFailure

TOPIC = "nightly"
BEGINS_UTC = timedelta(hours=4)
LEASE = timedelta(hours=2)
ATTEMPTS_MAX = 3


def once_a_night(job: str, do: Callable[[date], object]) -> bool:
    """`do(night)` unless it was done for this night, is being done, or failed too often.

    The night is the date since four o'clock, UTC. What `do` raises is written down and raised; a
    success settles what failed in the nights before. True if it was done now.
    """
    now = timezone.now()
    night = (now - BEGINS_UTC).date()
    message, _ = OutboxMessage.objects.get_or_create(
        dedupe_key=f"{TOPIC}:{job}:{night}",
        defaults={"topic": TOPIC, "payload": {"job": job, "night": night.isoformat()}},
    )
    if not _claim(message, now):
        return False
    with NotingFailure(message.pk):
        do(night)
    undone = _of(job).filter(done_at=None, pk__lte=message.pk)
    undone.update(done_at=timezone.now(), last_error="")
    return True


def last_night(job: str) -> str | None:
    """The last night for which a job was done, as a date; None if it never was."""
    done = _of(job).filter(done_at__isnull=False).order_by("-dedupe_key")
    keys = done.values_list("dedupe_key", flat=True)[:1]
    return next((key.rpartition(":")[2] for key in keys), None)


def _of(job: str) -> QuerySet[OutboxMessage]:
    return OutboxMessage.objects.filter(dedupe_key__startswith=f"{TOPIC}:{job}:")


def _claim(message: OutboxMessage, now: datetime) -> bool:
    free = Q(claimed_at=None) | ~Q(claimed_at__range=(now - LEASE, now + LEASE))
    mine = OutboxMessage.objects.filter(
        free, pk=message.pk, done_at=None, attempts__lt=ATTEMPTS_MAX
    )
    return mine.update(claimed_at=now, attempts=F("attempts") + 1) == 1
