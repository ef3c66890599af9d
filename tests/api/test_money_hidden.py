"""A club that shows the public its tables shows what was played, and no amount and no currency: not
to the public, and not on a guest's phone, whatever address of the API is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of
from tests.builders import Table
from tests.matrix.callers import client_of
from tests.matrix.walk import routes
from tests.matrix.world import World, world_of
from tests.people import People

pytestmark = pytest.mark.django_db

FOR_EVERYBODY = {"api/v1/schema/", "api/v1/docs/", "api/v1/presets/"}
"""They tell of no club."""


@pytest.fixture
def world(people: People) -> World:
    """A club in which every address leads to something, and which shows the public everything."""
    made = world_of(people)
    Club.objects.update(public_view="all", table_fee_minor=300)
    return made


def asked(world: World, caller: Any) -> dict[str, Any]:
    """What this caller gets of every address that answers him, by address."""
    answers: dict[str, Any] = {
        route: world.ask(caller, route, "GET")
        for route in routes()
        if route.startswith("api/") and route not in FOR_EVERYBODY
    }
    return {
        route: answer.json()
        for route, answer in answers.items()
        if answer.status_code == 200 and "json" in answer["Content-Type"]
    }


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
    """Every amount and every currency that stands in it."""
    if isinstance(body, dict):
        for name, value in body.items():
            if name.endswith("_minor") or name == "currency":
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


def phone_of(world: World) -> Any:
    """The browser of the guest's phone that sits at the table which plays."""
    client = client_of(world.people, "nobody")
    session = client.session
    session["guest_pass"] = "s" * 32
    session.save()
    client.cookies["sessionid"] = str(session.session_key)
    return client


@pytest.mark.parametrize("caller", ["nobody", "outsider", "phone"])
def test_no_address_tells_those_of_money_who_are_no_members(world: World, caller: str) -> None:
    client = phone_of(world) if caller == "phone" else client_of(world.people, caller)
    found = asked(world, client)
    assert len(found) > 12
    assert {"api/v1/clubs/<slug:slug>/", "api/v1/sessions/<id:session_id>/sheet/"} <= found.keys()
    told = {route: [value for value in money_in(body) if value] for route, body in found.items()}
    assert {route: values for route, values in told.items() if values} == {}


def test_what_a_guests_phone_is_told_of_its_table_names_no_stake(world: World) -> None:
    phone, table = phone_of(world), world.of_route["sessions/<id:session_id>/live/"]["session_id"]
    Club.objects.update(public_view="nothing")
    body = phone.get(f"/api/v1/sessions/{table}/").json()
    assert body["table"]
    assert not any(money_in(body))
