"""What a heading says of its column, and which columns nothing is read of."""

from __future__ import annotations

import pytest

from chouette.currencies import CURRENCIES
from chouette.opening_columns import MONEY, NAME, POINTS, Columns, meaning_of
from chouette.opening_file import LineFault, sheet_of
from tests.test_opening_file import read


@pytest.mark.parametrize("currency", ["EUR", "CHF", "RON", "JPY", "TND"])
def test_the_code_of_the_clubs_currency_is_a_heading_for_money(currency: str) -> None:
    for written in (currency, currency.lower(), f"Balance ({currency})", f"Saldo {currency}"):
        assert meaning_of(written, currency) == MONEY


def test_any_currency_may_be_a_clubs() -> None:
    assert {meaning_of(code, code) for code in CURRENCIES} == {MONEY}


@pytest.mark.parametrize(
    ("heading", "currency", "meant"),
    [
        ("€", "EUR", MONEY),
        ("Euro", "EUR", MONEY),
        ("lei", "RON", MONEY),
        ("Sold (lei)", "RON", MONEY),
        ("Saldo", "CHF", MONEY),
        ("USD", "EUR", ""),
        ("Saldo USD", "EUR", ""),
        ("Euro", "CHF", ""),
        ("Saldo", "", ""),
        ("Phone", "EUR", ""),
        ("Player", "EUR", NAME),
        ("Top points", "EUR", POINTS),
    ],
)
def test_money_of_another_currency_is_none_of_the_clubs(
    heading: str, currency: str, meant: str
) -> None:
    assert meaning_of(heading, currency) == meant


def test_a_column_with_something_in_it_that_is_not_understood_is_named() -> None:
    sheet = sheet_of("Name;Points;Phone;Note\nAna;1;073;\nRadu;2;;\n")
    assert sheet.left_out(Columns(0, 1)) == [2]
    assert sheet.title(2) == "Phone"
    assert sheet_of("Ana;1;2;3").left_out(Columns(0, 1, 2)) == [3]
    assert sheet_of("Ana;1;2;3").title(3) == "4"


def test_two_columns_of_one_kind_are_not_one() -> None:
    sheet = sheet_of("Name;Saldo;Balance\nAna;1;2\n")
    assert sheet.left_out(Columns(0, None, 1)) == [2]


def test_an_amount_of_another_currency_is_a_fault() -> None:
    _, faults = read("Name;Points;Saldo\nAna;3 pts;4 USD\nRadu;5 EUR;1 €\nMira;1;$2\n")
    assert faults == [
        LineFault(2, "other_currency", "4 USD"),
        LineFault(3, "unknown_number", "5 EUR"),
        LineFault(4, "other_currency", "$2"),
    ]


def test_amounts_have_the_decimals_of_their_currency() -> None:
    for currency, minor in (("EUR", 250), ("TND", 2500)):
        (line,), _ = read("Name;Saldo\nAna;2.5\n", currency)
        assert line.money == minor
    assert [fault.code for fault in read("Name;Saldo\nAna;2.5\n", "JPY")[1]] == [
        "too_many_decimals"
    ]
