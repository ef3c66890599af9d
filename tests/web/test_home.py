from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.people import People

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


def test_it_lists_my_clubs_with_my_role(people: People, logged_in: LogIn) -> None:
    html = logged_in(people.bogdan).get("/").content.decode()
    assert 'href="/clubs/club-test/"' in html
    assert "scorer" in html


def test_it_shows_no_club_of_others(people: People, strangers: People, logged_in: LogIn) -> None:
    html = logged_in(people.bogdan).get("/").content.decode()
    assert strangers.club.name not in html


def test_it_tells_somebody_without_a_club_what_to_do_next(people: People, logged_in: LogIn) -> None:
    html = logged_in(people.dinu).get("/").content.decode()
    assert "You belong to no club yet." in html
    assert 'href="/clubs/new/"' in html


def test_it_leads_to_a_federation_of_clubs(people: People, logged_in: LogIn) -> None:
    assert 'href="/federations/new/"' in logged_in(people.ana).get("/").content.decode()


def test_it_asks_who_is_there(client: Client) -> None:
    response = client.get("/")
    assert response.status_code == 302
    assert response["Location"] == "/log-in/?next=/"


def test_it_says_that_one_comes_into_a_club_by_an_invitation(
    people: People, logged_in: LogIn
) -> None:
    html = logged_in(people.dinu).get("/").content.decode()
    assert "ask the owner of your club for an invitation: follow its link" in html
    assert "to add you" not in html
