"""Two who are not merged, and who may not merge them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.people import People
from tests.web.merging import merge, radu_won, read, url

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night at which Radu took 1.00 from Ana."""
    radu_won(people)
    return logged_in(people.elena)


@pytest.mark.parametrize(
    ("name", "into", "sentence"),
    [
        ("radu", "ana", "Radu and ana sat at one table"),
        ("carla", "radu", "carla has a log-in and stays"),
        ("radu", "radu", "Nobody can be merged into himself."),
    ],
)
def test_it_says_why_not(
    people: People, elena: Client, name: str, into: str, sentence: str
) -> None:
    response = merge(elena, people, name, into)
    assert response.status_code == 422
    assert sentence in read(response)


@pytest.mark.parametrize(
    "sent",
    [
        {"do": "merge", "into": ""},
        {"do": "merge", "into": "999999"},
        {"do": "part", "player": "x"},
        {"do": "part", "player": "999999", "name": "X"},
    ],
)
def test_it_knows_nobody_else(people: People, elena: Client, sent: dict[str, str]) -> None:
    assert elena.post(url(people, "radu"), sent).status_code == 404


def test_it_is_for_directors(people: People, strangers: People, logged_in: LogIn) -> None:
    address, sent = url(people, "radu"), {"do": "merge", "into": people.number("carla")}
    for name, status in {"ana": 200, "bogdan": 403, "carla": 403, "dinu": 404}.items():
        client = logged_in(getattr(people, name))
        assert client.get(address).status_code == status
        if status != 200:
            assert client.post(address, sent).status_code == status
    sent["into"] = strangers.number("mira")
    assert logged_in(people.ana).post(address, sent).status_code == 404
    assert "same/" in read(logged_in(people.elena).get(address[: -len("same/")]))
    assert "same/" not in read(logged_in(people.carla).get(address[: -len("same/")]))
