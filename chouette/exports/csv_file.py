"""CSV that Excel and LibreOffice open by a double click: a byte order mark, and where a comma is
the decimal sign, semicolons between the values."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import date
from decimal import Decimal

from chouette.exports.tables import Book, Table, plain

BEGINS_FORMULA = tuple("=+-@\t\r\n＝＋－＠")


def write_csv(book: Book, *, decimal_comma: bool) -> bytes:
    """The tables one below the other, each under its title if there are several."""
    lines = io.StringIO()
    writer = csv.writer(lines, delimiter=";" if decimal_comma else ",")
    for number, table in enumerate(book.tables):
        if number:
            writer.writerow([])
        if len(book.tables) > 1:
            writer.writerow([safe_text(table.title)])
        writer.writerow([safe_text(column.title) for column in table.columns])
        writer.writerows(_rows(table, decimal_comma=decimal_comma))
    return lines.getvalue().encode("utf-8-sig")


def safe_text(text: str) -> str:
    """Text that no spreadsheet takes for a formula; a quote before it says that it is text."""
    return f"'{text}" if text.lstrip(" ").startswith(BEGINS_FORMULA) else text


def _rows(table: Table, *, decimal_comma: bool) -> Iterator[list[str]]:
    for row in table.rows:
        values = (plain(*cell) for cell in zip(row, table.columns, strict=True))
        yield [_written(value, decimal_comma=decimal_comma) for value in values]


def _written(value: str | int | Decimal | date | None, *, decimal_comma: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return safe_text(value)
    if isinstance(value, date):
        return value.isoformat()
    number = f"{value:f}" if isinstance(value, Decimal) else str(value)
    return number.replace(".", ",") if decimal_comma else number
