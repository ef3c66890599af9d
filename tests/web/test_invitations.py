"""A link that counts once, with which a guest gets a log-in of his own."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from chouette.models import Invitation, Membership
from tests.people import People

LogIn = Callable[[User], Client]
ACCOUNT = {
    "username": "radu",
    "password1": "quite-a-long-one",
    "password2": "quite-a-long-one",
}

pytestmark = pytest.mark.django_db


@pytest.fixture
def link(people: People, logged_in: LogIn) -> str:
    """The path of an invitation for Radu, as Elena, a director, was shown it."""
    address = f"/clubs/club-test/players/{people.number('radu')}/invite/"
    html = logged_in(people.elena).post(address).content.decode()
    found = re.search(r'value="http://testserver(/invitations/[\w-]+/)"', html)
    assert found, "the link is shown"
    return found[1]


def test_it_makes_a_log_in_and_keeps_the_guests_results(
    link: str, people: People, client: Client
) -> None:
    assert "You enter as Radu" in client.get(link).content.decode()
    response = client.post(link, ACCOUNT)
    assert response["Location"] == "/clubs/club-test/"
    assert client.get("/clubs/club-test/").status_code == 200
    membership = Membership.objects.get(user__username="radu")
    assert (membership.role, membership.player) == ("member", people.players["radu"])


def test_it_lets_somebody_with_a_log_in_enter(link: str, people: People, logged_in: LogIn) -> None:
    dinu = logged_in(people.dinu)
    assert "You are logged in as dinu." in dinu.get(link).content.decode()
    assert dinu.post(link)["Location"] == "/clubs/club-test/"


def test_it_counts_once(link: str, people: People, client: Client, logged_in: LogIn) -> None:
    client.post(link, ACCOUNT)
    again = logged_in(people.dinu).post(link)
    assert again.status_code == 404
    assert "This invitation is spent" in again.content.decode()


def test_it_ends(link: str, client: Client) -> None:
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert client.get(link).status_code == 404
    assert client.post(link, ACCOUNT).status_code == 404
    assert not User.objects.filter(username="radu").exists()


def test_it_says_what_is_wrong_with_a_password(link: str, client: Client) -> None:
    response = client.post(link, {**ACCOUNT, "password2": "another"})
    html = response.content.decode()
    assert response.status_code == 422
    assert 'class="error"' in html
    assert 'value="radu"' in html


def test_it_gives_no_name_that_looks_like_anothers(link: str, client: Client) -> None:
    response = client.post(link, {**ACCOUNT, "username": "ANA"})
    assert response.status_code == 422
    assert "Somebody is called so" in response.content.decode()


def test_it_is_made_by_directors_only(people: People, logged_in: LogIn) -> None:
    address = f"/clubs/club-test/players/{people.number('radu')}/invite/"
    assert logged_in(people.bogdan).post(address).status_code == 403
    assert logged_in(people.elena).get(address).status_code == 405
    assert not Invitation.objects.exists()


def test_it_is_for_guests_of_this_club(people: People, strangers: People, logged_in: LogIn) -> None:
    for number in (people.number("carla"), strangers.number("radu")):
        address = f"/clubs/club-test/players/{number}/invite/"
        assert logged_in(people.elena).post(address).status_code == 404


def test_it_opens_nothing_by_a_guess(client: Client) -> None:
    assert client.get("/invitations/guess/").status_code == 404


def test_it_tells_a_member_that_he_is_one(link: str, people: People, logged_in: LogIn) -> None:
    response = logged_in(people.carla).post(link)
    assert response.status_code == 422
    assert "You belong to this club already." in response.content.decode()
    assert logged_in(people.dinu).post(link).status_code == 302, "the link was not used up"


def test_it_is_not_for_a_member_who_opens_it(link: str, people: People, logged_in: LogIn) -> None:
    carla = logged_in(people.carla)
    for answer in (carla.get(link), carla.post(link)):
        html = answer.content.decode()
        assert "You belong to this club already. The link is for somebody else." in html
        assert "You enter as" not in html
        assert "Enter the club" not in html
    assert Invitation.objects.get().used_at is None


def test_after_a_refusal_it_does_not_say_whom_one_enters_as(
    link: str, people: People, logged_in: LogIn
) -> None:
    Membership.objects.get(user=people.carla).delete()
    answer = logged_in(people.carla).post(link)
    assert answer.status_code == 422
    assert "You enter as" not in answer.content.decode()
