"""Browsers of different kinds, and what somebody does with them."""

from __future__ import annotations

from typing import Any

from django.test import Client

from tests.people import PASSWORD

NEW = "quite-another-password"
PHONE, LAPTOP = "Mozilla/5.0 (iPhone)", "Mozilla/5.0 (Windows NT 10.0)"


def browser(name: str = "ana", agent: str = LAPTOP) -> Client:
    client = Client(headers={"User-Agent": agent})
    assert client.post("/log-in/", {"username": name, "password": PASSWORD}).status_code == 302
    return client


def is_in(client: Client) -> bool:
    return client.get("/account/").status_code == 200


def change(client: Client, old: str = PASSWORD) -> Any:
    fields = {"old_password": old, "new_password1": NEW, "new_password2": NEW}
    return client.post("/password/", fields)
