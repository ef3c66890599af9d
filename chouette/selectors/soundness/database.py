"""What the database itself promises: its guards are there, its file is whole, no row is lost."""

from __future__ import annotations

from collections.abc import Iterator

from django.db import connection

from chouette.models import guards
from games.models import guards as games_guards


def database_faults() -> Iterator[str]:
    """Missing guards; on SQLite damaged pages and references to rows that are not there."""
    missing = [*guards.missing(connection), *games_guards.missing(connection)]
    yield from (f"guard {name} is not in the database" for name in missing)
    if connection.vendor != "sqlite":
        return  # PostgreSQL holds its foreign keys itself, whoever writes.
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA quick_check(20)")
        damage = [row[0] for row in cursor.fetchall()]
        cursor.execute("PRAGMA foreign_key_check")
        dangling = cursor.fetchmany(20)
    yield from (f"the file is damaged: {told}" for told in damage if told != "ok")
    for table, row, parent, _ in dangling:
        yield f"row {row} of {table} refers to a row of {parent} that is not there"
