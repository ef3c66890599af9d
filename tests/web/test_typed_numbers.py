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


@pytest.mark.parametrize("query", ["", "command_id=x&expected_seq=1", "command_id=&expected_seq=y"])
def test_it_refuses_a_form_without_its_ids(query: str) -> None:
    with pytest.raises(BadField, match="out of date"):
        Sent.of(QueryDict(query))
