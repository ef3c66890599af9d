"""What somebody gets wrong on the command line is told in one line, without a traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from clubsite.demo import why_not_bind


def manage(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", *words],
        env={"PATH": os.environ["PATH"], "VAR_DIR": str(folder), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"PORT": "abc"}, "PORT must be a whole number"),
        ({"REDIS_URL": "nonsense"}, "REDIS_URL must be"),
        ({"REDIS_URL": "http://x"}, "REDIS_URL must be"),
        ({"DJANGO_ENV": "nope"}, "DJANGO_ENV must be one of"),
        ({"HOST": "no such host"}, "cannot be served"),
    ],
)
def test_it_says_in_one_line_what_is_wrong(
    tmp_path: Path, variables: dict[str, str], told: str
) -> None:
    ended = manage(tmp_path, "run_local", **variables)
    assert ended.returncode == 1
    assert told in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "Open http" not in ended.stdout


def test_it_says_that_a_port_is_in_use_before_it_says_where_to_look(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = manage(tmp_path, "run_local", PORT=str(port))
    assert ended.returncode == 1
    assert f"127.0.0.1:{port} cannot be served: address already in use" in ended.stderr
    assert "Open http" not in ended.stdout


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0"])
def test_it_finds_nothing_wrong_with_a_free_port(host: str) -> None:
    assert why_not_bind(host, 0) == ""
