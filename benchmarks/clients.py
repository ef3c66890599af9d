"""People at their phones: connections that stay open, many at once, each answer timed."""

from __future__ import annotations

import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from urllib.parse import urlsplit

ANSWER_WITHIN_S = 60


@dataclass(frozen=True)
class Answer:
    """What came back: the status, the headers by lower-case name, the body."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Connection:
    """One connection to a server of this machine, opened again when the server closed it.

    As little work as HTTP/1.1 takes, because the clients share the machine with the servers.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.address = parts.netloc, (parts.hostname or "", parts.port or 80)
        self.socket: socket.socket | None = None
        self.rest = b""

    def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> Answer:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        request = "\r\n".join([*lines, "", ""]).encode() + body
        try:
            return self._exchange(request)
        except ConnectionError:
            # Between two rounds the server closes what was idle.
            self.close()
            return self._exchange(request)

    def close(self) -> None:
        if self.socket:
            self.socket.close()
        self.socket, self.rest = None, b""

    def _exchange(self, request: bytes) -> Answer:
        if self.socket is None:
            self.socket = socket.create_connection(self.address, timeout=ANSWER_WITHIN_S)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(request)
        first, *lines = self._until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        pairs = (line.partition(":") for line in lines)
        headers = {name.lower(): value.strip() for name, _, value in pairs}
        status = int(first.split(" ")[1])
        if headers.get("transfer-encoding") == "chunked":
            raise ValueError("an answer in chunks: nothing measured here sends any")
        body = self._exactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, body)

    def _until(self, end: bytes) -> bytes:
        while end not in self.rest:
            self._receive()
        found, _, self.rest = self.rest.partition(end)
        return found

    def _exactly(self, length: int) -> bytes:
        while len(self.rest) < length:
            self._receive()
        found, self.rest = self.rest[:length], self.rest[length:]
        return found

    def _receive(self) -> None:
        data = self.socket.recv(65_536) if self.socket else b""
        if not data:
            raise ConnectionResetError("the server closed the connection")
        self.rest += data


class Caller(ABC):
    """Somebody who does the same again each time he is called."""

    @abstractmethod
    def __call__(self) -> None: ...

    @abstractmethod
    def close(self) -> None:
        """He goes home."""


class Client(Caller):
    """A caller with a connection of his own."""

    def __init__(self, url: str) -> None:
        self.connection = Connection(url)

    def close(self) -> None:
        self.connection.close()


@dataclass
class Rush:
    """Seconds of each call, and how long they took together; rounds of a rush are added up."""

    seconds: list[float]
    lasted: float

    @property
    def rate(self) -> float:
        """Calls a second."""
        return len(self.seconds) / self.lasted

    @property
    def p50_ms(self) -> float:
        return median(self.seconds) * 1000

    @property
    def p99_ms(self) -> float:
        return sorted(self.seconds)[len(self.seconds) * 99 // 100] * 1000

    def add(self, other: Rush) -> None:
        self.seconds += other.seconds
        self.lasted += other.lasted


def rush(calls: Sequence[Callable[[], object]], seconds: float) -> Rush:
    """Each of `calls` again and again in a thread of its own until `seconds` are over."""
    begun = perf_counter()
    with ThreadPoolExecutor(len(calls)) as threads:
        done = list(threads.map(lambda call: _again(call, begun + seconds), calls))
    return Rush([one for each in done for one in each], perf_counter() - begun)


def taking_turns(
    writers: Mapping[str, Sequence[Callable[[], object]]], rounds: int, seconds: float
) -> dict[str, Rush]:
    """Every kind of writer once a round; the first round warms up and does not count."""
    sums = {name: Rush([], 0.0) for name in writers}
    for number in range(rounds + 1):
        for name, calls in writers.items():
            done = rush(calls, seconds if number else seconds / 4)
            if number:
                sums[name].add(done)
    return sums


def _again(call: Callable[[], object], end: float) -> list[float]:
    seconds: list[float] = []
    while (begun := perf_counter()) < end or not seconds:
        call()
        seconds.append(perf_counter() - begun)
    return seconds
