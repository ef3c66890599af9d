"""Celery's part: a faster way to empty the outbox, and a sweep for what got lost on the way.

A task takes the number of an outbox row and nothing else. Without a broker the same functions run
in the web process, right after the commit.
"""

from __future__ import annotations

from celery import Task, shared_task
from django.conf import settings

from chouette.services import outbox, squaring, statements
from chouette.services.nightly import once_a_night
from chouette.services.verification import verify_tonight
from clubsite.backups import take

__all__ = [
    "backup_database",
    "run_outbox",
    "squaring",
    "statements",
    "sweep_outbox",
    "verify_ledger",
]


@shared_task(name="chouette.run_outbox", bind=True)
def run_outbox(self: Task, message_id: int) -> None:
    """Do one piece of work, unless it is done or somebody is at it.

    A message comes a second time when the process that had it died: then nobody is.
    """
    again = (self.request.delivery_info or {}).get("redelivered", False)
    outbox.perform(message_id=message_id, take_over=again)


@shared_task(name="chouette.sweep_outbox")
def sweep_outbox() -> None:
    """Do what waits: nudges that were lost, and work whose worker died."""
    outbox.dispatch()


# Acknowledged at once, or the broker would hand them out again after `visibility_timeout`: beat
# sends them every few minutes, and `once_a_night` knows whether they are done.
_LONG = {"acks_late": False, "soft_time_limit": 6_000, "time_limit": 6_600}


@shared_task(name="chouette.verify_ledger", **_LONG)
def verify_ledger() -> None:
    """Check the promises of the logs and the ledger, once a night. Raises LedgerFault."""
    once_a_night("verify", verify_tonight)


@shared_task(name="chouette.backup_database", **_LONG)
def backup_database() -> None:
    """Copy the database into BACKUP_DIR, once a night. Raises BackupFault."""
    once_a_night("backup", lambda night: take(keep=settings.BACKUP_KEEP))


def nudge(message_id: int) -> None:
    """After the commit: do the work here, or hand it to Celery where there is a broker.

    A dead broker costs milliseconds, one that cannot be reached a second, and neither any work:
    the row waits for the sweep.
    """
    if settings.CELERY_TASK_ALWAYS_EAGER:
        outbox.perform(message_id=message_id)
    else:
        run_outbox.apply_async(args=[message_id], retry=False)


outbox.nudged_by(nudge)
