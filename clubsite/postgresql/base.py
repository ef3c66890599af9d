"""The wrapper of a connection; Django looks for it in a module of this name."""

from __future__ import annotations

from time import monotonic
from typing import Final

from django.db.backends.postgresql import base

TRUSTED_S: Final = 1.0
"""Whoever restarts a database takes longer: a connection that the old one had is asked."""


class DatabaseWrapper(base.DatabaseWrapper):
    """Django asks each connection that it kept, in every request, whether it is still there. That
    is a third of what a poll costs that finds nothing new, so one that answered a moment ago is
    believed. If it is gone nevertheless, its request is 503, to be sent again, as whenever the
    database goes in the middle of one."""

    answered_at = float("-inf")
    health_check_done: bool

    def connect(self) -> None:
        """Make the connection, which has answered by that."""
        super().connect()
        self.answered_at = monotonic()

    def close_if_health_check_failed(self) -> None:
        """Ask, unless it answered a moment ago; whoever does not answer is closed."""
        if monotonic() - self.answered_at < TRUSTED_S:
            # For the whole request: to ask later, within a transaction, would take it apart.
            self.health_check_done = True
        else:
            super().close_if_health_check_failed()
            self.answered_at = monotonic()  # the query that comes next is answered, or it fails
