"""A table's poll that finds nothing new, beside a bare view that asks the same question.

The page of a table asks every two seconds whether its log goes on. The service looks up the log-in
and, in the same query as the end of the log, whether the reader is still who he was; the bare view
reads the end of the log, without log-in or middleware.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from benchmarks.clients import Client, taking_turns
from benchmarks.evening import evening_in
from benchmarks.servers import bare, environment_of, load, make_bare_tables, ours
from tests.servers import Postgres

CLIENTS, ROUNDS, SECONDS = 8, 6, 1.0


class Poll(Client):
    """Asks at one address again and again, and is told every time that there is nothing new."""

    def __init__(self, url: str, path: str, headers: Mapping[str, str]) -> None:
        super().__init__(url)
        self.path, self.headers = path, headers

    def __call__(self) -> None:
        answer = self.connection.ask("GET", self.path, self.headers)
        if answer.status != 304:
            raise RuntimeError(f"{answer.status}: {answer.body[:300]!r}")


def report(
    clients: int = CLIENTS, rounds: int = ROUNDS, seconds: float = SECONDS, workers: int = 2
) -> str:
    """The line of figures; the servers are started and ended here."""
    with tempfile.TemporaryDirectory() as folder, Postgres() as server:
        environment = environment_of(server.url, Path(folder))
        return measured(environment, clients, rounds, seconds, workers)


def measured(
    environment: Mapping[str, str], clients: int, rounds: int, seconds: float, workers: int
) -> str:
    """The figures on the database of `environment`."""
    evening = evening_in(environment, tables=1)
    (row,) = make_bare_tables(environment, tables=1)
    (table,) = evening.tables
    with ExitStack() as running:
        url = running.enter_context(ours(environment, workers=workers)).url
        bare_url = running.enter_context(bare(environment, workers=workers)).url
        path = f"/sessions/{table}/live/?seq={evening.seq}"
        polls: dict[str, list[Client]] = {
            "ours": [Poll(url, path, evening.headers) for _ in range(clients)],
            "bare": [Poll(bare_url, f"/tables/{row}/live/?seq=0", {}) for _ in range(clients)],
        }
        for poll in [*polls["ours"], *polls["bare"]]:
            running.callback(poll.close)
        found = taking_turns(polls, rounds, seconds)
    mine, theirs = found["ours"], found["bare"]
    return (
        f"poll: {mine.rate:,.0f} a second that find nothing new, beside a bare view "
        f"{theirs.rate:,.0f} (ratio {mine.rate / theirs.rate:.2f}); p50 {mine.p50_ms:.1f} and "
        f"{theirs.p50_ms:.1f} ms with {clients} clients; {load()}"
    )
