"""The two kinds of file, by the end of their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chouette.exports.csv_file import write_csv
from chouette.exports.tables import Book
from chouette.exports.xlsx_file import write_xlsx


@dataclass(frozen=True)
class Format:
    """How a book is written, and what a browser is told that it is."""

    content_type: str
    write: Callable[..., bytes]

    def data(self, book: Book, *, decimal_comma: bool) -> bytes:
        """The file."""
        return self.write(book, decimal_comma=decimal_comma)


FORMATS: Mapping[str, Format] = {
    "csv": Format("text/csv; charset=utf-8", write_csv),
    "xlsx": Format("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", write_xlsx),
}
