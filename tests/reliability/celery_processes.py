"""Celery's own processes on the database of a test, to be killed.

with Celery(redis.url, "worker", "--pool", "prefork", "--concurrency", "1") as worker:
    worker.until("ready.")
    os.kill(worker.child(), signal.SIGKILL)
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Self

from django.db import connection

from tests.racers import database_url

POLL_S = 0.02


class TooLate(Exception):
    """What was waited for did not come."""


def until(happened: Callable[[], object], *, within_s: float, what: str = "") -> float:
    """Waits until `happened()` is true; after how many seconds it was. Raises TooLate."""
    started, pause = time.monotonic(), Event()
    while not happened():
        if time.monotonic() - started > within_s:
            raise TooLate(what or repr(happened))
        pause.wait(POLL_S)
    return time.monotonic() - started


class Celery:
    """`celery -A clubsite …` in a process of its own, with all it started, and what it printed."""

    def __init__(self, redis_url: str, *command: str, **variables: str) -> None:
        self.folder = Path()
        self.command = [sys.executable, "-m", "celery", "-A", "clubsite", *command, "-l", "INFO"]
        self.environment = {
            **os.environ,
            "DATABASE_URL": database_url(),
            "REDIS_URL": redis_url,
            "DJANGO_ENV": "test",
            **variables,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="chouette-celery-"))
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start it, unless it runs; the log begins anew."""
        if self.process is not None:
            return
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [word.format(folder=self.folder) for word in self.command],
                env=self.environment,
                cwd=Path.cwd(),
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def kill(self) -> None:
        """kill -9 of the process and of all that it started."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process = None

    def send_signal(self, how: signal.Signals) -> None:
        """To the process itself and not to those of its pool."""
        assert self.process is not None
        self.process.send_signal(how)

    @contextmanager
    def held_still(self) -> Iterator[None]:
        """Within the block it takes no new work."""
        self.send_signal(signal.SIGSTOP)
        yield
        self.send_signal(signal.SIGCONT)

    def children(self) -> list[int]:
        """The processes of the pool, which run the tasks."""
        assert self.process is not None
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
        ).stdout
        pairs = (map(int, line.split()) for line in listed.splitlines())
        return [pid for pid, parent in pairs if parent == self.process.pid]

    def kill_pool(self) -> None:
        """kill -9 of the processes that run tasks; the worker itself lives on."""
        for pid in self.children():
            os.kill(pid, signal.SIGKILL)

    def printed(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    def until(self, text: str, *, times: int = 1, within_s: float = 60) -> float:
        """Waits until it has printed `text` so often. Raises TooLate with the end of its log."""
        try:
            return until(lambda: self.printed().count(text) >= times, within_s=within_s)
        except TooLate:
            raise TooLate(f"{text!r} of {self.printed()[-2000:]}") from None


def worker(redis_url: str, *, queue: str = "celery", pool: int = 1, **variables: str) -> Celery:
    """A worker with so many processes in its pool; it says nothing to other workers."""
    return Celery(
        redis_url, "worker", "--pool", "prefork", "--concurrency", str(pool), "--queues", queue,
        "--hostname", f"{queue}@test", "--without-gossip", "--without-mingle", **variables,
    )  # fmt: skip


def beat(redis_url: str, **variables: str) -> Celery:
    """Beat, which keeps in its folder what it sent; it looks at the clock every second."""
    return Celery(
        redis_url, "beat", "--schedule", "{folder}/schedule", "--max-interval", "1", **variables
    )


def waiting_for_us() -> int:
    """How many connections wait for a lock that this one holds; PostgreSQL only."""
    with connection.cursor() as cursor:
        # Within a transaction the list of connections would stay as it was first seen.
        cursor.execute("SELECT pg_stat_clear_snapshot()")
        cursor.execute(
            "SELECT COUNT(*) FROM pg_stat_activity"
            " WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))"
        )
        return int(cursor.fetchone()[0])
