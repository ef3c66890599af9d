"""Whatever is sent to the API: no answer of 500 or more, and every error in the one shape (R11)."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from django.test import Client

from clubsite.problems import CONTENT_TYPE
from tests.fuzz.conftest import real_parts, taken_back
from tests.fuzz.hostile import Request, requests
from tests.fuzz.schema import by_resource, document
from tests.matrix.world import World

pytestmark = pytest.mark.django_db

SHORT, LONG = 12, 2_000


def good_body(operation: str) -> Any:
    """The first example of a body in the document, None where the operation takes none."""
    method, path = operation.split(" ")
    content = document()["paths"][path][method.lower()].get("requestBody", {}).get("content", {})
    examples = content.get("application/json", {}).get("examples", {})
    return next((example["value"] for example in examples.values()), None)


def test_nothing_breaks_it(
    resource: str, cookies: dict[str, str], world: World, soak: bool
) -> None:
    client = Client(raise_request_exception=False)
    client.cookies.load(cookies)
    headers = {"X-CSRFToken": cookies["csrftoken"]}
    wrong: list[str] = []
    for operation in by_resource()[resource]:
        method, path = operation.split(" ")
        seed, parts = zlib.crc32(operation.encode()), real_parts(operation, world)
        sent = requests(seed, path, parts, good_body(operation), LONG if soak else SHORT)
        wrong += [fault for one in sent if (fault := _fault(client, method, one, headers))]
    assert not wrong, "\n".join(wrong[:5])


def _fault(client: Client, method: str, sent: Request, headers: dict[str, str]) -> str:
    """What is wrong with the answer; empty for nothing."""
    with taken_back():
        answer = client.generic(
            method, sent.path, sent.body, content_type=sent.content_type, headers=headers
        )
    what = f"{method} {sent.path[:200]} {sent.body[:200]!r}"
    if answer.status_code >= 500:
        return f"{answer.status_code}: {what}"
    if answer.status_code < 400:
        return ""
    problem = answer.json() if answer["Content-Type"] == CONTENT_TYPE else {}
    good = problem.get("status") == answer.status_code and problem.get("code")
    return "" if good and problem.get("detail") else f"no problem: {what}: {answer.content[:200]!r}"
