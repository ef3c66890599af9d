"""Tables for spreadsheets: plain values, written as CSV or as an Excel workbook.

    book = Book("Thursday", (Table("Sheet", columns, rows),))
    data = FORMATS["xlsx"].data(book, decimal_comma=False)

A value is what its column says: half-points and minor units come in as integers and go out as
numbers, 3 half-points as 1.5. Text is never a formula, whoever typed it.
"""

from __future__ import annotations

from chouette.exports.formats import FORMATS, Format
from chouette.exports.tables import Book, Column, Kind, Row, Table

__all__ = ["FORMATS", "Book", "Column", "Format", "Kind", "Row", "Table"]
