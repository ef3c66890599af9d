"""What other parts may listen to: sent after the commit, so nobody hears of what is undone."""

from __future__ import annotations

from django.dispatch import Signal

session_changed = Signal()
"""A table's log grew: `session_id`, `seq` (its last event now), `club_id`."""
