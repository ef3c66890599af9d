"""Putting a copy back, into a database that has nothing in it."""

from __future__ import annotations

from pathlib import Path

from django.db.backends.base.base import BaseDatabaseWrapper

from clubsite.backups.engines import copy_in, own_connection
from clubsite.backups.errors import BackupFault
from clubsite.backups.manifest import (
    Manifest,
    checksum,
    count_rows,
    differences,
    manifest_path,
)


def restore(copy: Path) -> Manifest:
    """Fill the default database, which has no table yet, from `copy`; its manifest.

    Raises BackupFault: for a database that is not empty, a file that is not what its manifest
    tells, and rows that are not there afterwards.
    """
    manifest = proved(copy)
    with own_connection() as connection:
        refuse_full(connection)
        copy_in(connection, copy)
        compare(connection, manifest)
    return manifest


def proved(copy: Path) -> Manifest:
    """The manifest of a copy that is byte by byte what it was. Raises BackupFault."""
    if not copy.is_file():
        raise BackupFault(f"{copy} is not there")
    manifest = Manifest.read(manifest_path(copy))
    if copy.stat().st_size != manifest.bytes or checksum(copy) != manifest.sha256:
        raise BackupFault(f"{copy.name} is not the file that its manifest was made for")
    return manifest


def refuse_full(connection: BaseDatabaseWrapper) -> None:
    """Raises BackupFault if there is a table in the database."""
    if connection.introspection.table_names():
        raise BackupFault("the database is not empty: a copy is restored into an empty one only")


def compare(connection: BaseDatabaseWrapper, manifest: Manifest) -> None:
    """Raises BackupFault unless every table is as the manifest tells."""
    if found := differences(manifest, count_rows(connection)):
        raise BackupFault("; ".join(found))
