"""Balances read out of CSV, as clubs have them: three languages, two decimal signs, three marks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.opening_columns import (
    BadFile,
    Columns,
    NoSuchColumn,
    check_columns,
    columns_of,
)
from chouette.opening_file import (
    LineFault,
    NothingInIt,
    NotText,
    OpeningLine,
    TooLong,
    lines_of,
    sheet_of,
    text_of,
)


def read(text: str, currency: str = "EUR") -> tuple[list[OpeningLine], list[LineFault]]:
    sheet = sheet_of(text)
    lines, faults = lines_of(sheet, columns_of(sheet, currency), currency=currency)
    return list(lines), list(faults)


@pytest.mark.parametrize(
    "text",
    [
        "Name;Points;Money\nAna;1,5;-2,50\nBogdan;-1,5;2,50\n",
        "name,points,balance\nAna,1.5,-2.50\nBogdan,-1.5,2.50",
        "Nome\tPunti\tSaldo\r\nAna\t1,5\t-2,50\r\nBogdan\t-1,5\t2,5\r\n",
        "Jucător;Puncte;Sumă (lei)\nAna;+1,5;−2,50 lei\n\nBogdan;−1,5;2,50 RON\n",
        "\ufeffSaldo EUR;Giocatore;Punti\n-2,50;Ana;1.5\n€ 2.50;Bogdan;-1.5\n",
        'Ana,"1,5","-2,50"\nBogdan,"-1,5","2,50"\n',
        " Ana ; 1,5 ; -2,5 \n Bogdan ; -1,5 ; 2,5 ",
    ],
)
def test_it_reads_what_clubs_have(text: str) -> None:
    lines, faults = read(text, "RON" if "lei" in text else "EUR")
    assert [(line.name, line.points, line.money) for line in lines] == [
        ("Ana", 3, -250),
        ("Bogdan", -3, 250),
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("line", "code", "written"),
    [
        ("Ana;lots;1", "unknown_number", "lots"),
        ("Ana;1;2,505", "too_many_decimals", "2,505"),
        ("Ana;1.234;0", "not_half_points", "1.234"),
        ("Ana;1,25;0", "not_half_points", "1,25"),
        ("Ana;1000000,5;0", "too_large", "1000000,5"),
        ("Ana;0;10.000.000,01", "too_large", "10.000.000,01"),
        (";1;0", "bad_name", ""),
        ("A" * 81 + ";1;0", "bad_name", "A" * 80),
        ("BOGDAN;1;0", "duplicate_name", "BOGDAN"),
    ],
)
def test_it_says_what_is_wrong_with_a_line(line: str, code: str, written: str) -> None:
    lines, faults = read(f"Name;Points;Money\nBogdan;2;0\n{line}\n")
    assert [line.name for line in lines] == ["Bogdan"]
    assert faults == [LineFault(3, code, written)]


def test_it_says_all_that_is_wrong_with_a_line() -> None:
    _, faults = read("Name;Points;Money\nAna;x;y\n")
    assert [fault.written for fault in faults] == ["x", "y"]


def test_it_takes_columns_in_their_order_where_nothing_names_them() -> None:
    assert columns_of(sheet_of("Ana;1\nBogdan;2"), "EUR") == Columns(0, 1)
    assert columns_of(sheet_of("Ana;1;3"), "EUR") == Columns(0, 1, 2)
    assert columns_of(sheet_of("Ana;1;3"), "") == Columns(0, 1)
    assert columns_of(sheet_of("Name;Whatever;Saldo\nAna;1;3"), "EUR") == Columns(0, None, 2)


def test_it_takes_the_columns_that_were_chosen() -> None:
    sheet = sheet_of("7;Ana;x;2")
    lines, _ = lines_of(sheet, Columns(1, 3), currency="EUR")
    assert lines == (OpeningLine(1, "Ana", 4, 0),)


@pytest.mark.parametrize("columns", [Columns(0), Columns(0, 0), Columns(0, 9), Columns(0, 1, 1)])
def test_it_refuses_columns_that_are_none(columns: Columns) -> None:
    with pytest.raises(NoSuchColumn):
        check_columns(sheet_of("Ana;1;2"), columns)


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        ("Ana;1".encode("utf-16"), NotText),
        ("Bogdan Brânza;1".encode("latin-1"), NotText),
        (b"\x89PNG\r\n\x1a\n", NotText),
        (b"Ana\0;1", NotText),
        (b"", NothingInIt),
        (b"\n;;\n", NothingInIt),
        (b"Name;Points\n", NothingInIt),
        (b"Ana;1\n" * 1_002, TooLong),
        (b"x" * (200 * 1024 + 1), TooLong),
    ],
)
def test_it_refuses_a_file_with_a_sentence(data: bytes, refusal: type[BadFile]) -> None:
    with pytest.raises(refusal) as refused:
        sheet_of(text_of(data))
    assert "{" not in refused.value.detail


@given(st.text())
def test_it_reads_or_refuses_any_text(text: str) -> None:
    try:
        sheet = sheet_of(text)
    except BadFile:
        return
    lines, faults = lines_of(sheet, columns_of(sheet, "EUR"), currency="EUR")
    told = {line.line for line in lines} | {fault.line for fault in faults}
    assert told == {number for number, _ in sheet.rows}
