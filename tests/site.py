"""The whole service in a process of its own, as `make run` starts it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.servers import CannotStart, Server


class Site(Server):
    """Serves at `url`; without a DATABASE_URL among the variables it shows the demo night.

    The variables are the whole environment beside PATH. `printed()` is what the host reads.
    """

    name, not_yet = "the service", (URLError, ConnectionError)
    address = "http://127.0.0.1:{port}"

    def __init__(self, **variables: str) -> None:
        super().__init__()
        self.environment = {
            "PATH": os.environ["PATH"],
            "VAR_DIR": str(self.folder / "var"),
            "PORT": str(self.port),
            **variables,
        }

    def prepare(self) -> None:
        if not Path("manage.py").exists():
            raise CannotStart("tests run in the project's own folder")

    def command(self) -> list[str]:
        return [sys.executable, "manage.py", "run_local"]

    def version(self) -> str:
        with urlopen(f"{self.url}/healthz", timeout=10):
            return self.name

    def printed(self) -> str:
        return (self.folder / "log").read_text("utf-8")
