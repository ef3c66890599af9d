"""Anybody makes an account where the site is open; a name is nobody's but its owner's."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.accounts.tries import SIGN_UPS_FREE
from tests.clubsite.conftest import GOOD_KEY, SettingsFor
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db


def sign_up(client: Client, name: str = "ana", **changes: str) -> Any:
    fields = {"username": name, "password1": PASSWORD, "password2": PASSWORD, **changes}
    return client.post("/sign-up/", fields)


def test_it_makes_an_account_and_tells_what_to_do_next(client: Client) -> None:
    page = client.get("/sign-up/").content.decode()
    assert 'name="email"' in page
    assert sign_up(client)["Location"] == "/"
    html = client.get("/").content.decode()
    assert "Welcome, ana." in html
    assert "Found a club" in html
    assert "ask the owner of your club" in html
    user = User.objects.get()
    assert (user.username, user.email, user.is_staff) == ("ana", "", False)


def test_it_takes_an_e_mail_of_those_who_give_one(client: Client) -> None:
    assert sign_up(client, email="no address").status_code == 422
    sign_up(client, email="ana@example.org")
    assert User.objects.get().email == "ana@example.org"


def test_it_leads_to_the_page_one_wanted_and_nowhere_else(client: Client) -> None:
    page = client.get("/sign-up/?next=/clubs/new/").content.decode()
    assert 'value="/clubs/new/"' in page
    assert sign_up(client, next="/clubs/new/")["Location"] == "/clubs/new/"
    assert client.get("/sign-up/?next=/clubs/new/")["Location"] == "/clubs/new/"
    for elsewhere in ("https://evil.example/", "//evil.example", "javascript:alert(1)"):
        other = Client()
        name = f"radu{len(elsewhere)}"
        assert sign_up(other, name, next=elsewhere)["Location"] == "/"
        assert "evil" not in Client().get("/sign-up/", {"next": elsewhere}).content.decode()


@pytest.mark.parametrize(
    ("mine", "also_mine"),
    [("ana", "Ana"), ("Ionuț", "IONUȚ"), ("ana", "\uff21na"), ("BOB", "ВОВ"), ("coco", "сосо")],
)
def test_it_gives_no_name_that_looks_like_anothers(
    client: Client, mine: str, also_mine: str
) -> None:
    sign_up(client, mine)
    response = sign_up(Client(), also_mine)
    assert response.status_code == 422
    assert "Somebody is called so" in response.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    "name", ["Ioana", "Ioană", "Ştefan", "Νίκος", "Иван", "李明", "a.b+c@d-e_f"]
)
def test_it_takes_names_of_every_language(client: Client, name: str) -> None:
    assert sign_up(client, name).status_code == 302


@pytest.mark.parametrize(
    "name",
    [
        "",
        "ana maria",
        "a" * 41,
        "a\x00b",
        "аna",
        "erased-12",
        "Erased-12",
        "\u3164",
        "a\u200bb",
        "<b>",
    ],
)
def test_it_says_what_is_wrong_with_a_name(client: Client, name: str) -> None:
    response = sign_up(client, name)
    assert response.status_code == 422
    assert 'id="id_username_error"' in response.content.decode()
    assert not User.objects.exists()


def test_it_keeps_a_name_in_one_form_of_its_letters(client: Client) -> None:
    sign_up(client, "Zoe\u0308")
    assert User.objects.get().username == "Zoë"


@pytest.mark.parametrize("language", ["it", "ro"])
def test_it_judges_passwords_in_the_readers_language(client: Client, language: str) -> None:
    client.cookies["django_language"] = language
    for password in ("short", "ana-ana-ana", "12345678", "password1"):
        response = sign_up(client, "ana-ana", password1=password, password2=password)
        html = response.content.decode()
        assert 'id="id_password2_error"' in html
        assert "This password is" not in html
        assert "The password is" not in html


def test_it_looks_at_nothing_while_somebody_has_to_wait(client: Client) -> None:
    for number in range(SIGN_UPS_FREE):
        assert sign_up(Client(), f"ana{number}").status_code == 302
    response = sign_up(client, "bogdan")
    assert (response.status_code, 0 < int(response["Retry-After"]) <= 30) == (429, True)
    html = response.content.decode()
    assert "try again in 1 minute" in html
    assert 'value="bogdan"' in html, "what was typed is kept"
    assert PASSWORD not in html
    assert not User.objects.filter(username="bogdan").exists()
    fields = {"username": "ana0", "password": PASSWORD}
    assert client.post("/log-in/", fields).status_code == 302, "a log-in is another thing"


def test_it_lets_in_nobody_uninvited_where_the_site_is_not_open(
    client: Client, settings: Settings
) -> None:
    settings.SIGN_UP = "invited"
    for response in (client.get("/sign-up/"), sign_up(client)):
        assert response.status_code == 403
        assert "comes in by invitation" in response.content.decode()
    assert not User.objects.exists()
    assert "/sign-up/" not in client.get("/log-in/").content.decode()


def test_the_log_in_leads_to_it_and_keeps_the_page_one_wanted(client: Client) -> None:
    assert (
        'href="/sign-up/?next=/clubs/new/"'
        in client.get("/log-in/?next=/clubs/new/").content.decode()
    )


def test_it_is_open_to_try_and_closed_in_production(settings_for: SettingsFor) -> None:
    production = {"DJANGO_ENV": "production", "SECRET_KEY": GOOD_KEY, "ALLOWED_HOSTS": "x.example"}
    assert settings_for()["SIGN_UP"] == "open"
    assert settings_for(**production)["SIGN_UP"] == "invited"
    assert settings_for(**production, SIGN_UP="open")["SIGN_UP"] == "open"
