"""How a day is written: `2026-11-26`, at every address and in no other way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.urls import get_resolver
from rest_framework import serializers

from clubsite.api.inputs import Day, Input
from tests.api.conftest import browser_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "day", ["20261126", "2026-W48-4", "2026-330", "2026-11-26T00:00:00Z", "2026-02-30", 20261126]
)
def test_another_way_to_write_a_day_is_refused(people: People, day: Any) -> None:
    elena, club = browser_of(people.elena), f"clubs/{people.club.slug}"
    for address, name in (("standings", "since"), ("sessions", "night_on")):
        refused = elena.ask(f"{club}/{address}/", 400, **{name: day})
        assert list(refused["fields"]) == [name]
    refused = elena.send(f"{club}/seasons/", {"name": "Year", "starts_on": day}, 400)
    assert list(refused["fields"]) == ["starts_on"]
    assert "YYYY-MM-DD" in refused["fields"]["starts_on"][0]


def inputs(kind: type[Any] = Input) -> Iterator[type[Any]]:
    """Whatever reads a body or a query."""
    for each in kind.__subclasses__():
        yield from (each, *inputs(each))


def test_whatever_asks_for_a_day_asks_for_it_in_this_way() -> None:
    assert get_resolver().url_patterns  # all of them are there to be looked at
    days = [
        (each.__name__, name, type(field))
        for each in inputs()
        for name, field in each().fields.items()
        if isinstance(field, serializers.DateField)
    ]
    assert len(days) > 5
    assert {kind for *_, kind in days} == {Day}, days
