"""Celery's beat, which a clock that is set back would stop until it is as late again as it was."""

from __future__ import annotations

from typing import Any

from celery.beat import PersistentScheduler


class SteadyScheduler(PersistentScheduler):
    """Takes what was last sent in the future as sent now, and reckons anew from there.

    So after the clock was set back nothing is sent twice at once, and what comes every so many
    seconds goes on coming; what comes at an hour of the day comes the next time it is that hour.
    """

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Send what is due. Returns for how many seconds nothing will be."""
        for entry in self.schedule.values():
            now = entry.default_now()
            if entry.last_run_at > now:
                entry.last_run_at, self._heap = now, None
        seconds: float = super().tick(*args, **kwargs)
        return seconds
