from __future__ import annotations

import pytest
from django.db import connection
from pytest_django.fixtures import Settings

from tests.backups.programs import postgres_programs
from tests.builders import Table, open_table
from tests.people import People


@pytest.fixture(autouse=True)
def programs(settings: Settings) -> None:
    """pg_dump and pg_restore of the server that the tests were given."""
    if connection.vendor == "postgresql":
        settings.PG_BIN = postgres_programs()


@pytest.fixture
def night(people: People) -> Table:
    """A closed night for money, with a correction."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.quick(ana=1, carla=1)
    points = {people.number("bogdan"): 1, people.number("carla"): 1}
    table.send("correct_game", game=1, events=[{"type": "quick", "points": points}])
    table.close()
    return table
