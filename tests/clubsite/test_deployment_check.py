"""`manage.py check --deploy` in production: nothing to say, nothing silenced in secret."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.clubsite.conftest import GOOD_KEY

ROOT = Path(__file__).resolve().parents[2]


def test_the_deployment_check_finds_nothing(tmp_path: Path) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "DJANGO_ENV": "production",
        "SECRET_KEY": GOOD_KEY,
        "ALLOWED_HOSTS": "club.example.org",
        "VAR_DIR": str(tmp_path),
    }
    command = [sys.executable, "-W", "error", "manage.py", "check", "--deploy"]
    done = subprocess.run(
        [*command, "--fail-level", "WARNING"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "no issues (2 silenced)" in done.stdout
