"""A clock that a test moves, for whole processes: no code of ours knows of it.

    clock = Clock(folder)
    subprocess.run([...], env={**os.environ, **clock.variables})
    clock.set("-24h")                       # and the processes are a day back
    clock.set("@2026-10-25 00:59:30 x10")   # and time goes ten times as fast

What measures durations (`monotonic`) is left alone, as it is where a real clock is set.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers import must_start


def library() -> str | None:
    """libfaketime of the wheel of that name; None where there is no wheel for the platform."""
    spec = importlib.util.find_spec("libfaketime")
    for location in (spec.submodule_search_locations or []) if spec else []:
        path = Path(location) / "vendor" / "libfaketime" / "src" / "libfaketime.so.1"
        if path.exists():
            return str(path)
    return None


class Clock:
    """The clock of every process that was started with `variables`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.set("+0")
        self.variables = {
            "LD_PRELOAD": library() or "",
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "TZ": "UTC",
        }

    def set(self, how: str) -> None:
        """An offset (`-24h`), or a moment of UTC and how fast it goes on (`@2026-… x10`)."""
        # In one step, so that nobody reads half of it.
        written = self.file.with_suffix(".new")
        written.write_text(f"{how}\n")
        written.replace(self.file)

    def works(self) -> bool:
        """Whether processes of this platform follow it."""
        self.set("@2001-02-03 04:05:06")
        code = "import time; print(time.gmtime().tm_year)"
        environment = {**os.environ, **self.variables}
        ran = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True
        )
        self.set("+0")
        return ran.stdout.strip() == "2001"


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    """A clock to be moved; where none is to be had the test is left out, and fails under CI."""
    made = Clock(tmp_path)
    if library() is None or not made.works():
        if must_start():
            pytest.fail("libfaketime does not work here")
        pytest.skip("libfaketime is not to be had for this platform")
    return made
