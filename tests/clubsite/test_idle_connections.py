"""Connections that begin a request and never end it keep nobody else waiting."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.request import urlopen

import pytest

from clubsite import gunicorn_conf
from tests.site import Site

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
HALF_A_BODY = (
    b"POST /api/v1/tools/positions/ HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    there = Site(REQUEST_SECONDS="1")
    there.environment = {
        **(there.environment or {}),
        "DATABASE_URL": f"sqlite:///{there.folder}/club.sqlite3",
    }
    with there as running:
        yield running


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_others_are_served_beside_more_of_them_than_there_are_threads(
    site: Site, half: bytes
) -> None:
    with ExitStack() as stack:
        idle = [
            stack.enter_context(socket.create_connection(("127.0.0.1", site.port), timeout=60))
            for _ in range(gunicorn_conf.threads + 1)
        ]
        for each in idle:
            each.sendall(half)
        with urlopen(f"{site.url}/healthz", timeout=60) as answer:
            assert answer.status == 200
        ends = [each.recv(4096) for each in idle]
    expected = b"" if half is HALF_A_HEAD else b"HTTP/1.1 408"
    assert {end[: len(expected)] for end in ends} == {expected}
    assert "Traceback" not in site.printed()


def test_a_body_may_arrive_in_pieces(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.port), timeout=60) as slow:
        slow.sendall(HALF_A_BODY.replace(b"Length: 100", b"Length: 12"))
        slow.sendall(b'"xgid":"x"}')
        assert slow.recv(12) == b"HTTP/1.1 422"
