"""What files are called."""

from __future__ import annotations

import re
from datetime import date

NAME_MAX = 120
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')


def table_name(club: str, night_on: date, table: str, what: str) -> str:
    """`Club Test 2026-11-26 Table 1 score sheet`."""
    return f"{club} {night_on.isoformat()} {table} {what}"


def file_name(name: str, ending: str) -> str:
    """A name that every file system takes."""
    kept = " ".join(_NOT_IN_NAMES.sub(" ", name).split()).strip(".")
    return f"{kept[:NAME_MAX].strip()}.{ending}"
