"""A guest's phone is known, and nobody's log-in: what takes one says so wherever it is asked, and
what is of a club is answered as to whoever sees his table alone."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.matrix.api_table import TABLE
from tests.matrix.callers import CALLERS, client_of
from tests.matrix.world import World, world_of
from tests.people import People

pytestmark = pytest.mark.django_db

NOBODY = CALLERS.index("nobody")
TAKES_LOG_IN = """
GET me/
GET me/browsers/
DELETE me/browsers/
DELETE me/browsers/<slug:browser_id>/
PUT account/email/
PUT account/password/
POST clubs/
POST federations/
POST invitations/<str:secret>/accept/
GET boards/
POST boards/
GET boards/<id:board_id>/
GET boards/<id:board_id>/commands/
POST boards/<id:board_id>/commands/
GET records/
POST records/
GET records/<id:record_id>/
DELETE records/<id:record_id>/
GET records/<id:record_id>/replay/
"""


@pytest.fixture
def world(people: People) -> World:
    return world_of(people)


@pytest.fixture
def phone(world: World) -> APIClient:
    """That of Ion, who sits at the table that plays."""
    client = client_of(world.people, "nobody")
    session = client.session
    session["guest_pass"] = "s" * 32
    session.save()
    client.cookies["sessionid"] = str(session.session_key)
    return client


def test_what_takes_a_log_in_says_so(world: World, phone: APIClient) -> None:
    for line in TAKES_LOG_IN.split("\n")[1:-1]:
        method, route = line.split()
        answer: Any = world.ask(phone, f"api/v1/{route}", method)
        assert (answer.status_code, answer.json()["code"]) == (403, "takes_log_in"), line


def test_nowhere_is_it_told_to_log_in_or_send_a_token(world: World, phone: APIClient) -> None:
    asked = [key for key, statuses in TABLE.items() if statuses[NOBODY] == 401]
    for route, method in asked:
        assert world.ask(phone, route, method).status_code in (200, 400, 403, 404), route
