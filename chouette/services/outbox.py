"""Work after the commit: written with its cause, tried until done, done once.

1. `enqueue` writes a row in the transaction of its cause, and after the commit a nudge runs it or
   hands its number to Celery. A lost nudge costs nothing but time.
2. `dispatch` (a sweep, or `manage.py dispatch_outbox`) claims rows one by one: a conditional
   update stamps `claimed_at`; who changed the row owns it for `LEASE_S`.
3. The effect and `done_at` are one transaction, begun by locking the row and looking again, so a
   worker that was thought dead does the effect once at most: whoever claimed last may do it.
4. A failure leaves the claim to run out; the row is then tried again, `ATTEMPTS_MAX` times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from types import TracebackType
from typing import Any

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services.support import after_commit

LEASE_S = 20
ATTEMPTS_MAX = 50

Handler = Callable[[Mapping[str, Any]], None]
Nudge = Callable[[int], None]

_handlers: dict[str, Handler] = {}
_nudges: list[Nudge] = []


def handles(topic: str) -> Callable[[Handler], Handler]:
    """Decorator: this function does the work of `topic`, inside the caller's transaction.

    It must be idempotent, and may raise anything: then nothing of it is kept.
    """

    def register(handler: Handler) -> Handler:
        _handlers[topic] = handler
        return handler

    return register


def nudged_by(nudge: Nudge) -> None:
    """Call `nudge(message_id)` after each commit that wrote a message."""
    _nudges.append(nudge)


def enqueue(*, topic: str, key: str, payload: Mapping[str, Any]) -> None:
    """Write work to be done after this transaction; the same topic and key are written once."""
    dedupe_key = f"{topic}:{key}"
    if OutboxMessage.objects.filter(dedupe_key=dedupe_key).exists():
        return
    message = OutboxMessage.objects.create(
        topic=topic, dedupe_key=dedupe_key, payload=dict(payload)
    )
    for nudge in _nudges:
        after_commit(nudge, message.pk)


def dispatch(*, limit: int = 100) -> int:
    """Do up to `limit` pieces of waiting work; how many were done.

    What failed before comes last, so that it never stands in the way of the rest.
    """
    done = 0
    for pk in list(_waiting(timezone.now()).values_list("pk", flat=True)[:limit]):
        done += perform(message_id=pk)
    return done


def perform(*, message_id: int, take_over: bool = False) -> bool:
    """Claim one message and do it. False if it is done, or somebody else is at it.

    `take_over`: whoever claimed it is known to have died, so his lease is not waited for.
    """
    claimed_at = timezone.now()
    if not _claim(message_id, claimed_at, take_over):
        return False
    with NotingFailure(message_id), transaction.atomic(durable=True):
        message = OutboxMessage.objects.select_for_update().get(pk=message_id)
        if message.done_at is not None or message.claimed_at != claimed_at:
            return False
        _handlers[message.topic](message.payload)
        message.done_at, message.last_error = timezone.now(), ""
        message.save(update_fields=["done_at", "last_error"])
    return True


def try_again(*, message_ids: list[int]) -> int:
    """Let work that failed too often be tried again; how many there were."""
    stuck = OutboxMessage.objects.filter(pk__in=message_ids, done_at=None)
    return stuck.update(attempts=0, claimed_at=None)


def oldest_undone_age_s() -> float:
    """How long the oldest undone message has waited, in seconds; 0 when all is done."""
    oldest = OutboxMessage.objects.filter(done_at=None).order_by("id").first()
    if oldest is None:
        return 0.0
    return max(0.0, (timezone.now() - oldest.created_at).total_seconds())


def failing() -> int:
    """How many undone messages failed the last time they were tried."""
    return OutboxMessage.objects.filter(done_at=None).exclude(last_error="").count()


def _waiting(now: datetime) -> QuerySet[OutboxMessage]:
    lease = timedelta(seconds=LEASE_S)
    # A claim of the future was made before a clock was set back: it would hold until then.
    free = Q(claimed_at=None) | ~Q(claimed_at__range=(now - lease, now + lease))
    return _undone().filter(free).order_by("attempts", "id")


def _undone() -> QuerySet[OutboxMessage]:
    # A topic that nobody here handles is another's: of nightly work, or of a newer program.
    mine = OutboxMessage.objects.filter(topic__in=list(_handlers))
    return mine.filter(done_at=None, attempts__lt=ATTEMPTS_MAX)


def _claim(message_id: int, now: datetime, take_over: bool) -> bool:
    free = _undone() if take_over else _waiting(now).order_by()
    return free.filter(pk=message_id).update(claimed_at=now, attempts=F("attempts") + 1) == 1


class NotingFailure:
    """Writes down why a message failed, and lets the exception go on to whoever called."""

    def __init__(self, message_id: int) -> None:
        self.message_id = message_id

    def __enter__(self) -> None:
        return None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if isinstance(error, Exception):
            text = f"{type(error).__name__}: {error}"[:500]
            OutboxMessage.objects.filter(pk=self.message_id).update(last_error=text)
