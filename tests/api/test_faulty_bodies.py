"""A body at fault is the same fault whoever sends it: nobody is taken for nobody because of it."""

from __future__ import annotations

import pytest

from tests.api.conftest import API, browser_of, device_of
from tests.builders import Table
from tests.matrix.callers import client_of
from tests.people import People

pytestmark = pytest.mark.django_db

BODIES = {
    "too long a list": '{"order": [' + ",".join(["1"] * 10_001) + "]}",
    "no JSON": "{",
    "NUL": '{"kind": "\\u0000"}',
    "too deep": "[" * 40 + "]" * 40,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_it_is_400_for_a_device_a_program_and_a_browser(
    people: People, table: Table, body: str
) -> None:
    address = f"{API}sessions/{table.session_id}/commands/"
    for caller in (device_of(people), browser_of(people.ana), client_of(people, "owner")):
        answer = caller.generic("POST", address, body, content_type="application/json")
        assert (answer.status_code, answer.json()["code"]) == (400, "parse_error")


def test_a_form_is_no_body_here_whoever_sends_it(people: People, table: Table) -> None:
    address = f"{API}sessions/{table.session_id}/commands/"
    for caller in (device_of(people), client_of(people, "owner")):
        form = caller.post(address, {"kind": "close"}, format="multipart")
        typed = caller.post(address, "kind=close", content_type="application/x-www-form-urlencoded")
        assert [form.status_code, typed.status_code] == [415, 415]


def test_a_token_in_the_body_stands_for_none_in_the_header(people: People, table: Table) -> None:
    browser = client_of(people, "owner")
    browser.credentials()
    address = f"{API}sessions/{table.session_id}/commands/"
    answer = browser.generic(
        "POST",
        address,
        f"csrfmiddlewaretoken={'a' * 32}",
        content_type="application/x-www-form-urlencoded",
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "permission_denied")
