"""The clients of the benchmarks: one connection each, every answer timed."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from benchmarks.clients import Connection, Rush, rush, taking_turns

ADDRESSES: list[tuple[str, int]] = []


class Echo(BaseHTTPRequestHandler):
    """Answers with what it was sent, and keeps the connection unless the path says otherwise."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        ADDRESSES.append(self.client_address)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(201)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Word", self.headers.get("X-Word", ""))
        if self.path == "/last":
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def url() -> Iterator[str]:
    ADDRESSES.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_it_reads_status_headers_and_body(url: str) -> None:
    connection = Connection(url)
    answer = connection.ask("POST", "/", {"X-Word": "box"}, b"x" * 100_000)
    assert (answer.status, answer.headers["x-word"], len(answer.body)) == (201, "box", 100_000)
    connection.close()


def test_it_stays_connected_until_the_server_ends_it(url: str) -> None:
    connection = Connection(url)
    for path in ("/", "/", "/last", "/"):
        connection.ask("POST", path, {}, b"x")
    assert ADDRESSES[0] == ADDRESSES[1] == ADDRESSES[2] != ADDRESSES[3]
    connection.close()


def test_it_lets_everybody_go_on_until_the_time_is_over() -> None:
    calls: list[int] = []
    done = rush([lambda: calls.append(1), lambda: calls.append(2)], 0.01)
    assert set(calls) == {1, 2}
    assert len(done.seconds) == len(calls)
    assert done.rate == len(calls) / done.lasted


def test_it_tells_the_middle_and_the_slowest() -> None:
    done = Rush([0.001] * 95 + [1.0] * 5, 2.0)
    done.add(Rush([0.001] * 100, 2.0))
    assert (done.rate, done.p50_ms, done.p99_ms) == (50, 1, 1000)


def test_it_lets_each_kind_have_its_turn_and_forgets_the_first_round() -> None:
    turns: list[str] = []
    kinds = {"ours": [lambda: turns.append("ours")], "bare": [lambda: turns.append("bare")]}
    found = taking_turns(kinds, 2, 0.0)
    assert turns == ["ours", "bare"] * 3
    assert [len(done.seconds) for done in found.values()] == [2, 2]
