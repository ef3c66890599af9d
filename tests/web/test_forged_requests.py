"""What other sites and other people's browsers send in somebody's name does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth import SESSION_KEY
from django.contrib.auth.models import User
from django.test import Client

from chouette.services.members import invite
from chouette.services.passwords import make_password_link
from tests.people import PASSWORD, People
from tests.web.posts import books_of, everything, posts_of

LogIn = Callable[[User], Client]
ELSEWHERE = (
    "https://evil.example/", "//evil.example", "///evil.example", "http:evil.example",
    "/\\evil.example", "\\\\evil.example", "https:///evil.example", "javascript:alert(1)",
    " //evil.example", "http://testserver@evil.example/", "http://testserver.evil.example/",
    "\x01//evil.example", "data:text/html,x", "//[",
)  # fmt: skip
SITE_FORMS = {
    "/log-in/": {"username": "ana", "password": PASSWORD},
    "/log-out/": {},
    "/password/": {"old_password": PASSWORD, "new_password1": "x" * 12, "new_password2": "x" * 12},
    "/account/e-mail/": {"email": "x@evil.example", "password": PASSWORD},
    "/account/browsers/end/": {},
    "/sign-up/": {"username": "mira", "password1": "x" * 12, "password2": "x" * 12},
    "/password/forgotten/": {"email": "x@evil.example"},
    "/clubs/new/": {"name": "X", "timezone": "UTC"},
    "/i18n/setlang/": {"language": "ro"},
    "/admin/login/": {"username": "ana", "password": PASSWORD},
}


def strict(user: User | None = None, **headers: str) -> Client:
    """A browser whose forms need the token that our pages give."""
    client = Client(enforce_csrf_checks=True, headers=headers)
    if user is not None:
        client.force_login(user)
    return client


def test_it_takes_no_form_without_a_token(people: People) -> None:
    client, books = strict(people.ana), books_of(people)
    before = everything()
    for what, post in posts_of(books).items():
        assert client.post(post.url, post.fields).status_code == 403, what
        assert client.post(post.url, {**post.fields, "csrfmiddlewaretoken": "x" * 64}), what
    for url, fields in SITE_FORMS.items():
        assert client.post(url, fields).status_code == 403, url
    assert everything() == before
    assert client.get("/").status_code == 200, "still logged in"


def test_it_takes_no_link_in_somebodys_name(people: People) -> None:
    guest, carla = people.players["radu"].pk, people.players["carla"].pk
    club, ana = people.club.pk, people.ana
    _, invitation = invite(club_id=club, actor=ana, player_id=guest)
    _, password = make_password_link(club_id=club, actor=ana, player_id=carla)
    before, client = everything(), strict(people.dinu)
    for path in (f"/invitations/{invitation}/", f"/passwords/{password}/"):
        assert client.get(path).status_code == 200, "to look at it does nothing"
        assert client.post(path, {"new_password1": "x" * 12}).status_code == 403
    assert everything() == before


def test_it_takes_a_form_from_our_own_page_only(people: People) -> None:
    client = strict(people.ana)
    token = client.get("/clubs/new/").context["csrf_token"]
    fields = {"name": "X", "timezone": "Europe/Rome", "csrfmiddlewaretoken": str(token)}
    fields["command_id"] = str(uuid4())
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        response = client.post("/clubs/new/", fields, headers={"Origin": origin})
        assert response.status_code == 403, origin
    assert client.post("/clubs/new/", fields).status_code == 302


@pytest.mark.parametrize("next_page", ELSEWHERE, ids=ascii)
def test_it_leads_nowhere_else_after_a_log_in(people: People, next_page: str) -> None:
    fields = {"username": "ana", "password": PASSWORD, "next": next_page}
    for path in ("/log-in/", "/admin/login/"):
        response = Client().post(path, fields)
        assert response.get("Location", "/") == "/", path
    client = Client()
    client.force_login(people.ana)
    for path in ("/log-in/", "/log-out/", "/i18n/setlang/"):
        answer: Any = client.post(path, {"next": next_page, "language": "it"})
        assert answer.get("Location", "/") in {"/", "/log-in/"}, path
    assert client.get("/log-in/", {"next": next_page}).get("Location", "/") == "/"


def test_it_gives_a_new_name_to_a_browser_that_logs_in(people: People) -> None:
    client = Client()
    given = client.session
    given["planted"] = "by somebody who knows this key"
    given.save()
    client.cookies["sessionid"] = planted = given.session_key or ""
    client.post("/log-in/", {"username": "ana", "password": PASSWORD})
    assert client.cookies["sessionid"].value not in {"", planted}
    thief = Client()
    thief.cookies["sessionid"] = planted
    assert thief.get("/").status_code == 302


def test_it_gives_a_new_name_to_a_browser_that_follows_an_invitation(people: People) -> None:
    _, secret = invite(
        club_id=people.club.pk, actor=people.ana, player_id=people.players["radu"].pk
    )
    client, thief = Client(), Client()
    given = client.session
    given.save()
    client.cookies["sessionid"] = thief.cookies["sessionid"] = given.session_key or ""
    words = {"username": "radu", "password1": "quite-long-enough", "password2": "quite-long-enough"}
    assert client.post(f"/invitations/{secret}/", words).status_code == 302
    assert SESSION_KEY in client.session
    assert thief.get("/").status_code == 302


def test_it_forgets_a_browser_that_logged_out(people: People) -> None:
    client, thief = Client(), Client()
    client.force_login(people.ana)
    thief.cookies["sessionid"] = client.cookies["sessionid"].value
    assert thief.get("/").status_code == 200
    client.post("/log-out/")
    assert thief.get("/").status_code == 302


def test_it_throws_other_browsers_out_when_a_password_is_changed(people: People) -> None:
    mine, lost = Client(), Client()
    for client in (mine, lost):
        client.post("/log-in/", {"username": "ana", "password": PASSWORD})
    fresh = {"new_password1": "quite-another-one", "new_password2": "quite-another-one"}
    assert mine.post("/password/", {"old_password": PASSWORD, **fresh}).status_code == 302
    assert mine.get("/").status_code == 200
    assert lost.get("/").status_code == 302
