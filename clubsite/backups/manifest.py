"""What is written down beside a copy, so that it can be told whether it is whole."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from django.apps import apps
from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.loader import MigrationLoader

from clubsite.backups.errors import BackupFault

VERSION = 1
Rows = dict[str, tuple[int, int | None]]
"""Table -> how many rows it has, and the highest number among them if they have numbers."""


@dataclass(frozen=True)
class Manifest:
    """`engine` is "sqlite" or "postgresql", `made_at` an ISO time in UTC, `migrations` the last
    applied of each application."""

    made_at: str
    engine: str
    bytes: int
    sha256: str
    migrations: list[str]
    rows: Rows
    version: int = VERSION

    @classmethod
    def read(cls, path: Path) -> Manifest:
        """The manifest in `path`. Raises BackupFault for what is none."""
        try:
            told = json.loads(path.read_text("utf-8"))
            rows = {table: (int(n), last) for table, (n, last) in told.pop("rows").items()}
            manifest = cls(**told, rows=rows)
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise BackupFault(f"{path.name} is no manifest: {error}") from error
        if manifest.version != VERSION:
            raise BackupFault(f"{path.name} is a manifest of version {manifest.version}")
        return manifest

    def text(self) -> str:
        """As JSON, to be read by people as well."""
        return json.dumps(asdict(self), indent=1, sort_keys=True) + "\n"


def manifest_path(copy: Path) -> Path:
    """Where the manifest of a copy lies."""
    return copy.with_name(f"{copy.name}.json")


def checksum(path: Path) -> str:
    """SHA-256 of a file of any size."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def count_rows(connection: BaseDatabaseWrapper) -> Rows:
    """The rows of every table as this connection sees them now; two figures a table."""
    numbered = {
        model._meta.db_table: model._meta.pk.column
        for model in apps.get_models(include_auto_created=True)
        if isinstance(model._meta.pk, models.IntegerField)
    }
    quote = connection.ops.quote_name
    rows: Rows = {}
    with connection.cursor() as cursor:
        for table in sorted(connection.introspection.table_names(cursor)):
            column = numbered.get(table)
            last = f"MAX({quote(column)})" if column else "NULL"
            cursor.execute(f"SELECT COUNT(*), {last} FROM {quote(table)}")
            count, number = cursor.fetchone()
            rows[table] = (count, number)
    return rows


def last_migrations(connection: BaseDatabaseWrapper) -> list[str]:
    """The last migration of each application that the database has, as `app.name`."""
    applied = MigrationLoader(connection).applied_migrations
    last: dict[str, str] = {}
    for app, name in applied or ():
        last[app] = max(name, last.get(app, ""))
    return [f"{app}.{name}" for app, name in sorted(last.items())]


def differences(manifest: Manifest, rows: Rows) -> list[str]:
    """Where restored tables are not what the manifest tells; [] if they are."""
    empty: tuple[int, Any] = (0, None)
    return [
        f"{table}: {found[0]} rows up to {found[1]}, not {told[0]} up to {told[1]}"
        for table in sorted({*manifest.rows, *rows})
        if (told := manifest.rows.get(table, empty)) != (found := rows.get(table, empty))
    ]
