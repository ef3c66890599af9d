"""Commands a second through HTTP, beside the same rows by a bare DRF view and by the driver.

Each command ends a game at a table of five: a command, three events, four entries, the table's row;
all take turns on one PostgreSQL. The service is measured twice: by a command to its API, and as the
table's page sends it, which is answered with the page's parts.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from urllib.parse import urlencode
from uuid import uuid4

from benchmarks.bare.driver import Driver
from benchmarks.bare.rows import BODY
from benchmarks.clients import Caller, Client, Rush, taking_turns
from benchmarks.evening import Evening, evening_in
from benchmarks.servers import bare, environment_of, load, make_bare_tables, ours
from tests.servers import Postgres
from tests.site import Site

CLIENTS, ROUNDS, SECONDS = 8, 6, 2.0
JSON = {"Content-Type": "application/json"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Program(Client):
    """Sends games to one table in JSON; knows where its log ends, as `place` may be shared."""

    def __init__(self, url: str, table: int, evening: Evening, place: list[int]) -> None:
        super().__init__(url)
        self.path = f"/api/v1/sessions/{table}/commands/"
        self.headers, self.place = {**evening.headers, **JSON}, place
        self.stale = 0

    def __call__(self) -> None:
        """One game, sent again until nobody was faster."""
        command_id = str(uuid4())
        while True:
            sent = {"command_id": command_id, "expected_seq": self.place[0], **BODY}
            body = json.dumps(sent).encode()
            answer = self.connection.ask("POST", self.path, self.headers, body)
            if answer.status not in (201, 409):
                raise RuntimeError(f"{answer.status}: {answer.body[:300]!r}")
            self.place[0] = max(self.place[0], json.loads(answer.body)["seq"])
            if answer.status == 201:
                return
            self.stale += 1


class Tap(Client):
    """Sends the form of the table's page, with script (parts of the page come back) or without."""

    def __init__(self, url: str, table: int, evening: Evening, *, script: bool) -> None:
        super().__init__(url)
        self.seq = evening.seq
        self.path = f"/sessions/{table}/commands/"
        page = {"HX-Request": "true", "HX-Current-URL": f"{url}/sessions/{table}/"}
        self.headers = {**evening.headers, **FORM, **(page if script else {})}
        self.status = 200 if script else 303

    def __call__(self) -> None:
        fields = {
            "kind": BODY["kind"],
            "winner": BODY["winner"],
            "result_kind": BODY["result"],
            "command_id": uuid4(),
            "expected_seq": self.seq,
        }
        body = urlencode(fields).encode()
        answer = self.connection.ask("POST", self.path, self.headers, body)
        if answer.status != self.status:
            raise RuntimeError(f"{answer.status}: {answer.body[:300]!r}")
        self.seq += 3


class BareProgram(Client):
    """Sends the same to the bare view."""

    def __init__(self, url: str, table: int) -> None:
        super().__init__(url)
        self.path = f"/tables/{table}/"

    def __call__(self) -> None:
        sent = {"command_id": str(uuid4()), "expected_seq": 0, "command": BODY}
        answer = self.connection.ask("POST", self.path, JSON, json.dumps(sent).encode())
        if answer.status != 201:
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
    evening = evening_in(environment, tables=4 * clients + 2)
    rows = make_bare_tables(environment, tables=2 * clients + 1)
    with ExitStack() as running:
        url = running.enter_context(ours(environment, workers=workers)).url
        bare_url = running.enter_context(bare(environment, workers=workers)).url
        tables = iter(evening.tables)

        def programs(count: int) -> list[Caller]:
            return [Program(url, next(tables), evening, [evening.seq]) for _ in range(count)]

        shared, place = next(tables), [evening.seq]
        writers: dict[str, list[Caller]] = {
            "json": programs(clients),
            "drf": [BareProgram(bare_url, row) for row in rows[clients : 2 * clients]],
            "psycopg": [Driver(environment["DATABASE_URL"], row) for row in rows[:clients]],
            "page": [Tap(url, next(tables), evening, script=True) for _ in range(clients)],
            "form": [Tap(url, next(tables), evening, script=False) for _ in range(clients)],
            "one": programs(1),
            "one drf": [BareProgram(bare_url, rows[-1])],
            "crowd": [Program(url, shared, evening, place) for _ in range(clients)],
        }
        for caller in chain(*writers.values()):
            running.callback(caller.close)
        return _line(taking_turns(writers, rounds, seconds))


def _line(found: Mapping[str, Rush]) -> str:
    json_, drf, one = found["json"], found["drf"], found["one"]
    return (
        f"writes: {json_.rate:,.0f} commands a second in JSON, beside bare DRF {drf.rate:,.0f} "
        f"(ratio {json_.rate / drf.rate:.2f}) and psycopg {found['psycopg'].rate:,.0f} "
        f"(ratio {json_.rate / found['psycopg'].rate:.2f}); by forms {found['form'].rate:,.0f}, "
        f"by taps on the page {found['page'].rate:,.0f}; one client p50 {one.p50_ms:.1f} ms "
        f"(DRF {found['one drf'].p50_ms:.1f}); many tables p99 {json_.p99_ms:.0f} ms "
        f"(DRF {drf.p99_ms:.0f}); one table {found['crowd'].rate:,.0f} a second, "
        f"p99 {found['crowd'].p99_ms:.0f} ms; {load()}"
    )


def report_sqlite(clients: int = CLIENTS, rounds: int = ROUNDS, seconds: float = SECONDS) -> str:
    """The line of figures of the service as `make run` serves it, on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_of(f"sqlite:///{folder}/club.sqlite3", Path(folder))
        evening = evening_in(environment, tables=2 * clients + 1)
        with ExitStack() as running:
            url = running.enter_context(Site(**environment)).url
            taps = [Tap(url, table, evening, script=True) for table in evening.tables]
            forms = [Tap(url, table, evening, script=False) for table in evening.tables[:clients]]
            kinds = {"form": forms, "page": taps[clients : 2 * clients], "one": taps[-1:]}
            for caller in chain(*kinds.values()):
                running.callback(caller.close)
            found = taking_turns(kinds, rounds, seconds)
    return (
        f"writes on SQLite: {found['form'].rate:,.0f} commands a second by forms of {clients} "
        f"clients, p99 {found['form'].p99_ms:.0f} ms; by taps on the page "
        f"{found['page'].rate:,.0f}, p99 {found['page'].p99_ms:.0f} ms; one client "
        f"p50 {found['one'].p50_ms:.1f} ms; {load()}"
    )
