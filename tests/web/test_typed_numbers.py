"""Numbers as people type them on a phone."""

from __future__ import annotations

import pytest
from django.http import QueryDict

from chouette.web.sent import Sent
from chouette.web.table_forms import BadField, minor_of, points_of, rounds_of, whole_of


def test_it_reads_numbers_as_people_write_them() -> None:
    assert [points_of(text) for text in ("3", "1.5", "1,5", "−2", "-0.5")] == [6, 3, 3, -4, -1]
    assert [whole_of(text) for text in ("+2", "−4", " 7 ")] == [2, -4, 7]
    assert [minor_of(text, "EUR") for text in ("", "0.5", "12,50", "1000000")] == [
        0, 50, 1250, 10**8,
    ]  # fmt: skip
    assert rounds_of("4, 2") == ((4,), (2,))


@pytest.mark.parametrize("text", ["0.001", "-1", "1000000.01", "NaN", "1e3x"])
def test_it_refuses_amounts_that_are_none(text: str) -> None:
    with pytest.raises(BadField):
        minor_of(text, "EUR")


@pytest.mark.parametrize(
    ("text", "currency", "sentence"),
    [
        ("2,505", "EUR", "“2,505” has too many decimals: two at most, like 0.50."),
        ("-0.001", "EUR", "“-0.001” has too many decimals"),
        ("2.505", "JPY", "“2.505” has decimals: this currency has none."),
        ("lots", "EUR", "An amount is written like 0.50"),
        ("-1.50", "EUR", "An amount is written like 0.50"),
    ],
)
def test_it_says_what_is_wrong_with_an_amount(text: str, currency: str, sentence: str) -> None:
    with pytest.raises(BadField) as refused:
        minor_of(text, currency)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(("text", "minor"), [("2.500", 250), ("0.000", 0), ("100000", 10**7)])
def test_it_minds_no_zeros_at_the_end(text: str, minor: int) -> None:
    assert minor_of(text, "EUR") == minor


def test_it_says_that_points_have_too_many_decimals() -> None:
    with pytest.raises(BadField, match="“1,25” has too many decimals: points are whole or half"):
        points_of("1,25")
    with pytest.raises(BadField, match="Points are whole or half numbers"):
        points_of("1.3")


@pytest.mark.parametrize("query", ["", "command_id=x&expected_seq=1", "command_id=&expected_seq=y"])
def test_it_refuses_a_form_without_its_ids(query: str) -> None:
    with pytest.raises(BadField, match="out of date"):
        Sent.of(QueryDict(query))
