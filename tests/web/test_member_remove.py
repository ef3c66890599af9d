"""A membership is ended on the page of the player: by a director, or by the member himself."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Membership
from chouette.services.members import accept_invitation, invite
from tests.people import People
from tests.web.pages import forms

pytestmark = pytest.mark.django_db


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def page_of(client: Client, people: People, name: str) -> str:
    return client.get(f"/clubs/club-test/players/{people.number(name)}/").content.decode()


def end(client: Client, people: People, name: str) -> str:
    """Press the button on his page; the page that follows."""
    address = f"/clubs/club-test/members/{people.players[name].membership.pk}/remove/"
    shown = forms(page_of(client, people, name))
    assert address in [form.action for form in shown]
    return client.post(address, follow=True).content.decode()


def is_offered(client: Client, people: People, name: str) -> bool:
    return "/remove/" in page_of(client, people, name)


def test_a_director_ends_it_and_the_player_stays(people: People) -> None:
    elena, carla = browser_of(people.elena), browser_of(people.carla)
    assert "The membership is ended." in end(elena, people, "carla")
    assert carla.get("/clubs/club-test/").status_code == 404
    assert not is_offered(elena, people, "carla")


def test_an_invitation_brings_the_player_back(people: People) -> None:
    end(browser_of(people.elena), people, "carla")
    _, secret = invite(club_id=people.club.pk, actor=people.elena)
    assert accept_invitation(secret=secret, user=people.carla).player == people.players["carla"]


def test_a_member_leaves_the_club(people: People) -> None:
    carla = browser_of(people.carla)
    shown = end(carla, people, "carla")
    assert "You are no member of Club Test any more." in shown
    assert "You belong to no club yet." in shown


def test_the_last_owner_stays(people: People) -> None:
    ana = browser_of(people.ana)
    assert "owner" in end(ana, people, "ana")
    assert Membership.objects.filter(user=people.ana).exists()


def test_it_is_offered_to_whoever_may(people: People) -> None:
    assert not is_offered(browser_of(people.bogdan), people, "carla")
    assert not is_offered(browser_of(people.elena), people, "bogdan")
    assert is_offered(browser_of(people.ana), people, "bogdan")
    assert not is_offered(browser_of(people.ana), people, "radu")
