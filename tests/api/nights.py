"""Nights whose points and money the tests of the API ask for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.builders import NIGHT, Table, open_table
from tests.people import People


def lost_night(people: People, *, table: str = "Table 1", week: int = 0) -> Table:
    """Ana lost 6, Bogdan won 4, Carla won 2, at 0.50: Ana owes 2.00 and 1.00. It goes on."""
    night_on = NIGHT + timedelta(weeks=week)
    built = open_table(people, "ana", "bogdan", "carla", table=table, night_on=night_on)
    built.quick(bogdan=4, carla=2)
    return built


def closed_night(people: People, *, table: str = "Table 1", week: int = 0) -> Table:
    """The same, closed and computed."""
    built = lost_night(people, table=table, week=week)
    built.close()
    return built


def queries_of(ask: Callable[[], object]) -> int:
    """How many queries this takes."""
    with CaptureQueriesContext(connection) as queries:
        ask()
    return len(queries)
