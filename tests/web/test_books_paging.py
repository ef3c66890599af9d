"""The entries of the club's cash, page by page, at the same cost."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.people import People
from tests.web.test_books import elena, read, sent

pytestmark = pytest.mark.django_db

__all__ = ["elena"]


def test_it_pages_and_asks_no_more_for_more_entries(people: People, elena: Client) -> None:
    counts = []
    sent(elena, "kitty", player=people.number("ana"), amount="1", paid_now="1")
    for _ in range(2):
        with CaptureQueriesContext(connection) as asked:
            read(elena)
        counts.append(len(asked))
        for amount in range(1, 30):
            sent(elena, "kitty", player=people.number("ana"), amount=str(amount))
    assert counts[0] == counts[1]
    older = read(elena).split("?before=")[1].split('"')[0]
    assert "The newest" in read(elena, f"?before={older}")
