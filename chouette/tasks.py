"""Celery's part: a faster way to empty the outbox, and a sweep for what got lost on the way.

A task takes the number of an outbox row and nothing else. Without a broker the same functions run
in the web process, right after the commit.
"""

from __future__ import annotations

from celery import shared_task

from chouette.services import outbox, squaring, statements
from chouette.services.verification import verify_everything

__all__ = ["run_outbox", "squaring", "statements", "sweep_outbox", "verify_ledger"]


@shared_task(name="chouette.run_outbox")
def run_outbox(message_id: int) -> None:
    """Do one piece of work, unless it is done or somebody is at it."""
    outbox.perform(message_id=message_id)


@shared_task(name="chouette.sweep_outbox")
def sweep_outbox() -> None:
    """Do what waits: nudges that were lost, and work whose worker died."""
    outbox.dispatch()


@shared_task(name="chouette.verify_ledger")
def verify_ledger() -> None:
    """Check every promise of the logs and the ledger. Raises LedgerFault."""
    verify_everything()


def nudge(message_id: int) -> None:
    """Hand a message to Celery; called after the commit. A dead broker costs a second, no work."""
    run_outbox.apply_async(args=[message_id], retry=False)


outbox.nudged_by(nudge)
