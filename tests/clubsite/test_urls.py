from __future__ import annotations

import pytest
from django.conf import settings
from django.shortcuts import resolve_url
from django.test import Client


def test_it_shows_the_clubs_icon_where_a_page_names_none(client: Client) -> None:
    response = client.get("/favicon.ico")
    assert (response.status_code, response["Location"]) == (302, "/static/chouette/icon.svg")


@pytest.mark.django_db
def test_it_keeps_strangers_out_of_the_admin(client: Client) -> None:
    response = client.get("/admin/auth/user/")
    assert response["Location"] == "/admin/login/?next=/admin/auth/user/"


def test_it_has_a_page_to_log_in() -> None:
    assert resolve_url(settings.LOGIN_URL) == "/log-in/"


@pytest.mark.django_db
def test_it_logs_out_by_a_form_only(client: Client) -> None:
    """A link would let any site log people out."""
    assert client.get("/log-out/").status_code == 405
    assert client.post("/log-out/")["Location"] == "/"


@pytest.mark.django_db
def test_it_remembers_a_language(client: Client) -> None:
    response = client.post("/i18n/setlang/", {"language": "ro", "next": "/healthz"})
    assert response["Location"] == "/healthz"
    assert response.cookies[settings.LANGUAGE_COOKIE_NAME].value == "ro"
