from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import connection

from tests.builders import Table, open_table
from tests.people import People
from tests.racers import Race, database_url
from tests.reliability.gunicorn import Gunicorn

PROCESSES = 8


@pytest.fixture(scope="package")
def racers(django_db_setup: None) -> Iterator[Race]:
    """Processes that call the service."""
    with Race(PROCESSES) as race:
        yield race


@pytest.fixture(scope="package")
def phones() -> Iterator[Race]:
    """Processes that send forms to a web server."""
    with Race(PROCESSES, "tests.reliability.phones") as race:
        yield race


@pytest.fixture
def table(people: People) -> Table:
    """The table that everybody writes to."""
    return open_table(people, "ana", "bogdan")


@pytest.fixture
def web(transactional_db: None) -> Iterator[Gunicorn]:
    """The web server on the database of the suite; on SQLite with one process, as deployed."""
    workers = 2 if connection.vendor == "postgresql" else 1
    with Gunicorn(database_url(), workers=workers) as server:
        yield server
