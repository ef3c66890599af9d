"""R8: PostgreSQL is stopped at once under eight writers, twice, and nothing acknowledged is lost.

The server keeps every promise of a commit, as in production (fsync is on). Meanwhile the web server
answers 503 and when to come again; phones do, with the same command.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.people import PASSWORD
from tests.racers import Job, Race
from tests.reliability.acks import Acks
from tests.reliability.figures import TellFigure
from tests.reliability.ground import environment, lay_at, play
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.listening import Listening, acknowledged
from tests.servers import DurablePostgres, StartServer

pytestmark = pytest.mark.postgres

RESTARTS, BACK_S_MAX = 2, 5


def query(url: str, text: str) -> list[Any]:
    with psycopg.connect(url) as connection:
        return connection.execute(text.encode()).fetchall()


def recorded(url: str) -> dict[str, float]:
    """When each command was recorded."""
    rows = query(url, "SELECT command_id, recorded_at FROM chouette_command")
    return {str(command_id): at.timestamp() for command_id, at in rows}


def unavailable(said: Job) -> bool:
    return bool(said["status"] == 503)


def restart(server: DurablePostgres, listening: Listening) -> float:
    """Stop at once, start once every phone was sent away; how long until the first success."""
    server.stop(signal.SIGQUIT)
    listening.until(unavailable, 8)
    server.start()
    back = time.monotonic()
    first = listening.until(lambda said: acknowledged(said) and said["at"] > back)
    return float(first["at"] - back)


def test_it_loses_nothing_when_the_database_is_restarted_at_once(
    start: StartServer, phones: Race, tmp_path: Path, figure: TellFigure, *, soak: bool
) -> None:
    server = start(DurablePostgres)
    places, between = lay_at(server.url), 600 if soak else 20
    before = recorded(server.url)
    with Gunicorn(server.url, workers=2) as web:
        phones.give(play(places, web.url, PASSWORD, tmp_path))
        with Listening(phones, tmp_path / "stop") as listening:
            back_s = []
            for _ in range(RESTARTS):
                listening.until(acknowledged, between)
                back_s.append(restart(server, listening))
            listening.until(acknowledged, between)
        assert web.faults() == []
    stored = {k: v for k, v in recorded(server.url).items() if k not in before}
    acks, statuses = Acks.compare(tmp_path, stored), listening.statuses()
    first = " and ".join(f"{s:.1f} s" for s in back_s)
    text = f"{RESTARTS} immediate restarts under 8 writers, {acks.text()}"
    figure("R8", f"{text}, {statuses[503]} answers 503, first success after {first}")
    assert query(server.url, "SHOW fsync") == [("on",)]
    assert set(statuses) <= {200, 409, 503}
    assert {said["retry_after_s"] for said in listening.heard if unavailable(said)} == {2.0}
    assert (acks.missing, acks.unheard, acks.doubled) == (set(), set(), 0)
    assert_verified(server.url)
    if soak:
        assert max(back_s) <= BACK_S_MAX


def assert_verified(url: str) -> None:
    verify = [sys.executable, "manage.py", "verify_ledger"]
    ran = subprocess.run(verify, env=environment(url), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
