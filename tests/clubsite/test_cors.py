"""Pages of other sites: none may read the API until it is named, and none its pages."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

PAGE = "https://scores.example.org"
CLUBS = "/api/v1/clubs/"

pytestmark = pytest.mark.django_db


def test_by_default_no_other_site_may_read_the_api(client: Client) -> None:
    answer = client.get(CLUBS, headers={"origin": PAGE})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("Access-Control-")]


def test_a_site_that_is_named_may_but_without_our_cookies(
    client: Client, settings: Settings
) -> None:
    settings.CORS_ALLOWED_ORIGINS = [PAGE]
    answer = client.get(CLUBS, headers={"origin": PAGE})
    assert answer["Access-Control-Allow-Origin"] == PAGE
    assert "Access-Control-Allow-Credentials" not in answer.headers
    assert "etag" in answer["Access-Control-Expose-Headers"].lower()
    other = client.get(CLUBS, headers={"origin": "https://evil.example.org"})
    assert "Access-Control-Allow-Origin" not in other.headers


def test_its_browser_is_told_which_headers_it_may_send(client: Client, settings: Settings) -> None:
    settings.CORS_ALLOWED_ORIGINS = [PAGE]
    asked = {"origin": PAGE, "access-control-request-method": "POST"}
    answer = client.options(CLUBS, headers=asked)
    assert answer.status_code == 200
    assert "authorization" in answer["Access-Control-Allow-Headers"].lower()


def test_the_pages_are_for_nobody_elses_pages(client: Client, settings: Settings) -> None:
    settings.CORS_ALLOWED_ORIGINS = [PAGE]
    answer = client.get("/log-in/", headers={"origin": PAGE})
    assert "Access-Control-Allow-Origin" not in answer.headers
