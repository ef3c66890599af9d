"""A password is nothing like the name, wherever one is set."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.test import Client

from chouette.services.members import invite
from chouette.services.passwords import make_password_link
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db

SENTENCE = "Apart from your name, a password needs at least 8 characters of its own."


def judged(name: str, password: str) -> list[str]:
    try:
        validate_password(password, User(username=name))
    except ValidationError as error:
        return list(error.messages)
    return []


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("zoe", "zoe12345"),
        ("mira", "mira1234"),
        ("Zoe", "xxzOExx-93"),
        ("Zoë", "love-ZOË-9"),
        ("maximilian-the-first", "Maximilian-the"),
    ],
)
def test_it_is_more_than_the_name_and_no_part_of_it(name: str, password: str) -> None:
    assert SENTENCE in judged(name, password)


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("zoe", "quite-a-long-1"),
        ("jo", "major-joke-77"),
        ("", "gT7-qwbnm"),
        ("ana", "banana-split-7"),
        ("Zoë", "lovely-ZOË-93"),
    ],
)
def test_it_may_be_anything_else(name: str, password: str) -> None:
    assert judged(name, password) == []


def twice(password: str, field: str = "password") -> dict[str, str]:
    return {f"{field}1": password, f"{field}2": password}


def test_who_signs_up_is_told(client: Client) -> None:
    page = client.post("/sign-up/", {"username": "zoe", **twice("zoe12345")})
    assert SENTENCE in page.content.decode()
    assert not User.objects.exists()


def test_who_comes_in_by_an_invitation_is_told(people: People, client: Client) -> None:
    _, secret = invite(club_id=people.club.pk, actor=people.ana)
    page = client.post(f"/invitations/{secret}/", {"username": "zoe", **twice("zoe12345")})
    assert SENTENCE in page.content.decode()
    assert not User.objects.filter(username="zoe").exists()


def test_who_chooses_a_new_one_is_told(people: People, client: Client) -> None:
    new = twice("carla-1234", "new_password")
    number = people.players["carla"].pk
    _, secret = make_password_link(club_id=people.club.pk, actor=people.ana, player_id=number)
    assert SENTENCE in client.post(f"/passwords/{secret}/", new).content.decode()
    client.force_login(people.carla)
    told = client.post("/password/", {"old_password": PASSWORD, **new})
    assert SENTENCE in told.content.decode()
    people.carla.refresh_from_db()
    assert people.carla.check_password(PASSWORD)


def test_a_program_is_told_too(people: People, client: Client) -> None:
    body: dict[str, Any] = {"username": "zoe", "password": "zoe12345"}
    told = client.post("/api/v1/account/sign-up/", body, content_type="application/json").json()
    assert told["fields"]["password"] == [SENTENCE]
    client.force_login(people.carla)
    body = {"old_password": PASSWORD, "new_password": "carla-1234"}
    told = client.put("/api/v1/account/password/", body, content_type="application/json").json()
    assert SENTENCE in told["fields"]["new_password"]


def test_the_back_office_is_told_too(people: People, client: Client) -> None:
    client.force_login(User.objects.create_superuser("chief"))
    address = f"/admin/auth/user/{people.carla.pk}/password/"
    assert SENTENCE in client.post(address, twice("carla-1234")).content.decode()
