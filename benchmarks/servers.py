"""Servers for benchmarks: gunicorn with several processes, and what each is started with."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.servers import Server

THREADS = 8


class Gunicorn(Server):
    """Serves a WSGI module in `workers` processes, as many threads each as the service has."""

    name, not_yet = "gunicorn", (ConnectionError,)
    address = "http://127.0.0.1:{port}"

    def __init__(
        self, module: str, environment: Mapping[str, str], *, workers: int = 2, config: str = ""
    ) -> None:
        super().__init__()
        self.module, self.workers, self.config = module, workers, config
        self.environment = dict(environment)

    def prepare(self) -> None:
        """Nothing: it serves what lies in the folder it is started in."""

    def command(self) -> list[str]:
        config = ["--config", self.config] if self.config else []
        return [
            sys.executable, "-m", "gunicorn", self.module, "--bind", f"127.0.0.1:{self.port}",
            "--workers", str(self.workers), "--worker-class", "gthread",
            "--threads", str(THREADS), "--keep-alive", "30", "--no-control-socket",
            "--log-level", "warning", *config,
        ]  # fmt: skip

    def version(self) -> str:
        with socket.create_connection(("127.0.0.1", self.port), timeout=10):
            return self.name


def ours(environment: Mapping[str, str], *, workers: int = 2) -> Gunicorn:
    """The service itself, as it is deployed, for callers who ask as fast as they can."""
    config = "python:clubsite.gunicorn_conf"
    environment = {**environment, "API_RATE": "none"}
    return Gunicorn("clubsite.wsgi", environment, workers=workers, config=config)


def bare(environment: Mapping[str, str], *, workers: int = 2) -> Gunicorn:
    """The bare project."""
    return Gunicorn("benchmarks.bare.wsgi", environment, workers=workers)


def environment_of(database_url: str, folder: Path) -> dict[str, str]:
    """What every process of a benchmark is started with; `folder` takes what they leave behind."""
    return {
        **os.environ,
        "DATABASE_URL": database_url,
        "REDIS_URL": "",
        "SECRET_KEY": secrets.token_urlsafe(50),
        "STATIC_ROOT": os.environ.get("STATIC_ROOT", str(Path("var/static").resolve())),
        "VAR_DIR": str(folder / "var"),
    }


def make_bare_tables(environment: Mapping[str, str], *, tables: int) -> list[int]:
    """The tables of the bare project beside ours; the numbers of the rows that clients lock."""
    settings = {**environment, "DJANGO_SETTINGS_MODULE": "benchmarks.bare.settings"}
    words = [sys.executable, "-m", "benchmarks.bare.setup", str(tables)]
    made = subprocess.run(words, env=settings, stdout=subprocess.PIPE, check=True, text=True)
    return [int(number) for number in made.stdout.split()]


def load() -> str:
    """How busy the machine was in the last minute."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
