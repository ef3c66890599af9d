"""An Excel workbook: real numbers and dates with formats, and never a formula."""

from __future__ import annotations

from datetime import date
from io import BytesIO
from typing import Any

import pytest
from openpyxl import load_workbook

from chouette.exports import FORMATS, Book, Column, Kind, Table

COLUMNS = (
    Column("Player"),
    Column("Games", Kind.COUNT),
    Column("Points", Kind.POINTS),
    Column("A game", Kind.AVERAGE),
    Column("In the box", Kind.SHARE),
    Column("EUR", Kind.MONEY),
    Column("JPY", Kind.MONEY, places=0),
    Column("Night", Kind.DATE),
)
ROW = ("Ana", 12, -3, 1 / 3, 0.25, -1250, 700, date(2026, 11, 26))


def opened(*tables: Table) -> Any:
    return load_workbook(BytesIO(FORMATS["xlsx"].data(Book("x", tables), decimal_comma=True)))


def titled(*titles: str) -> list[str]:
    return list(opened(*(Table(title, (Column("a"),), ()) for title in titles)).sheetnames)


def test_it_writes_real_numbers_and_dates() -> None:
    head, line = opened(Table("Thursday", COLUMNS, (ROW,)))["Thursday"].values
    assert head == tuple(column.title for column in COLUMNS)
    assert line[:-1] == ("Ana", 12, -1.5, 0.17, 0.25, -12.5, 700)
    assert line[-1].date() == date(2026, 11, 26)


def test_it_gives_them_formats() -> None:
    sheet = opened(Table("Thursday", COLUMNS, (ROW,)))["Thursday"]
    formats = [cell.number_format for cell in sheet[2]]
    assert formats[3:] == ["0.00", "0%", "#,##0.00", "#,##0", "yyyy-mm-dd"]
    assert formats[:3] == ["General"] * 3


def test_it_keeps_the_head_in_sight_and_columns_wide_enough() -> None:
    rows = (ROW, ("Ecaterina-Magdalena of the long name", *ROW[1:]), ("x" * 300, *ROW[1:]))
    sheet = opened(Table("Thursday", COLUMNS, rows[:2]))["Thursday"]
    assert sheet.freeze_panes == "B2"
    assert sheet.column_dimensions["A"].width == len(str(rows[1][0])) + 2
    assert sheet.column_dimensions["B"].width == 8
    assert sheet["A1"].font.bold
    sheet = opened(Table("Thursday", COLUMNS, rows))["Thursday"]
    assert sheet.column_dimensions["A"].width == 60


@pytest.mark.parametrize("text", ["=1+1", "=HYPERLINK(A1)", "+40", "-2", "@SUM(A1)", "12", "1.5"])
def test_it_makes_no_formula_and_no_number_of_text(text: str) -> None:
    sheet = opened(Table("t", (Column(text),), ((text,),)))["t"]
    for cell in (sheet["A1"], sheet["A2"]):
        assert (cell.value, cell.data_type) == (text, "s")
        assert bool(cell.quotePrefix) is (text[0] in "=+-@")


def test_it_leaves_empty_what_there_is_not() -> None:
    sheet = opened(Table("t", COLUMNS, ((None,) * 8,)))["t"]
    assert [cell.value for cell in sheet[2]] == [None] * 8


def test_it_drops_characters_that_no_workbook_may_have() -> None:
    sheet = opened(Table("a\x01b", (Column("h\x02"),), (("x\x00y\x1f",),)))["ab"]
    assert [sheet["A1"].value, sheet["A2"].value] == ["h", "xy"]


def test_it_has_a_sheet_for_each_table_whatever_they_are_called() -> None:
    assert titled("Table 1", "TABLE 1", "Table 1") == ["Table 1", "TABLE 1 2", "Table 1 3"]
    assert titled("a/b:c*d?[e]\\f") == ["a b c d  e  f"]
    assert titled("", "''") == ["-", "- 2"]
    long = titled("x" * 40, "x" * 40)
    assert [len(title) <= 31 for title in long] == [True, True]
    assert len(set(long)) == 2
