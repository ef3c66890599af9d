"""Whether a web process starts at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clubsite.conftest import GOOD_KEY

PRODUCTION = {"DJANGO_ENV": "production", "SECRET_KEY": GOOD_KEY, "ALLOWED_HOSTS": "club.test"}


def start(module: str, folder: Path, **variables: str) -> str:
    """What the process complains of; "" if it started."""
    environment = {"PATH": os.environ["PATH"], "VAR_DIR": str(folder), **variables}
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"import {module}"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return result.stderr.strip().splitlines()[-1] if result.returncode else ""


def test_it_starts_with_no_environment(tmp_path: Path) -> None:
    assert start("clubsite.wsgi", tmp_path) == ""


def test_it_starts_in_production(tmp_path: Path) -> None:
    assert start("clubsite.wsgi", tmp_path, **PRODUCTION) == ""


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"SECRET_KEY": ""}, "SECRET_KEY"),
        ({"SECRET_KEY": "change-me"}, "SECRET_KEY"),
        ({"ALLOWED_HOSTS": ""}, "clubsite.E031"),
        ({"ALLOWED_HOSTS": "*"}, "clubsite.E031"),
        ({"DEBUG": "1"}, "clubsite.E030"),
    ],
)
@pytest.mark.parametrize("module", ["clubsite.wsgi", "clubsite.asgi"])
def test_it_refuses_to_start_open_in_production(
    module: str, change: dict[str, str], complaint: str, tmp_path: Path
) -> None:
    assert complaint in start(module, tmp_path, **{**PRODUCTION, **change})


def test_it_keeps_no_connections_in_an_asgi_process(tmp_path: Path) -> None:
    assert "CONN_MAX_AGE=0" in start("clubsite.asgi", tmp_path)
    assert start("clubsite.asgi", tmp_path, CONN_MAX_AGE="0") == ""
