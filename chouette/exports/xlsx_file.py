"""An Excel workbook: a sheet a table, real numbers and dates, the head always in sight."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from typing import Any

from openpyxl import Workbook
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
from openpyxl.styles import Alignment, Font
from openpyxl.utils import get_column_letter

from chouette.exports.tables import Book, Column, Kind, Table, plain

TITLE_MAX = 31
WIDTH_MIN, WIDTH_MAX = 8, 60
_NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\]")


def write_xlsx(book: Book, *, decimal_comma: bool) -> bytes:
    """The whole workbook. The decimal sign is the reader's own, whatever is said here."""
    workbook = Workbook()
    workbook.remove(workbook.active)
    taken: set[str] = set()
    for table in book.tables:
        _fill(workbook.create_sheet(_title(table.title, taken)), table)
    written = io.BytesIO()
    workbook.save(written)
    return written.getvalue()


def _fill(sheet: Any, table: Table) -> None:
    for number, column in enumerate(table.columns, start=1):
        head = _put(sheet.cell(1, number), column.title)
        head.font = Font(bold=True)
        if column.kind not in (Kind.TEXT, Kind.DATE):
            head.alignment = Alignment(horizontal="right")
    for line, row in enumerate(table.rows, start=2):
        for number, (value, column) in enumerate(zip(row, table.columns, strict=True), start=1):
            cell = _put(sheet.cell(line, number), plain(value, column))
            cell.number_format = _format(column)
    sheet.freeze_panes = "B2"
    for number, column in enumerate(table.columns, start=1):
        values = (plain(row[number - 1], column) for row in table.rows)
        sheet.column_dimensions[get_column_letter(number)].width = _width([column.title, *values])


def _put(cell: Any, value: object) -> Any:
    if isinstance(value, str):
        # Text stays text: openpyxl would take a leading "=" for a formula.
        cell.value = ILLEGAL_CHARACTERS_RE.sub("", value)
        cell.data_type = "s"
        cell.quotePrefix = value.startswith(("=", "+", "-", "@"))
    else:
        cell.value = value
    return cell


def _format(column: Column) -> str:
    match column.kind:
        case Kind.MONEY:
            return "#,##0." + "0" * column.places if column.places else "#,##0"
        case Kind.AVERAGE:
            return "0.00"
        case Kind.SHARE:
            return "0%"
        case Kind.DATE:
            return "yyyy-mm-dd"
    return "General"


def _width(values: Iterable[object]) -> int:
    longest = max(len(str(value)) for value in values if value is not None)
    return min(max(longest + 2, WIDTH_MIN), WIDTH_MAX)


def _title(title: str, taken: set[str]) -> str:
    """A name that a sheet may have and no other has; letters count the same in either case."""
    title = ILLEGAL_CHARACTERS_RE.sub("", _NOT_IN_TITLES.sub(" ", title)).strip("' ")[:TITLE_MAX]
    title, number = title or "-", 1
    found = title
    while found.casefold() in taken:
        number += 1
        found = f"{title[: TITLE_MAX - 4]} {number}"
    taken.add(found.casefold())
    return found
