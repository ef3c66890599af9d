"""One logs in with the CSRF token of our own site, by its form or its API, and in no other way."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from tests.people import PASSWORD

pytestmark = pytest.mark.django_db
WORDS = {"username": "ana", "password": PASSWORD}
TOKEN = "a" * 32


@pytest.fixture(autouse=True)
def ana() -> User:
    return User.objects.create_user("ana", password=PASSWORD)


def strict() -> Client:
    """A browser whose forms need the token that our pages give, and that has one."""
    client = Client(enforce_csrf_checks=True)
    client.cookies["csrftoken"] = TOKEN
    return client


def api_paths(patterns: list[Any] | None = None, before: str = "") -> Iterator[str]:
    """An address of every route below `api/`, numbers and words filled in."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        route = f"{before}{pattern.pattern}"
        if isinstance(pattern, URLResolver):
            yield from api_paths(pattern.url_patterns, route)
        elif isinstance(pattern, URLPattern) and route.startswith("api/"):
            yield "/" + re.sub(r"<(?:\w+:)?\w+>", "1", route)


def test_no_form_of_another_site_logs_anybody_in() -> None:
    client = strict()
    for path in ("/log-in/", "/sign-up/"):
        for token in ({}, {"csrfmiddlewaretoken": "b" * 32}):
            fields = {**WORDS, "password1": PASSWORD, "password2": PASSWORD, **token}
            assert client.post(path, fields).status_code == 403
    assert "sessionid" not in client.cookies
    assert client.post("/log-in/", {**WORDS, "csrfmiddlewaretoken": TOKEN}).status_code == 302


def test_no_json_logs_anybody_in() -> None:
    client = strict()
    headers = {"X-CSRFToken": TOKEN}
    for path in ("/log-in/", "/sign-up/", "/admin/login/"):
        client.post(path, json.dumps(WORDS), content_type="application/json", headers=headers)
    assert client.get("/account/").status_code == 302


def test_one_address_of_the_api_logs_somebody_in_and_only_with_its_token() -> None:
    paths, let_in = list(api_paths()), set()
    assert "/api/v1/clubs/" in paths
    for path in paths:
        for token in ({}, {"X-CSRFToken": "b" * 32}, {"X-CSRFToken": TOKEN}):
            client = strict()
            sent = json.dumps(WORDS)
            client.post(path, sent, content_type="application/json", headers=token)
            if client.get("/account/").status_code == 200:
                let_in.add((path, token.get("X-CSRFToken")))
    assert let_in == {("/api/v1/account/log-in/", TOKEN)}


def test_no_name_and_password_in_a_header_are_looked_at(client: Client) -> None:
    pair = base64.b64encode(f"ana:{PASSWORD}".encode()).decode()
    for scheme in ("Basic", "Token", "Bearer"):
        answer = client.get("/api/v1/me/", headers={"Authorization": f"{scheme} {pair}"})
        assert answer.status_code == 401
