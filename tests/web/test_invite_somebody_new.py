"""A link for somebody who never played in the club, made on the page of the players."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Invitation, Membership
from tests.people import People
from tests.web.pages import Form, forms, ids

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/players/"

pytestmark = pytest.mark.django_db


def form_for(client: Client) -> Form | None:
    """The form that makes a link, if the page has one."""
    found = forms(client.get(URL).content.decode())
    return next((form for form in found if form.action.endswith("/invitations/new/")), None)


def link_in(html: str) -> str:
    found = re.search(r'value="http://testserver(/invitations/[\w-]+/)"', html)
    assert found, "the link is shown"
    return found[1]


def test_a_director_makes_a_link_that_is_shown_once(people: People, logged_in: LogIn) -> None:
    elena = logged_in(people.elena)
    form = form_for(elena)
    assert form is not None
    answer = elena.post(form.action, form.values())
    html = answer.content.decode()
    assert "no-store" in answer["Cache-Control"]
    assert html.index("</h1>") < html.index('id="secret-link"') < html.index("Add a guest")
    assert len(set(ids(html))) == len(ids(html))
    dinu = logged_in(people.dinu)
    assert dinu.post(link_in(html))["Location"] == "/clubs/club-test/"
    assert Membership.objects.get(user=people.dinu).role == "member"
    assert 'id="secret-link"' not in elena.get(URL).content.decode()


def test_an_owner_chooses_the_role(people: People, logged_in: LogIn) -> None:
    ana = logged_in(people.ana)
    form = form_for(ana)
    assert form is not None
    assert form.fields["role"] == ["member"]
    ana.post(form.action, form.values(role="scorer"))
    assert Invitation.objects.get().role == "scorer"


def test_a_director_gives_no_role(people: People, logged_in: LogIn) -> None:
    elena = logged_in(people.elena)
    form = form_for(elena)
    assert form is not None
    assert "role" not in form
    assert elena.post(form.action, {"role": "scorer"}).status_code == 403
    assert elena.post(form.action, {"role": "king"}).status_code == 404
    assert not Invitation.objects.exists()


def test_nobody_else_invites(people: People, logged_in: LogIn) -> None:
    for name in ("bogdan", "carla"):
        client = logged_in(getattr(people, name))
        assert form_for(client) is None
        assert client.post("/clubs/club-test/invitations/new/").status_code == 403
