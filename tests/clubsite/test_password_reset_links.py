"""The link to a new password counts once, for a day, and is told to nobody else."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.core import mail
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.models import BrowserSession
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db
NEW = {"new_password1": "quite-another-one", "new_password2": "quite-another-one"}


@pytest.fixture(autouse=True)
def ana(settings: Settings) -> User:
    settings.SENDS_MAIL = True
    return User.objects.create_user("ana", "ana@example.org", PASSWORD)


def form_of(client: Client, path: str) -> str:
    """Where the link leads on to, as a browser follows it."""
    return str(client.get(path)["Location"])


def link(client: Client) -> str:
    """The path of the link that was mailed."""
    client.post("/password/forgotten/", {"email": "ana@example.org"})
    found = re.search(r"http://testserver(/password/new/\S+/)", str(mail.outbox[-1].body))
    assert found
    return found[1]


def test_a_link_counts_once(client: Client) -> None:
    path = link(client)
    client.post(form_of(client, path), NEW)
    again = Client().get(path)
    assert again.status_code == 404
    assert "This link is spent" in again.content.decode()


def test_a_link_counts_for_a_day(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    path = link(client)
    for hours, status in ((23, 302), (25, 404)):
        later = datetime.now() + timedelta(hours=hours)  # noqa: DTZ005 as Django counts it
        monkeypatch.setattr(default_token_generator, "_now", lambda later=later: later)
        assert Client().get(path).status_code == status


def test_a_link_ends_when_the_address_is_changed(client: Client, ana: User) -> None:
    path = link(client)
    User.objects.update(email="a.n.a@example.org")
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/password/new/MQ/x-y/", "/password/new/!/x/", "/password/new/OTk/set-password/"]
)
def test_a_guessed_link_opens_nothing(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
    assert client.post(path, NEW).status_code == 404


def test_the_page_of_a_link_does_not_tell_the_link_on(client: Client) -> None:
    path = link(client)
    page = form_of(client, path)
    secret = path.rstrip("/").rpartition("/")[2]
    answer = client.get(page)
    assert secret not in page
    assert secret not in answer.content.decode()
    assert answer["Referrer-Policy"] == "same-origin"
    assert "no-store" in answer["Cache-Control"]


def test_it_says_what_is_wrong_with_a_password(client: Client) -> None:
    page = form_of(client, link(client))
    for typed in ({**NEW, "new_password2": "another"}, dict.fromkeys(NEW, "short")):
        response = client.post(page, typed)
        assert response.status_code == 422
        assert 'class="error"' in response.content.decode()


def test_it_gives_a_new_password_to_whoever_reads_the_mail(client: Client) -> None:
    old = Client()
    old.login(username="ana", password=PASSWORD)
    page = form_of(client, link(client))
    assert "You log in as ana." in client.get(page).content.decode()
    html = client.post(page, NEW, follow=True).content.decode()
    assert "The new password counts. Log in with it." in html
    assert not client.login(username="ana", password=PASSWORD)
    assert client.login(username="ana", password=NEW["new_password1"])
    assert old.get("/account/").status_code == 302
    assert BrowserSession.objects.filter(user__isnull=False).count() == 1
