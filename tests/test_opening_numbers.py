"""Numbers as people write them: two decimal signs, groups of three, nothing guessed."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.opening_numbers import decimal_of
from tests.test_opening_file import read


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", "0"),
        ("-", "0"),
        ("1.234,50", "1234.50"),
        ("1,234.50", "1234.50"),
        ("1.234.567", "1234567"),
        ("12 345", "12345"),
        ("12\u00a0345,5", "12345.5"),
        ("1'234.50", "1234.50"),
        (".5", "0.5"),
        ("5,", "5"),
        ("1.234", "1.234"),
    ],
)
def test_it_reads_numbers_as_people_write_them(text: str, number: str) -> None:
    assert decimal_of(text) == Decimal(number)


@pytest.mark.parametrize(
    "text", ["abc", "EUR", "1e9", "1.2.3", "--1", "1-", "(3)", "½", "1,23.4,5", ".", "٣", "nan"]
)
def test_it_guesses_no_number(text: str) -> None:
    assert decimal_of(text) is None


def test_it_knows_a_currency_without_cents() -> None:
    lines, faults = read("Name;Points;Money\nAna;0;150\nBogdan;0;1,5\n", currency="JPY")
    assert [line.money for line in lines] == [150]
    assert [fault.code for fault in faults] == ["too_many_decimals"]


@given(st.integers(-(10**6), 10**6))
def test_it_reads_back_what_it_would_write(halves: int) -> None:
    for written in (f"{halves / 2:.1f}", f"{halves / 2:.1f}".replace(".", ",")):
        (line,), _ = read(f"Name;Points\nAna;{written}\n")
        assert line.points == halves
