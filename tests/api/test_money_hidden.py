"""A club that shows the public its tables shows what was played, and no stake and no currency."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of
from tests.builders import Table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(people: People, table: Table) -> Table:
    """One game of the open table is over, and the next is being played; the public sees tables."""
    table.draw("ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.send("start_game")
    Club.objects.update(public_view="all")
    return table


def addresses(people: People, table: Table) -> list[str]:
    one = f"sessions/{table.session_id}/"
    parts = ("", "events/", "games/", "games/1/", "sheet/")
    return [f"clubs/{people.club.slug}/sessions/", *(one + part for part in parts)]


def money_in(body: Any) -> Iterator[Any]:
    """Every stake and every currency that stands in it."""
    if isinstance(body, dict):
        for name, value in body.items():
            if name in ("stake_minor", "currency", "money_minor"):
                yield value
            else:
                yield from money_in(value)
    if isinstance(body, list):
        for value in body:
            yield from money_in(value)


def test_the_public_reads_no_stake_anywhere(people: People, played: Table, nobody: Caller) -> None:
    for address in addresses(people, played):
        found = list(money_in(nobody.ask(address)))
        assert found, address
        assert not any(found), address


def test_members_do(people: People, played: Table) -> None:
    carla = browser_of(people.carla)
    for address in addresses(people, played):
        found = list(money_in(carla.ask(address)))
        assert 50 in found or "EUR" in found, address
