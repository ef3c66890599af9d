"""Everything that a club keeps about one person as one object, for JSON."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from typing import Any

from chouette.exports import Table
from chouette.exports.tables import plain
from chouette.models import Player
from chouette.selectors.personal import Places, personal_tables, profile_of


def personal_data(player: Player, places: Places, *, with_log_in: bool) -> dict[str, Any]:
    """`{"profile": {...}, "games": [{...}, ...], ...}`; points as numbers, money as text."""
    return with_tables(profile_of(player, with_log_in=with_log_in), personal_tables(player, places))


def with_tables(profile: dict[str, Any], tables: Iterable[Table]) -> dict[str, Any]:
    """The profile, and under its title the rows of each table."""
    return {"profile": profile} | {table.title: _rows(table) for table in tables}


def _rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            column.title: _value(plain(value, column))
            for column, value in zip(table.columns, row, strict=True)
        }
        for row in table.rows
    ]


def _value(value: str | int | Decimal | date | None) -> str | int | float | None:
    """Half-points are exact as numbers; amounts keep their decimals as text."""
    if isinstance(value, Decimal):
        return float(value) if value.as_tuple().exponent == -1 else f"{value:f}"
    return value.isoformat() if isinstance(value, date) else value
