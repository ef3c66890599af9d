"""Taking a copy: under another name until it is whole, never over one that is there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.db.backends.base.base import BaseDatabaseWrapper
from django.utils import timezone

from clubsite.backups.engines import SUFFIXES, copy_out, own_connection
from clubsite.backups.errors import BackupFault
from clubsite.backups.manifest import Manifest, checksum, last_migrations, manifest_path

_OURS = re.compile(r"chouette-\d{8}T\d{6}Z\.(?:sqlite3|dump)")


def take(target: Path | None = None, *, keep: int | None = None) -> Path:
    """Copy the default database; the path of the copy, beside which lies its manifest.

    `target` is a folder, where the copy is named by the time, or a file that is not there yet;
    None is the folder of the settings. `keep`: of the copies in that folder that are named by the
    time, only so many stay, the newest. Raises BackupFault.
    """
    target = target or Path(settings.BACKUP_DIR)
    try:
        with own_connection() as connection:
            copy = _place(target, SUFFIXES[connection.vendor])
            _take(connection, copy)
    except OSError as error:
        raise BackupFault(f"{target} cannot be written: {error}") from error
    for old in _copies(copy.parent)[keep:] if keep else ():
        manifest_path(old).unlink(missing_ok=True)
        old.unlink()
    return copy


def newest(folder: Path) -> Path | None:
    """The last copy in a folder that was named by its time."""
    return next(iter(_copies(folder)), None)


def _take(connection: BaseDatabaseWrapper, copy: Path) -> None:
    part = copy.with_name(f".{copy.name}.{os.getpid()}.part")
    part.touch(mode=0o600, exist_ok=False)  # It holds everybody's password hashes.
    try:
        rows = copy_out(connection, part)
        manifest = Manifest(
            made_at=timezone.now().isoformat(timespec="seconds"),
            engine=connection.vendor,
            bytes=part.stat().st_size,
            sha256=checksum(part),
            migrations=last_migrations(connection),
            rows=rows,
        )
        _store(part, manifest, copy)
    finally:
        part.unlink(missing_ok=True)


def _place(target: Path, suffix: str) -> Path:
    if target.is_dir() or not target.suffix:
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        target /= f"chouette-{timezone.now():%Y%m%dT%H%M%SZ}{suffix}"
    if target.suffix != suffix:
        raise BackupFault(f"a copy of this database is named with {suffix} at its end")
    for path in (target, manifest_path(target)):
        if path.exists():
            raise BackupFault(f"{path} is there already")
    return target


def _store(part: Path, manifest: Manifest, copy: Path) -> None:
    """The copy is on the disk before it gets its name, and its manifest before it."""
    _sync(part)
    told = manifest_path(copy)
    told.touch(mode=0o600, exist_ok=False)
    told.write_text(manifest.text(), "utf-8")
    _sync(told)
    part.rename(copy)
    _sync(copy.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copies(folder: Path) -> list[Path]:
    return sorted(_ours(folder), reverse=True)


def _ours(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from (path for path in folder.iterdir() if _OURS.fullmatch(path.name))
