"""Capitals do not count in the name that one logs in with."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from clubsite.throttle import FREE_TRIES
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db


def log_in(client: Client, name: str, password: str = PASSWORD) -> int:
    return client.post("/log-in/", {"username": name, "password": password}).status_code


@pytest.mark.parametrize(
    ("kept", "typed"),
    [("zoe", "Zoe"), ("Zoe", "zoe"), ("zoe", "ZOE"), ("zoë", "Zoë"), ("a.B", "A.b")],
)
def test_a_name_is_typed_in_any_capitals(client: Client, kept: str, typed: str) -> None:
    User.objects.create_user(kept, password=PASSWORD)
    assert log_in(client, typed) == 302
    assert client.get("/account/").context["user"].username == kept


def test_they_count_in_the_password(client: Client) -> None:
    User.objects.create_user("zoe", password=PASSWORD)
    assert log_in(client, "Zoe", PASSWORD.upper()) == 200


def test_a_program_types_it_in_any_capitals_too(client: Client) -> None:
    User.objects.create_user("zoe", password=PASSWORD)
    body = {"username": "Zoe", "password": PASSWORD}
    told = client.post("/api/v1/account/log-in/", body, content_type="application/json")
    assert told.status_code == 200


def test_two_who_differ_in_capitals_alone_are_told_apart(client: Client) -> None:
    for name in ("zoe", "Zoe"):
        User.objects.create_user(name, password=f"{PASSWORD}-{name}")
    assert log_in(client, "Zoe", f"{PASSWORD}-zoe") == 200
    assert log_in(client, "ZOE", f"{PASSWORD}-zoe") == 200
    assert log_in(client, "zoe", f"{PASSWORD}-zoe") == 302


def test_guesses_are_counted_for_a_name_in_whatever_capitals(client: Client) -> None:
    User.objects.create_user("zoe", password=PASSWORD)
    for number in range(FREE_TRIES):
        assert log_in(client, ("zoe", "Zoe", "ZOE")[number % 3], "guess") == 200
    assert log_in(client, "zOe") == 429
