"""Triggers that keep the promises of a log, whoever holds the connection.

A `Guard` refuses one kind of statement on one table when `bad` is true of the row; the same SQL
condition serves both databases. Check and unique constraints live with the models; here is what
they cannot say: append-only, numbering without gaps, what must hold between rows. Every refusal is
an `IntegrityError`.

SQLite drops the triggers of a table that a later migration rebuilds, and rebuilds none that those
of other tables look at: such a migration begins with `remove` and ends with `install`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from django.db.backends.base.base import BaseDatabaseWrapper

Verb = Literal["INSERT", "UPDATE", "DELETE"]


@dataclass(frozen=True)
class Guard:
    """Refuses `verb` on `table` where `bad` holds (SQL over NEW and OLD); `only` one vendor."""

    name: str
    table: str
    verb: Verb
    bad: str
    message: str
    only: str = ""


def append_only(table: str, verbs: tuple[Verb, ...] = ("UPDATE", "DELETE")) -> tuple[Guard, ...]:
    """Rows of the table never change and never vanish."""
    return tuple(
        Guard(f"{table}_no_{verb.lower()}", table, verb, "TRUE", f"{table} is append-only")
        for verb in verbs
    )


def no_replace(table: str, *keys: str) -> Guard:
    """No row takes the place of another, by its number or by one of `keys` (SQL over t and NEW)."""
    # INSERT OR REPLACE deletes the row in its way without firing a delete trigger.
    taken = " OR ".join(f"({key})" for key in ("t.id = NEW.id", *keys))
    bad = f"EXISTS (SELECT 1 FROM {table} t WHERE {taken})"
    message = f"UNIQUE constraint failed: {table} has such a row"
    return Guard(f"{table}_no_replace", table, "INSERT", bad, message, only="sqlite")


@dataclass(frozen=True)
class Guards:
    """Some guards, and the tables that hold what is never changed, which nothing truncates."""

    guards: tuple[Guard, ...]
    append_only: tuple[str, ...]

    def install(self, connection: BaseDatabaseWrapper) -> None:
        """Create every guard for this database, replacing those that are there."""
        self.remove(connection)
        with connection.cursor() as cursor:
            for guard in self._for(connection):
                for statement in _create(guard, connection.vendor):
                    cursor.execute(statement)
            if connection.vendor == "postgresql":
                for table in self.append_only:
                    for statement in _create_no_truncate(table):
                        cursor.execute(statement)

    def remove(self, connection: BaseDatabaseWrapper) -> None:
        """Take every guard away. Only migrations and the flush between tests have a reason to."""
        with connection.cursor() as cursor:
            for name, table in self._names(connection).items():
                on_table = f" ON {table}" if connection.vendor == "postgresql" else ""
                cursor.execute(f"DROP TRIGGER IF EXISTS {name}{on_table}")

    def missing(self, connection: BaseDatabaseWrapper) -> list[str]:
        """The names of guards that the database does not have, sorted."""
        query = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        if connection.vendor == "postgresql":
            query = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"
        with connection.cursor() as cursor:
            cursor.execute(query)
            present = {row[0] for row in cursor.fetchall()}
        return sorted(set(self._names(connection)) - present)

    def _for(self, connection: BaseDatabaseWrapper) -> tuple[Guard, ...]:
        return tuple(guard for guard in self.guards if guard.only in ("", connection.vendor))

    def _names(self, connection: BaseDatabaseWrapper) -> dict[str, str]:
        names = {guard.name: guard.table for guard in self._for(connection)}
        if connection.vendor == "postgresql":
            names.update({f"{table}_no_truncate": table for table in self.append_only})
        return names


def _create(guard: Guard, vendor: str) -> tuple[str, ...]:
    if vendor == "sqlite":
        refuse = f"SELECT RAISE(ABORT, '{guard.message}')"
        head = f"CREATE TRIGGER {guard.name} BEFORE {guard.verb} ON {guard.table}"
        return (f"{head} WHEN {guard.bad} BEGIN {refuse}; END",)
    row = "OLD" if guard.verb == "DELETE" else "NEW"
    refuse = _raise(guard.name, guard.message)
    body = f"BEGIN IF {guard.bad} THEN {refuse} END IF; RETURN {row}; END"
    event = f"BEFORE {guard.verb} ON {guard.table} FOR EACH ROW"
    return _function_and_trigger(guard.name, body, event)


def _create_no_truncate(table: str) -> tuple[str, ...]:
    name = f"{table}_no_truncate"
    body = f"BEGIN {_raise(name, f'{table} is append-only')} END"
    return _function_and_trigger(name, body, f"BEFORE TRUNCATE ON {table}")


def _function_and_trigger(name: str, body: str, event: str) -> tuple[str, ...]:
    head = f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql"
    return (
        f"{head} AS $guard$ {body} $guard$",
        f"CREATE TRIGGER {name} {event} EXECUTE FUNCTION {name}()",
    )


def _raise(name: str, message: str) -> str:
    error = "integrity_constraint_violation"
    using = f"ERRCODE = '{error}', MESSAGE = '{message}', CONSTRAINT = '{name}'"
    return f"RAISE EXCEPTION USING {using};"
