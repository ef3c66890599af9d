"""What somebody logs in with is his own affair: no page and no part of the API tells it to others.

People are called by their names at the tables.
"""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from chouette.models import Club
from tests.matrix.callers import client_of
from tests.matrix.walk import routes
from tests.matrix.world import World, world_of
from tests.people import People

pytestmark = pytest.mark.django_db

MARK = "logs-in-as-"
OFFICERS = {"federations/<slug:slug>/", "api/v1/federations/<slug:slug>/officers/"}
"""Officers of a federation are appointed by their log-ins, and see each other's."""


@pytest.fixture
def world(people: People) -> World:
    """A club that shows the public everything; nobody's log-in is called as its player."""
    made = world_of(people)
    Club.objects.update(public_view="all")
    for user in User.objects.all():
        user.username = f"{MARK}{user.pk}-"
        user.save(update_fields=["username"])
    return made


def tells(world: World, caller: str) -> set[str]:
    """The addresses whose answers hold the log-in of somebody else."""
    client = client_of(world.people, caller)
    own = "x" if caller == "nobody" else User.objects.get(pk=_number(world, caller)).username
    found = set()
    for route in routes():
        if route.startswith("admin/"):
            continue
        answer: Any = world.ask(client, route, "GET")
        if answer.status_code != 200 or answer.streaming:
            continue
        text = answer.content.decode(errors="replace").replace(own, "")
        if MARK in text:
            found.add(route)
    return found


def _number(world: World, caller: str) -> int:
    people = world.people
    user: User = {"outsider": people.dinu, "member": people.carla, "owner": people.ana}[caller]
    return user.pk


BY_ITS_SECRET = {"passwords/<str:secret>/", "api/v1/password-links/<str:secret>/"}
"""Whoever forgot his password may have forgotten what he logs in with."""


@pytest.mark.parametrize("caller", ["nobody", "outsider", "member"])
def test_others_are_not_told_it(world: World, caller: str) -> None:
    assert tells(world, caller) <= BY_ITS_SECRET


def test_an_officer_is_told_those_of_officers(world: World) -> None:
    assert tells(world, "owner") <= BY_ITS_SECRET | OFFICERS
