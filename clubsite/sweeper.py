"""What beat does where there is no Celery: sweeps the outbox from a thread of the web process.

Nudges after a commit do nearly all of the work; a sweep finds what a killed process left behind.
"""

from __future__ import annotations

from threading import Event, Thread

from django.conf import settings
from django.db import close_old_connections

from clubsite.celery import app


class Sweeper(Thread):
    """Runs one scheduled task again and again; Celery logs a failure; the next time tries anew."""

    def __init__(self, *, task: str, every_s: float) -> None:
        super().__init__(name=f"sweeper of {task}", daemon=True)
        self.task, self.every_s = task, every_s
        self.ended = Event()

    def run(self) -> None:
        while not self.ended.wait(self.every_s):
            self.sweep()

    def sweep(self) -> None:
        app.tasks[self.task].apply()
        close_old_connections()


def start() -> list[Sweeper]:
    """One sweeper for each task beat would send every so many seconds; none beside a broker."""
    if settings.REDIS_URL:
        return []
    entries = settings.CELERY_BEAT_SCHEDULE.values()
    periodic = [entry for entry in entries if isinstance(entry["schedule"], int)]
    sweepers = [Sweeper(task=entry["task"], every_s=entry["schedule"]) for entry in periodic]
    for sweeper in sweepers:
        sweeper.start()
    return sweepers
