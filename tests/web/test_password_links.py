"""A member who forgot his password gets a link to choose a new one."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from chouette.models import Invitation
from tests.people import PASSWORD, People

LogIn = Callable[[User], Client]
NEW = {"new_password1": "quite-a-long-one", "new_password2": "quite-a-long-one"}

pytestmark = pytest.mark.django_db


def made(client: Client, people: People, name: str) -> str:
    """The path of the link that the page of this player shows once."""
    address = f"/clubs/club-test/players/{people.number(name)}/password/"
    html = client.post(address).content.decode()
    found = re.search(r'value="http://testserver(/passwords/[\w-]+/)"', html)
    assert found, "the link is shown"
    return found[1]


@pytest.fixture
def link(people: People, logged_in: LogIn) -> str:
    return made(logged_in(people.elena), people, "carla")


def test_it_gives_a_new_password_and_ends_the_old_log_ins(
    link: str, people: People, logged_in: LogIn, client: Client
) -> None:
    old = logged_in(people.carla)
    assert old.get("/clubs/club-test/").context["user"] == people.carla
    assert "You log in as carla." in client.get(link).content.decode()
    html = client.post(link, NEW, follow=True).content.decode()
    assert "The new password counts." in html
    assert not old.get("/clubs/club-test/").wsgi_request.user.is_authenticated
    assert not client.login(username="carla", password=PASSWORD)
    assert client.login(username="carla", password=NEW["new_password1"])


def test_it_counts_once(link: str, client: Client) -> None:
    client.post(link, NEW)
    again = client.post(link, NEW)
    assert again.status_code == 404
    assert "This link is spent" in again.content.decode()


def test_it_ends(link: str, client: Client) -> None:
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert client.get(link).status_code == 404


def test_it_says_what_is_wrong_with_a_password(link: str, client: Client) -> None:
    for typed in ({**NEW, "new_password2": "another"}, dict.fromkeys(NEW, "short")):
        response = client.post(link, typed)
        assert response.status_code == 422
        assert 'class="error"' in response.content.decode()


def test_it_says_at_once_that_the_log_in_counts_elsewhere(
    link: str, people: People, client: Client
) -> None:
    people.carla.is_staff = True
    people.carla.save()
    response = client.get(link)
    html = response.content.decode()
    assert response.status_code == 422
    assert "carla belongs to another club too" in html
    assert 'name="new_password1"' not in html


def test_it_is_no_way_into_the_club(link: str, logged_in: LogIn, people: People) -> None:
    secret = link.removeprefix("/passwords/")
    assert logged_in(people.dinu).post(f"/invitations/{secret}").status_code == 404


def test_it_is_offered_where_it_may_be_made(people: People, logged_in: LogIn) -> None:
    def offered(reader: User, name: str) -> bool:
        page = f"/clubs/club-test/players/{people.number(name)}/"
        return f"{page}password/" in logged_in(reader).get(page).content.decode()

    assert offered(people.elena, "carla")
    assert not offered(people.elena, "ana")
    assert offered(people.ana, "elena")
    assert not offered(people.bogdan, "carla")
    assert not offered(people.elena, "radu")


def test_it_says_why_none_is_made(people: People, logged_in: LogIn) -> None:
    User.objects.filter(username="carla").update(is_staff=True)
    address = f"/clubs/club-test/players/{people.number('carla')}/password/"
    response = logged_in(people.elena).post(address)
    assert response.status_code == 422
    html = response.content.decode()
    assert "who keeps the site gives him a new password" in html
    name = people.players["carla"].name
    assert f'required value="{name}">' in html, "his name is not what is wrong"
