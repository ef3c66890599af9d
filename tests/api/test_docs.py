"""`/api/v1/docs/` and `/api/v1/schema/`: the document, for eyes and for programs."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
import yaml
from django.test import Client

from chouette.api.codes import codes
from chouette.api.command_schema import kinds, schema_of_kind
from chouette.api.command_senders import sent_by
from chouette.api.event_schema import schema_of_event
from chouette.rules.log import EVENT_KINDS
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


def test_the_page_shows_the_fields_of_every_kind_and_who_sends_a_command(client: Client) -> None:
    shown = client.get("/api/v1/docs/").content.decode()
    for kind, held in kinds().items():
        told = shown[shown.index(f'id="Command-{kind}"') :].partition("</details>")[0]
        assert f"Sent by {sent_by(kind)}." in unescape(told), kind
        properties = schema_of_kind(kind)["properties"]
        assert [name for name in properties if f"<code>{name}</code>" not in told] == [], held
    for kind in EVENT_KINDS:
        told = shown[shown.index(f'id="Event-{kind}"') :].partition("</details>")[0]
        properties = schema_of_event(kind)["properties"]
        assert [name for name in properties if f"<code>{name}</code>" not in told] == [], kind
    settled = shown[shown.index('id="Event-game_settled"') :].partition("</details>")[0]
    assert "<code>transfers[].amount</code>" in settled
    assert "captain_beaten.captain_next" in settled
