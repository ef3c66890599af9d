"""`/api/v1/docs/` and `/api/v1/schema/`: the document, for eyes and for programs."""

from __future__ import annotations

import json
import re

import pytest
import yaml
from django.test import Client

from chouette.api.codes import codes
from clubsite.api_document import document
from clubsite.content_policy import POLICY
from tests.api.conftest import Caller

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def names() -> list[str]:
    """Every operation of the document."""
    methods = document()["paths"].values()
    return [told["operationId"] for each in methods for told in each.values()]


def test_the_page_shows_every_operation_and_every_code(client: Client, names: list[str]) -> None:
    page = client.get("/api/v1/docs/")
    assert page.status_code == 200
    shown = page.content.decode()
    assert [name for name in names if f'id="{name}"' not in shown] == []
    assert [each.code for each in codes() if f"<code>{each.code}</code>" not in shown] == []


def test_the_page_asks_nothing_of_anybody_else(client: Client) -> None:
    page = client.get("/api/v1/docs/")
    asked = re.findall(r'(?:src|<link[^>]*href)="(.*?)"', page.content.decode())
    assert asked
    assert all(address.startswith("/") for address in asked)
    assert page["Content-Security-Policy"] == POLICY
    assert b"style=" not in page.content


def test_the_document_is_yaml_unless_json_is_asked_for() -> None:
    written = Caller().get("/api/v1/schema/")
    assert yaml.safe_load(written.content)["openapi"] == "3.1.0"
    by_header = Caller().get("/api/v1/schema/", HTTP_ACCEPT="application/json")
    by_address = Caller().get("/api/v1/schema/?format=json")
    assert json.loads(by_header.content) == json.loads(by_address.content)
    assert json.loads(by_address.content)["paths"].keys() == document()["paths"].keys()


def test_the_document_is_changed_by_nobody() -> None:
    refused = Caller().post("/api/v1/schema/", {})
    assert (refused.status_code, refused.json()["code"]) == (405, "method_not_allowed")
