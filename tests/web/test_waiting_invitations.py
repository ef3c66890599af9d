"""Invitations that wait stand on the page of the players, where they can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.services.members import accept_invitation, invite
from tests.people import People
from tests.web.pages import forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/players/"

pytestmark = pytest.mark.django_db


def waiting(client: Client) -> str:
    """The section of the page, or nothing."""
    html = client.get(URL).content.decode()
    _, found, rest = html.partition("Invitations that wait")
    return rest.partition("</section>")[0] if found else ""


def test_a_director_sees_whom_they_are_for_and_takes_one_back(
    people: People, logged_in: LogIn
) -> None:
    radu = people.players["radu"].pk
    _, secret = invite(club_id=people.club.pk, actor=people.elena, player_id=radu)
    elena = logged_in(people.elena)
    assert "Radu" in waiting(elena)
    assert "made by elena" in waiting(elena)
    (form,) = forms(waiting(elena))
    html = elena.post(form.action, form.values(), follow=True).content.decode()
    assert "The invitation is taken back." in html
    assert waiting(elena) == ""
    assert logged_in(people.dinu).get(f"/invitations/{secret}/").status_code == 404
    assert elena.post(form.action).status_code == 404


def test_one_that_was_followed_waits_no_more(people: People, logged_in: LogIn) -> None:
    _, secret = invite(club_id=people.club.pk, actor=people.ana)
    assert "somebody new" in waiting(logged_in(people.elena))
    accept_invitation(secret=secret, user=people.dinu)
    assert waiting(logged_in(people.elena)) == ""


def test_a_director_takes_back_what_a_director_may_make(people: People, logged_in: LogIn) -> None:
    made, _ = invite(club_id=people.club.pk, actor=people.ana, role="scorer")
    assert not forms(waiting(logged_in(people.elena)))
    assert forms(waiting(logged_in(people.ana)))
    url = f"/clubs/club-test/invitations/{made.pk}/revoke/"
    assert logged_in(people.elena).post(url).status_code == 403


def test_nobody_else_sees_them(people: People, logged_in: LogIn) -> None:
    invite(club_id=people.club.pk, actor=people.ana)
    for name in ("bogdan", "carla"):
        assert waiting(logged_in(getattr(people, name))) == ""
