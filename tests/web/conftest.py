from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, reader


@pytest.fixture
def table(people: People) -> Table:
    """Ana is the box, Bogdan captain, then Carla and Elena; 0.50 EUR a point; Keith's rules."""
    return open_table(people, "ana", "bogdan", "carla", "elena")


@pytest.fixture
def bogdan(people: People, table: Table) -> Reader:
    """The scorer, before the table."""
    return reader(people.bogdan, table)


@pytest.fixture
def carla(people: People, table: Table) -> Reader:
    """A member, who sits at the table; the club lets members act."""
    people.club.members_act = True
    people.club.save()
    return reader(people.carla, table)


@pytest.fixture
def logged_in() -> Callable[[User], Client]:
    """A client with somebody's log-in."""

    def log_in(user: User) -> Client:
        client = Client()
        client.force_login(user)
        return client

    return log_in
