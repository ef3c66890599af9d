"""Benchmarks that use the database themselves: in a process of their own, on a new PostgreSQL."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.servers import environment_of
from tests.servers import Postgres


def apart(module: str) -> Iterator[str]:
    """The lines that `module` prints, as they come. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder, Postgres() as server:
        environment = environment_of(server.url, Path(folder))
        settings = {**environment, "DJANGO_SETTINGS_MODULE": "clubsite.settings"}
        words = [sys.executable, "-m", "benchmarks.apart", module]
        with subprocess.Popen(words, env=settings, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield from (line.rstrip("\n") for line in process.stdout)
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, words)


def main(module: str) -> None:
    """Migrates, then runs the module."""
    import runpy

    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    runpy.run_module(module, run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1])
