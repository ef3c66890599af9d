"""Somebody who may do everything, and real things for addresses to name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, transaction
from django.test import Client

from tests.fuzz.schema import by_resource
from tests.matrix.walk import routes
from tests.matrix.world import PART, World, world_of
from tests.people import People


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each resource: what its addresses name is made once for all its operations."""
    if "resource" in metafunc.fixturenames:
        metafunc.parametrize("resource", sorted(by_resource()))


@pytest.fixture(autouse=True)
def one_connection() -> Iterator[None]:
    """Requests of a test share its connection, as those of Django's own client do."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)


@pytest.fixture
def world(people: People) -> World:
    return world_of(people)


@pytest.fixture
def cookies(people: People) -> dict[str, str]:
    """The cookies of the owner's browser; the CSRF token goes along in a header as well."""
    client = Client()
    client.force_login(people.ana)
    return {"sessionid": client.cookies["sessionid"].value, "csrftoken": "a" * 32}


@contextmanager
def taken_back() -> Iterator[None]:
    """What a request does is undone. Its savepoint goes as well: PostgreSQL keeps a lock for each
    that stands open, and every next request is slower. (A service's transaction would not begin
    in a block of ours.)"""
    mark = transaction.savepoint()
    try:
        yield
    finally:
        transaction.savepoint_rollback(mark)
        transaction.savepoint_commit(mark)


def real_parts(operation: str, world: World) -> dict[str, Any]:
    """What stands in the operation's address where it leads to something."""
    path = operation.partition(" ")[2].lstrip("/")
    shape = path.replace("{", "<").replace("}", ">")
    route = next(r for r in routes() if PART.sub(r"<\1>", r) == shape)
    return world.parts_of(route)
