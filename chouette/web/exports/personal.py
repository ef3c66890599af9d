"""A person's data as one JSON file, and as a zip with that and a CSV file for each table."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import date
from decimal import Decimal
from typing import Any

from chouette.exports import FORMATS, Book, Table
from chouette.exports.tables import plain
from chouette.models import Player
from chouette.selectors.personal import personal_tables, profile_of
from chouette.web.exports.naming import places_of

WRITTEN = (2000, 1, 1, 0, 0, 0)
"""The time in the zip, so that the same data is the same file."""


def personal_json(player: Player, *, with_log_in: bool) -> bytes:
    """`{"profile": {...}, "games": [{...}, ...], ...}`; points as numbers, money as text."""
    return _json(profile_of(player, with_log_in=with_log_in), _tables(player))


def personal_zip(player: Player, *, with_log_in: bool) -> bytes:
    """`data.json`, and `games.csv` and so on with the same."""
    tables = _tables(player)
    files = {"data.json": _json(profile_of(player, with_log_in=with_log_in), tables)}
    for table in tables:
        book = Book(table.title, (table,))
        files[f"{table.title}.csv"] = FORMATS["csv"].data(book, decimal_comma=False)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, WRITTEN), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _tables(player: Player) -> tuple[Table, ...]:
    return personal_tables(player, places_of)


def _json(profile: dict[str, Any], tables: tuple[Table, ...]) -> bytes:
    told: dict[str, Any] = {"profile": profile}
    for table in tables:
        told[table.title] = [
            {
                column.title: _value(plain(value, column))
                for column, value in zip(table.columns, row, strict=True)
            }
            for row in table.rows
        ]
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def _value(value: str | int | Decimal | date | None) -> str | int | float | None:
    """Half-points are exact as numbers; amounts keep their decimals as text."""
    if isinstance(value, Decimal):
        return float(value) if value.as_tuple().exponent == -1 else f"{value:f}"
    return value.isoformat() if isinstance(value, date) else value
