"""A token for reading reads what members read and writes nothing, whatever it is sent to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.urls import resolve
from rest_framework.test import APIClient

from chouette.api.base import ApiView
from chouette.services.members import create_device_token
from tests.matrix.api_table import TABLE
from tests.matrix.callers import CALLERS, client_of
from tests.matrix.walk import METHODS, routes
from tests.matrix.world import World, world_of
from tests.people import People

pytestmark = pytest.mark.django_db

MEMBER, NOBODY = CALLERS.index("member"), CALLERS.index("nobody")
OF_A_PERSON = {"api/v1/me/": 403, "api/v1/me/browsers/": 403}
"""A token is nobody's log-in."""


@pytest.fixture
def world(people: People) -> World:
    return world_of(people)


@pytest.fixture
def reader(people: People) -> APIClient:
    _, secret = create_device_token(
        club_id=people.club.pk, actor=people.ana, label="Board at the bar", role="member"
    )
    client = client_of(people, "nobody")
    client.credentials(HTTP_AUTHORIZATION=f"Token {secret}")
    return client


def of_the_club(world: World, route: str) -> bool:
    """Whether tokens are asked for there at all."""
    view: Any = getattr(resolve(world.address(route)).func, "view_class", object)
    return issubclass(view, ApiView)


def of_clubs(world: World) -> list[str]:
    return [route for route in routes() if route.startswith("api/") and of_the_club(world, route)]


def test_it_reads_what_a_member_reads(world: World, reader: APIClient) -> None:
    expected = {
        route: OF_A_PERSON.get(route, TABLE[route, "GET"][MEMBER])
        for route in of_clubs(world)
        if (route, "GET") in TABLE
    }
    assert {route: world.ask(reader, route, "GET").status_code for route in expected} == expected


def test_it_writes_nothing(world: World, reader: APIClient) -> None:
    wrong = list(_written(world, reader))
    assert not wrong, "\n".join(wrong)


def _written(world: World, reader: APIClient) -> Iterator[str]:
    for route in of_clubs(world):
        for method in METHODS[1:]:
            answer: Any = world.ask(reader, route, method)
            refused = answer.status_code == 403 and answer.json()["code"] in CODES
            if not refused:
                yield f"{method} {route}: {answer.status_code}"


CODES = ("not_allowed", "permission_denied")
"""Where a browser is asked for a CSRF token, so is a program that brings none."""


def test_where_no_token_is_asked_for_it_is_told_that_it_takes_a_log_in(
    world: World, reader: APIClient
) -> None:
    asked = {each for each in TABLE if not of_the_club(world, each[0])}
    of_a_log_in = {(route, method) for route, method in asked if route.startswith(FOR_LOG_INS)}
    assert {"api/v1/boards/", "api/v1/records/"} < {route for route, _ in of_a_log_in}
    for route, method in of_a_log_in:
        answer: Any = world.ask(reader, route, method)
        assert (answer.status_code, answer.json()["code"]) == (403, "takes_log_in"), route
    for route, method in asked - of_a_log_in:
        assert world.ask(reader, route, method).status_code == TABLE[route, method][NOBODY], route


FOR_LOG_INS = ("api/v1/boards/", "api/v1/records/", "api/v1/account/")
