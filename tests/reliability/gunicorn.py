"""The web server as it is deployed: gunicorn with our configuration, on a database of a test."""

from __future__ import annotations

import os
import re
import signal
import sys
from urllib.error import URLError
from urllib.request import urlopen

from tests.servers import Server


class Gunicorn(Server):
    """Serves the database at `database_url` with so many worker processes."""

    name, not_yet = "gunicorn", (URLError, ConnectionError)
    address = "http://127.0.0.1:{port}"

    def __init__(self, database_url: str, *, workers: int = 1) -> None:
        super().__init__()
        self.workers = workers
        self.environment = {**os.environ, "DATABASE_URL": database_url, "DJANGO_ENV": "test"}
        self.killed: set[int] = set()

    def prepare(self) -> None:
        """There is nothing to prepare: the database is there already."""

    def command(self) -> list[str]:
        return [
            sys.executable, "-m", "gunicorn", "clubsite.wsgi",
            "--bind", f"127.0.0.1:{self.port}",
            "--config", "python:clubsite.gunicorn_conf",
            "--workers", str(self.workers),
            "--log-level", "info",
        ]  # fmt: skip

    def version(self) -> str:
        with urlopen(f"{self.url}/healthz", timeout=10):
            return self.name

    def kill_worker(self) -> bool:
        """kill -9 of the worker that has served longest; gunicorn starts another by itself.

        False if the one before was not replaced yet.
        """
        log = (self.folder / "log").read_text("utf-8")
        booted = [int(pid) for pid in re.findall(r"Booting worker with pid: (\d+)", log)]
        alive = [pid for pid in booted if pid not in self.killed]
        if not alive:
            return False
        os.kill(alive[0], signal.SIGKILL)
        self.killed.add(alive[0])
        return True

    def faults(self) -> list[str]:
        """Lines of its log that tell of an error that nobody foresaw."""
        log = (self.folder / "log").read_text("utf-8")
        return [line for line in log.splitlines() if "Internal Server Error" in line]
