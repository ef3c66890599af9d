"""CSV: numbers are numbers, text is text, and a spreadsheet opens it by a double click."""

from __future__ import annotations

import csv
from datetime import date
from typing import Any

import pytest

from chouette.exports import FORMATS, Book, Column, Kind, Table
from chouette.exports.csv_file import safe_text

COLUMNS = (
    Column("Player"),
    Column("Games", Kind.COUNT),
    Column("Points", Kind.POINTS),
    Column("A game", Kind.AVERAGE),
    Column("EUR", Kind.MONEY),
    Column("JPY", Kind.MONEY, places=0),
    Column("Night", Kind.DATE),
)
ROW = ("Ana", 12, -3, 1 / 3, -1250, 700, date(2026, 11, 26))


def written(*rows: tuple[Any, ...], comma: bool = False, more: int = 0) -> str:
    table = Table("Thursday", COLUMNS, rows)
    book = Book("name", (table,) * (1 + more))
    data = FORMATS["csv"].data(book, decimal_comma=comma)
    assert data.startswith(b"\xef\xbb\xbf")
    return data.decode("utf-8-sig")


def test_it_writes_numbers_with_a_point_between_commas() -> None:
    head, line = written(ROW).splitlines()
    assert head == "Player,Games,Points,A game,EUR,JPY,Night"
    assert line == "Ana,12,-1.5,0.17,-12.50,700,2026-11-26"


def test_it_writes_numbers_with_a_comma_between_semicolons() -> None:
    head, line = written(ROW, comma=True).splitlines()
    assert head == "Player;Games;Points;A game;EUR;JPY;Night"
    assert line == "Ana;12;-1,5;0,17;-12,50;700;2026-11-26"


def test_it_leaves_empty_what_there_is_not() -> None:
    assert written(("Ana", *[None] * 6)).splitlines()[1] == "Ana,,,,,,"


def test_it_writes_whole_points_whole_and_large_amounts_in_full() -> None:
    line = written(("Ana", 0, 24, 0.0, 10**12, 0, None)).splitlines()[1]
    assert line == "Ana,0,12,0.00,10000000000.00,0,"


def test_it_puts_each_of_several_tables_under_its_title() -> None:
    lines = written(ROW, more=1).splitlines()
    assert lines[0] == lines[4] == "Thursday"
    assert lines[3] == ""
    assert len(lines) == 7


@pytest.mark.parametrize(
    "text", ["=1+1", "+40", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "－1", "\n@x"]
)
def test_it_makes_no_formula_of_what_somebody_typed(text: str) -> None:
    (line,) = list(csv.reader(written((text, *[None] * 6)).splitlines(keepends=True)))[1:][:1]
    assert line[0] == f"'{text}"


@pytest.mark.parametrize("text", ["Ana", "Ana-Maria", "a=b", "'quoted'", "Ștefan, jr.", 'a "b"'])
def test_it_leaves_other_text_as_it_is(text: str) -> None:
    assert safe_text(text) == text
    lines = list(csv.reader(written((text, *[None] * 6)).splitlines()))
    assert lines[1][0] == text


def test_it_guards_titles_as_well() -> None:
    table = Table("=cmd", (Column("@head"),), ())
    data = FORMATS["csv"].data(Book("x", (table, table)), decimal_comma=False)
    assert data.decode("utf-8-sig").splitlines()[:2] == ["'=cmd", "'@head"]


def test_it_wants_a_value_for_every_column() -> None:
    with pytest.raises(ValueError, match="zip"):
        written(("Ana",))
