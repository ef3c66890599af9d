"""The restore drill: a copy is worth what comes out of it."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote, urlencode

from django.conf import settings
from django.db import DatabaseError, connections

from clubsite.backups.engines import SUFFIXES, own_connection
from clubsite.backups.errors import BackupFault
from clubsite.backups.manifest import Manifest
from clubsite.backups.restoring import proved


@dataclass(frozen=True)
class Drill:
    """What came out: the manifest that was found true, what verification printed, seconds."""

    manifest: Manifest
    verified: str
    restore_s: float
    verify_s: float

    @property
    def seconds(self) -> float:
        """From the copy to the verdict."""
        return self.restore_s + self.verify_s


def check(copy: Path) -> Drill:
    """Restore `copy` into a scratch database and verify the ledger there, in processes of their
    own; the scratch database is gone afterwards.

    A copy of SQLite is tried in a folder of its own, one of PostgreSQL on the server of the default
    database, whose user must be allowed to make databases. An older copy is brought to the
    migrations of this program first, as it would be in earnest. Raises BackupFault.
    """
    manifest = proved(copy)
    with _SCRATCH[_engine(copy)]() as address:
        begin = monotonic()
        _manage(address, "restore_database", str(copy.resolve()))
        restored = monotonic()
        _manage(address, "migrate", "--noinput", "--verbosity=0")
        verified = _manage(address, "verify_ledger")
        return Drill(manifest, verified, restored - begin, monotonic() - restored)


def _engine(copy: Path) -> str:
    engines = {suffix: engine for engine, suffix in SUFFIXES.items()}
    if copy.suffix not in engines:
        raise BackupFault(f"{copy.name} is no copy of a database")
    return engines[copy.suffix]


def _manage(address: str, *words: str) -> str:
    """The last line that a command of manage.py prints on the database of `address`."""
    environment = {**os.environ, "DATABASE_URL": address, "PG_BIN": settings.PG_BIN}
    environment.pop("DATABASE_URL_FILE", None)
    done = subprocess.run(
        [sys.executable, "manage.py", *words, "--no-color"],
        env=environment,
        cwd=settings.BASE_DIR,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise BackupFault(f"{words[0]}: {told[-500:]}")
    return done.stdout.strip().rpartition("\n")[2]


@contextmanager
def _sqlite_scratch() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="chouette-drill-") as folder:
        yield f"sqlite:///{quote(folder)}/drill.sqlite3"


@contextmanager
def _postgres_scratch() -> Iterator[str]:
    server = connections["default"].settings_dict
    if connections["default"].vendor != "postgresql":
        raise BackupFault("a copy of PostgreSQL is tried where PostgreSQL is the database")
    name = f"chouette_drill_{secrets.token_hex(6)}"
    _on_server(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield _address(server, name)
    finally:
        _on_server(f"DROP DATABASE {name} WITH (FORCE)")


def _on_server(statement: str) -> None:
    try:
        with own_connection() as connection, connection.cursor() as cursor:
            cursor.execute(statement)
    except DatabaseError as error:
        raise BackupFault(f"no scratch database: {error}") from error


def _address(server: dict[str, Any], name: str) -> str:
    options = {key: value for key, value in server["OPTIONS"].items() if isinstance(value, str)}
    if server["HOST"]:
        options["host"] = server["HOST"]
    user, password = quote(server["USER"], safe=""), quote(server["PASSWORD"], safe="")
    port = f":{server['PORT']}" if server["PORT"] else ""
    return f"postgresql://{user}:{password}@localhost{port}/{name}?{urlencode(options)}"


_SCRATCH: dict[str, Callable[[], Any]] = {
    "sqlite": _sqlite_scratch,
    "postgresql": _postgres_scratch,
}
