"""How far the statement of a closed night is, and the plan that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q

from chouette.models import ChouetteSession, OutboxMessage, SessionStatus
from chouette.services.outbox import ATTEMPTS_MAX


@dataclass(frozen=True)
class Computing:
    """What is between the end of a night and its list.

    `stage`: "waiting" for somebody to do it, "working" `since` then, "failed" so many times and
    being tried again, or "stopped": failed too often. `error` is what went wrong the last time.
    """

    stage: str
    since: datetime | None = None
    failures: int = 0
    error: str = ""

    @property
    def mark(self) -> str:
        """Changes whenever there is something else to tell; fit for an address."""
        since = f"{self.since:%H%M%S}" if self.since else ""
        return f"{self.stage}-{self.failures}-{since}"


_WORST_FIRST = ("stopped", "failed", "waiting", "working")


def computing_of(tables: Sequence[ChouetteSession]) -> Computing | None:
    """What is still to be done for linked tables that are all closed; None when all is done.

    While one of them is open nothing is computed that could be waited for. One query.
    """
    if any(table.status == SessionStatus.OPEN for table in tables):
        return None
    unstated = [table for table in tables if table.stated_seq != table.last_seq]
    keys = [f"statement:{table.pk}:{table.last_seq}" for table in unstated]
    numbers = [table.pk for table in tables]
    mine = Q(topic="plan", payload__session__in=numbers) | Q(dedupe_key__in=keys)
    undone = OutboxMessage.objects.filter(mine, done_at=None)
    stages = [_stage(message) for message in undone]
    if not stages and unstated:
        return Computing("waiting")
    return min(stages, key=lambda found: _WORST_FIRST.index(found.stage), default=None)


def _stage(message: OutboxMessage) -> Computing:
    if message.last_error:
        stage = "stopped" if message.attempts >= ATTEMPTS_MAX else "failed"
        return Computing(stage, failures=message.attempts, error=message.last_error)
    if message.claimed_at is None:
        return Computing("waiting")
    return Computing("working", since=message.claimed_at)
