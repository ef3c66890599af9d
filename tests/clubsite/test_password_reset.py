"""A new password by mail: the answer tells nobody who is here."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.throttle import FREE_TRIES
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db
ADDRESS = "ana@example.org"


@pytest.fixture(autouse=True)
def ana(settings: Settings) -> User:
    settings.SENDS_MAIL = True
    return User.objects.create_user("ana", ADDRESS, PASSWORD)


def ask(client: Client, address: str = ADDRESS, **extra: Any) -> Any:
    return client.post("/password/forgotten/", {"email": address}, **extra)


def test_it_says_the_same_whether_the_address_is_known(client: Client) -> None:
    known, unknown = ask(client), ask(client, "nobody@example.org")
    assert known["Location"] == unknown["Location"] == "/password/forgotten/sent/"
    told = [dict(answer.headers) for answer in (known, unknown)]
    assert [answer.pop("X-Request-ID") for answer in told]
    assert told[0] == told[1]
    assert "If a log-in has this e-mail" in client.get(known["Location"]).content.decode()
    assert [message.to for message in mail.outbox] == [[ADDRESS]]


def test_its_mail_tells_who_it_is_for_and_nothing_secret(client: Client) -> None:
    ask(client)
    (message,) = mail.outbox
    assert message.subject == "A new password · testserver"
    assert "for ana at testserver" in message.body
    assert "\nhttp://testserver/password/new/" in message.body
    assert "&" not in message.body


def test_its_mail_is_in_the_readers_language(client: Client) -> None:
    client.cookies["django_language"] = "it"
    ask(client)
    assert mail.outbox[0].subject.startswith("Una nuova ")


def test_its_link_goes_to_this_site_over_https_where_there_is_https(client: Client) -> None:
    ask(client, secure=True)
    assert "https://testserver/password/new/" in mail.outbox[0].body
    assert ask(client, headers={"Host": "evil.example"}).status_code == 400
    assert len(mail.outbox) == 1


def test_it_writes_to_nobody_whose_log_in_is_closed(client: Client) -> None:
    User.objects.update(is_active=False)
    ask(client)
    assert mail.outbox == []


def test_it_fills_nobodys_letter_box(client: Client) -> None:
    for number in range(FREE_TRIES):
        ask(client, REMOTE_ADDR=f"192.0.2.{number}")
    response = ask(client, ADDRESS.upper(), REMOTE_ADDR="192.0.2.99")
    assert (response.status_code, 0 < int(response["Retry-After"]) <= 30) == (429, True)
    assert "try again in 1 minute" in response.content.decode()
    assert len(mail.outbox) == FREE_TRIES
    for number in range(FREE_TRIES):
        response = ask(client, f"{number}@example.org", REMOTE_ADDR="192.0.2.99")
    assert response.status_code == 429


def test_it_says_plainly_that_there_is_no_mail(client: Client, settings: Settings) -> None:
    settings.SENDS_MAIL = False
    page = client.get("/password/forgotten/")
    assert page.status_code == 200
    refused = ask(client)
    assert refused.status_code == 403
    for answer in (page, refused):
        html = answer.content.decode()
        assert "This site sends no mail." in html
        assert "make you a link" in html
        assert 'name="email"' not in html
    assert mail.outbox == []
    assert 'href="/password/forgotten/"' in client.get("/log-in/").content.decode()
