"""One's account: the e-mail, the password, and the way there."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from clubsite.throttle import FREE_TRIES
from tests.clubsite.browsers import PHONE, browser, change
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> User:
    return User.objects.create_user("ana", password=PASSWORD)


def test_it_slows_down_whoever_guesses_the_password_on_a_phone_left_open(ana: User) -> None:
    phone = browser(agent=PHONE)
    for _ in range(FREE_TRIES):
        assert change(phone, "guess").status_code == 422
    assert (change(phone).status_code, 0 < int(change(phone)["Retry-After"]) <= 30) == (429, True)
    fields = {"email": "x@example.org", "password": PASSWORD}
    response = phone.post("/account/e-mail/", fields)
    assert response.status_code == 429
    assert "Too many wrong passwords: try again in 1 minute." in response.content.decode()


def test_it_sets_changes_and_removes_the_e_mail(ana: User) -> None:
    client = browser()
    for address in ("ana@example.org", "a.n.a@example.org", ""):
        response = client.post("/account/e-mail/", {"email": address, "password": PASSWORD})
        assert response["Location"] == "/account/"
        ana.refresh_from_db()
        assert ana.email == address
        assert f'value="{address}"' in client.get("/account/").content.decode() or not address


def test_it_changes_no_e_mail_without_the_password(ana: User) -> None:
    client = browser()
    for password, sentence in (("guess", "This is not your password."), ("", "required")):
        response = client.post("/account/e-mail/", {"email": "x@example.org", "password": password})
        assert response.status_code == 422
        assert sentence in response.content.decode()
    ana.refresh_from_db()
    assert ana.email == ""


def test_it_is_for_those_who_are_logged_in(client: Client) -> None:
    for path in ("/account/", "/account/e-mail/", "/account/browsers/end/", "/password/"):
        for answer in (client.get(path), client.post(path)):
            assert answer["Location"] == f"/log-in/?next={path}"


def test_every_page_leads_to_it(ana: User) -> None:
    client = browser()
    for path in ("/", "/clubs/new/", "/account/", "/password/"):
        assert 'href="/account/"' in client.get(path).content.decode()
