"""Every address, every method, everybody who may ask: the status of each is written down by hand.

What is asked says nothing (no field, no body), so whoever may gets an answer, or is told what is
missing (400, 422); whoever may not is refused first. A method that is not written down is 405.
What a good form or body leads to is tested with its page or its part of the API.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from django.db import transaction

from tests.matrix import admin_table, api_table, site_table, web_table
from tests.matrix.callers import CALLERS, client_of
from tests.matrix.walk import METHODS, routes
from tests.matrix.world import World, world_of
from tests.people import People

TABLE: dict[tuple[str, str], tuple[int, ...]] = {
    **site_table.TABLE,
    **web_table.TABLE,
    **api_table.TABLE,
    **admin_table.TABLE,
}

pytestmark = pytest.mark.django_db


@pytest.fixture
def world(people: People) -> World:
    return world_of(people)


def test_every_address_is_in_the_table_and_no_other() -> None:
    assert {route for route, _ in TABLE} == set(routes())


@pytest.mark.parametrize("caller", CALLERS)
def test_each_is_answered_as_he_may_be(world: World, caller: str) -> None:
    wrong = list(_wrong(world, caller))
    assert not wrong, "\n".join(wrong)


def _wrong(world: World, caller: str) -> Iterator[str]:
    column = CALLERS.index(caller)
    client = client_of(world.people, caller)
    cookies = deepcopy(client.cookies)
    for route in routes():
        for method in _asked(route, caller):
            expected = TABLE.get((route, method))
            client.cookies = deepcopy(cookies)  # a log-out takes them away
            status = _status(world, client, route, method)
            if expected is not None and status != expected[column]:
                yield f"{method} {route}: {status}, not {expected[column]}"
            elif expected is None and status != 405 and not _is_refused_unseen(status):
                yield f"{method} {route}: {status}, though nothing is written down"


def _asked(route: str, caller: str) -> tuple[str, ...]:
    """Pages refuse what browsers never send before they look at who sends it: once is enough."""
    return METHODS if route.startswith("api/") or caller == "owner" else METHODS[:2]


def _is_refused_unseen(status: int) -> bool:
    """Whoever may not see an address at all need not learn its methods."""
    return status in (401, 403, 404)


def _status(world: World, client: Any, route: str, method: str) -> int:
    """What is answered; what it changed is taken back."""
    mark = transaction.savepoint()
    try:
        return world.ask(client, route, method).status_code
    finally:
        transaction.savepoint_rollback(mark)
