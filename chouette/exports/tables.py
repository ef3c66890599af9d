"""What is written: books of tables of plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum


class Kind(Enum):
    """What a column holds: `POINTS` half-points, `MONEY` minor units with `places` decimals,
    `AVERAGE` half-points a game, `SHARE` a part of one, the others what they say."""

    TEXT = "text"
    COUNT = "count"
    POINTS = "points"
    AVERAGE = "average"
    SHARE = "share"
    MONEY = "money"
    DATE = "date"


Value = str | int | float | date | None
Row = tuple[Value, ...]


@dataclass(frozen=True)
class Column:
    """The head of a column and what stands below it; `places` are the decimals of money."""

    title: str
    kind: Kind = Kind.TEXT
    places: int = 2


@dataclass(frozen=True)
class Table:
    """Rows of as many values as there are columns; None is an empty cell."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Book:
    """Some tables in one file, which is called `name`."""

    name: str
    tables: tuple[Table, ...]


def plain(value: Value, column: Column) -> str | int | Decimal | date | None:
    """A value as a spreadsheet should have it: numbers exact, everything else as it is."""
    if value is None or isinstance(value, str | date):
        return value
    match column.kind:
        case Kind.POINTS:
            return _trimmed(Decimal(value) / 2)
        case Kind.AVERAGE:
            return (Decimal(value) / 2).quantize(Decimal("0.01"))
        case Kind.SHARE:
            return Decimal(value).quantize(Decimal("0.01"))
        case Kind.MONEY:
            return Decimal(value).scaleb(-column.places)
    return int(value)


def _trimmed(number: Decimal) -> Decimal | int:
    whole = int(number)
    return whole if whole == number else number
