"""How each of the two databases is copied out of one moment, and back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

from clubsite.backups.errors import BackupFault
from clubsite.backups.manifest import Rows, count_rows

SUFFIXES = {"sqlite": ".sqlite3", "postgresql": ".dump"}


@contextmanager
def own_connection() -> Iterator[BaseDatabaseWrapper]:
    """A connection of our own to the default database, so that nobody's transaction is in it."""
    connection = connections.create_connection("default")
    try:
        connection.ensure_connection()
        yield connection
    finally:
        connection.close()


def copy_out(connection: BaseDatabaseWrapper, target: Path) -> Rows:
    """Write a copy of one moment into the new file `target`; the rows it has.

    Writers are not held up. Raises BackupFault.
    """
    return _OUT[connection.vendor](connection, target)


def copy_in(connection: BaseDatabaseWrapper, copy: Path) -> None:
    """Fill the empty database of `connection` from a copy: whole, or not at all.

    Raises BackupFault.
    """
    if copy.suffix != SUFFIXES[connection.vendor]:
        raise BackupFault(f"{copy.name} is no copy of a {connection.vendor} database")
    _IN[connection.vendor](connection, copy)


def _sqlite_out(connection: BaseDatabaseWrapper, target: Path) -> Rows:
    with connection.cursor() as cursor:
        cursor.execute("BEGIN")  # The first look fixes the moment, for what is counted and copied.
        rows = count_rows(connection)
        with closing(sqlite3.connect(target)) as copy:
            connection.connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # One file, without companions.
            (state,) = copy.execute("PRAGMA quick_check").fetchone()
        cursor.execute("ROLLBACK")
    if state != "ok":
        raise BackupFault(f"the copy is damaged: {state}")
    return rows


def _sqlite_in(connection: BaseDatabaseWrapper, copy: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as source:
            (state,) = source.execute("PRAGMA quick_check").fetchone()
            if state != "ok":
                raise BackupFault(f"{copy.name} is damaged: {state}")
            source.backup(connection.connection)
    except sqlite3.Error as error:
        raise BackupFault(f"{copy.name} cannot be read: {error}") from error


def _postgres_out(connection: BaseDatabaseWrapper, target: Path) -> Rows:
    with connection.cursor() as cursor:
        cursor.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        cursor.execute("SELECT pg_export_snapshot()")
        (snapshot,) = cursor.fetchone()
        rows = count_rows(connection)
        _run(connection, "pg_dump", "--format=custom", f"--snapshot={snapshot}", f"--file={target}")
        cursor.execute("ROLLBACK")
    return rows


def _postgres_in(connection: BaseDatabaseWrapper, copy: Path) -> None:
    whole = ("--single-transaction", "--exit-on-error")
    _run(connection, "pg_restore", *whole, "--no-owner", "--no-privileges", "--dbname=", str(copy))


def _run(connection: BaseDatabaseWrapper, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on the database; the password goes by the environment."""
    psql, environment = connection.client.settings_to_cmd_args_env(connection.settings_dict, [])
    *where, name = psql[1:]
    told = [f"--dbname={name}" if word == "--dbname=" else word for word in arguments]
    if f"--dbname={name}" not in told:
        told.append(f"--dbname={name}")
    done = subprocess.run(
        [_program(program), "--no-password", *where, *told],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BackupFault(f"{program}: {done.stderr.strip()[-500:]}")


def _program(name: str) -> str:
    found = shutil.which(name, path=settings.PG_BIN or None)
    if found is None:
        where = settings.PG_BIN or "the PATH"
        raise BackupFault(f"{name} is not in {where}: install PostgreSQL's client, or set PG_BIN")
    return found


_OUT: dict[str, Callable[[BaseDatabaseWrapper, Path], Rows]] = {
    "sqlite": _sqlite_out,
    "postgresql": _postgres_out,
}
_IN: dict[str, Callable[[BaseDatabaseWrapper, Path], None]] = {
    "sqlite": _sqlite_in,
    "postgresql": _postgres_in,
}
