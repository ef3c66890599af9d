"""Ctrl-C: `make run` ends at once and without a word, whoever still has a page open."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic
from typing import IO

import pytest

from tests.site import Site

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
AT_ONCE_S = 5


class Terminal(Site):
    """The service as a terminal runs it, without a demo: Ctrl-C reaches each of its processes."""

    def __init__(self) -> None:
        super().__init__()
        database = f"sqlite:///{self.folder}/club.sqlite3"
        self.environment = {**(self.environment or {}), "DATABASE_URL": database}

    def _popen(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            env=self.environment,
            process_group=0,
        )

    def interrupt(self) -> float:
        """Ctrl-C; the seconds until nothing of it runs."""
        assert self.process is not None
        began = monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(timeout=60)
        return monotonic() - began


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    with Terminal() as running:
        yield running


def pages_left_open(port: int, stack: ExitStack) -> None:
    """What browsers leave open: connections answered, not used yet, and in the middle of a
    request."""
    for sent in [GET + b"\r\n", b"", GET] * 8:
        page = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
        page.sendall(sent)
        if sent.endswith(b"\r\n\r\n"):
            assert page.recv(12) == b"HTTP/1.1 200"


def test_it_ends_at_once_and_quietly_with_pages_open(terminal: Terminal) -> None:
    before = len(terminal.printed())
    with ExitStack() as stack:
        pages_left_open(terminal.port, stack)
        assert terminal.interrupt() < AT_ONCE_S
    assert terminal.printed()[before:].strip() == ""
    assert terminal.process is not None
    assert terminal.process.returncode == 0
