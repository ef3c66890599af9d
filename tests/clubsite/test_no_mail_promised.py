"""A site that sends no mail promises none; one that does says what an e-mail is for."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

from tests.people import People

pytestmark = pytest.mark.django_db

NO_MAIL = "This site sends no mail yet"


@pytest.mark.parametrize("email", ["", "ana@example.org"])
def test_it_promises_no_link_that_is_never_sent(
    people: People, client: Client, settings: Settings, email: str
) -> None:
    settings.SENDS_MAIL = False
    people.ana.email = email
    people.ana.save()
    sign_up = client.get("/sign-up/").content.decode()
    client.force_login(people.ana)
    for html in (sign_up, client.get("/account/").content.decode()):
        assert NO_MAIL in html
        assert "should you forget yours" not in html


def test_it_says_what_an_e_mail_is_for_where_mail_is_sent(
    people: People, client: Client, settings: Settings
) -> None:
    settings.SENDS_MAIL = True
    sign_up = client.get("/sign-up/").content.decode()
    assert "Only for a link to a new password" in sign_up
    client.force_login(people.ana)
    account = client.get("/account/").content.decode()
    assert "With one you can have a link to a new password sent" in account
    for html in (sign_up, account):
        assert NO_MAIL not in html
