"""Callers of the API: whoever is logged in with a browser, and devices with a token."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from chouette.models import Role
from chouette.services.members import create_device_token
from chouette.services.sessions import session_open
from tests.builders import NIGHT, Table
from tests.people import People

API = "/api/v1/"


class Caller(APIClient):
    """A client that asks below `/api/v1/`, checks CSRF as a browser's server does, and answers
    with the JSON."""

    def __init__(self, **headers: Any) -> None:
        super().__init__(enforce_csrf_checks=True, **headers)

    def ask(self, path: str, status: int = 200, **query: Any) -> Any:
        """GET; the body, once the status is as expected."""
        answer = self.get(API + path, query)
        assert answer.status_code == status, answer.content[:500]
        return answer.json()

    def send(self, path: str, body: Any, status: int = 201, *, method: str = "post") -> Any:
        """POST (or another method); the body, once the status is as expected."""
        answer = getattr(self, method)(API + path, body)
        assert answer.status_code == status, answer.content[:500]
        return answer.json() if answer.content else None


def browser_of(user: User) -> Caller:
    """A browser in which `user` is logged in, that sends the CSRF token as the pages do."""
    caller = Caller()
    caller.force_login(user)
    caller.cookies["csrftoken"] = "a" * 32
    caller.credentials(HTTP_X_CSRFTOKEN="a" * 32)
    return caller


def device_of(people: People, role: str = Role.SCORER) -> Caller:
    """A device with a token of the club."""
    _, secret = create_device_token(
        club_id=people.club.pk, actor=people.ana, label=f"{role} token", role=role
    )
    caller = Caller()
    caller.credentials(HTTP_AUTHORIZATION=f"Token {secret}")
    return caller


@pytest.fixture
def table(people: People) -> Table:
    """A table of Ana, Bogdan and Carla whose order nobody has drawn yet; 0.50 EUR a point."""
    opened = session_open(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.bogdan,
        night_on=NIGHT,
        table="Table 1",
        players=people.numbers("ana", "bogdan", "carla"),
    )
    return Table(people, opened, people.bogdan)


@pytest.fixture
def nobody() -> Caller:
    """A program without a token."""
    return Caller()
