"""An account in any state: a span, a season, an odd address, nothing, very much."""

from __future__ import annotations

from datetime import date

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from chouette.models import LedgerEntry, Season
from tests.builders import Table
from tests.people import People
from tests.services.squaring import early
from tests.web.test_account import carla, night, shown

pytestmark = pytest.mark.django_db

__all__ = ["carla", "night"]


def test_it_shows_a_span_and_what_was_carried_over(
    people: People, night: Table, carla: Client
) -> None:
    html = shown(carla, people, "ana", "?unit=EUR&since=2026-11-27")
    assert "Carried over" in html
    assert "−1.10" in html
    assert "Paid to bogdan" not in html


def test_it_offers_the_spans_of_seasons(people: People, night: Table, carla: Client) -> None:
    Season.objects.create(
        club=people.club, name="Autumn", starts_on=date(2026, 9, 1), ends_on=date(2026, 11, 30)
    )
    html = shown(carla, people, "ana")
    assert "since=2026-09-01&until=2026-11-30" in html
    assert "Autumn" in html


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?since=yesterday", "A date is written like 2026-11-30."),
        ("?since=2026-11-30&until=2026-11-01", "The last day is before the first."),
        ("?before=x&unit=XYZ&until=", "Paid to bogdan"),
        ("?since=0001-01-01&until=9999-12-31", "Paid to bogdan"),
    ],
)
def test_it_reads_any_address(
    people: People, night: Table, carla: Client, query: str, sentence: str
) -> None:
    assert sentence in shown(carla, people, "ana", query)


def test_it_has_an_empty_state(people: People, carla: Client) -> None:
    assert "Nothing is written down here yet." in shown(carla, people, "mira")


def test_it_asks_no_more_for_more_entries(people: People, night: Table, carla: Client) -> None:
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(connection) as asked:
            shown(carla, people, "ana")
        counts.append(len(asked))
        for amount in range(1, 12):
            early(night, "ana", "carla", amount)
    assert counts[0] == counts[1]
    assert LedgerEntry.objects.count() > 20
