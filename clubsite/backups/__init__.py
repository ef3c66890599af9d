"""Copies of the database that can be trusted: taken while people write, proved by restoring them.

    take()               a copy and its manifest into the folder of the settings
    restore(path)        into a database that has nothing in it yet
    check(path)          the drill: restored into a scratch database and verified there

A copy is `name-<time>.sqlite3` (through SQLite's backup API: a plain `cp` of a live file lost 7 of
100 rows) or `name-<time>.dump` (pg_dump's custom format). Beside it lies `<copy>.json`, the
manifest: checksum, and rows and last number of every table at the moment of the copy, which is one
moment whatever was written meanwhile.
"""

from __future__ import annotations

from clubsite.backups.drill import Drill, check
from clubsite.backups.errors import BackupFault
from clubsite.backups.restoring import restore
from clubsite.backups.taking import newest, take

__all__ = ["BackupFault", "Drill", "check", "newest", "restore", "take"]
