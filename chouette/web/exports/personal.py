"""A person's data as one JSON file, and as a zip with that and a CSV file for each table."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from chouette.currencies import places_of
from chouette.exports import FORMATS, Book
from chouette.models import Player
from chouette.selectors.personal import personal_tables, profile_of
from chouette.selectors.personal_data import personal_data, with_tables

WRITTEN = (2000, 1, 1, 0, 0, 0)
"""The time in the zip, so that the same data is the same file."""


def personal_json(player: Player, *, with_log_in: bool) -> bytes:
    """`{"profile": {...}, "games": [{...}, ...], ...}`; points as numbers, money as text."""
    return _json(personal_data(player, places_of, with_log_in=with_log_in))


def personal_zip(player: Player, *, with_log_in: bool) -> bytes:
    """`data.json`, and `games.csv` and so on with the same."""
    tables = personal_tables(player, places_of)
    profile = profile_of(player, with_log_in=with_log_in)
    files = {"data.json": _json(with_tables(profile, tables))}
    for table in tables:
        book = Book(table.title, (table,))
        files[f"{table.title}.csv"] = FORMATS["csv"].data(book, decimal_comma=False)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, WRITTEN), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _json(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, indent=1).encode()
