"""What the API does not take: bodies, text, addresses, methods, kinds of content."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest
from django.http import HttpResponse

from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import fits
from tests.builders import open_table
from tests.people import People

CLUBS = "/api/v1/clubs/"
SCORE = "/api/v1/tools/score/"

pytestmark = pytest.mark.django_db


def problem(answer: HttpResponse, status: int, code: str) -> Any:
    """The problem, once it is of the one shape and says this."""
    assert answer["Content-Type"] == "application/problem+json"
    told = json.loads(answer.content)
    fits(told, {"$ref": "#/components/schemas/Problem"})
    assert (answer.status_code, told["status"], told["code"]) == (status, status, code)
    return told


def post(caller: Caller, body: str | bytes, content_type: str = "application/json") -> Any:
    whole = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
    return caller.post(SCORE, whole, content_type=content_type)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("{", "Expecting"),
        ("{'a': 1}", "Expecting"),
        ('{"a": 1, "a": 2}', "twice"),
        ('{"a": NaN}', "NaN"),
        ('{"a": -Infinity}', "Infinity"),
        ('{"a": 1e999}', "too large"),
        ('{"a": 1234567890123456789}', "too large"),
        ("[" * 33 + "]" * 33, "deeply"),
        ("[" * 100_000, "deeply"),
        ('{"a": "\\u0000"}', "NUL"),
        ('{"a\\u0000": 1}', "NUL"),
        ('{"a": "\\ud800"}', "surrogate"),
        ('{"a": "\\u0007"}', "control"),
        ('{"a": "\\u007f"}', "control"),
        (json.dumps([0] * 10_001), "too long"),
        (b'{"a": "\xff"}', "utf-8"),
        ("\ufeff{}".encode(), "Expecting value"),
    ],
)
def test_a_body_that_is_no_json_of_ours_is_a_parse_error(body: str | bytes, why: str) -> None:
    assert why in problem(post(Caller(), body), 400, "parse_error")["detail"]


def test_a_body_beyond_256_kib_is_too_large() -> None:
    problem(post(Caller(), b" " * (256 * 1024 + 1)), 413, "body_too_large")


def test_a_list_of_more_than_a_thousand_is_too_many() -> None:
    problem(post(Caller(), json.dumps([{}] * 1001)), 400, "invalid")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "multipart/form-data", "nonsense"]
)
def test_a_body_of_another_kind_is_unsupported(kind: str) -> None:
    problem(post(Caller(), "{}", kind), 415, "unsupported_media_type")


def test_an_answer_of_another_kind_is_not_to_be_had(people: People) -> None:
    answer = device_of(people).get(CLUBS, HTTP_ACCEPT="application/xml")
    problem(answer, 406, "not_acceptable")


@pytest.mark.parametrize("address", ["nope/", "clubs/club-test/nope/", "sessions/x/", "tools/"])
def test_an_address_that_leads_nowhere_is_not_found(people: People, address: str) -> None:
    problem(device_of(people).get(f"/api/v1/{address}"), 404, "not_found")


def test_a_method_that_an_address_does_not_take_is_told_which_it_does(people: People) -> None:
    answer = device_of(people).delete(CLUBS)
    problem(answer, 405, "method_not_allowed")
    assert answer["Allow"] == "GET, POST, HEAD, OPTIONS"


def test_a_slash_that_is_missing_is_put_there_and_nothing_is_lost() -> None:
    game = {"order": ["A", "B"], "events": [{"type": "result", "winner": "box", "kind": "single"}]}
    answer = Caller().post(SCORE.rstrip("/"), game)
    assert (answer.status_code, answer["Location"]) == (308, SCORE)
    followed = Caller().post(SCORE.rstrip("/"), game, follow=True)
    assert followed.json()["points"] == {"A": 1, "B": -1}


@pytest.mark.parametrize("path", ["/api/v1/clubs/%00/", "/api/v1/clubs/?cursor=%00"])
def test_a_nul_in_an_address_is_a_bad_request(path: str) -> None:
    problem(Caller().get(path), 400, "bad_request")


@pytest.mark.parametrize("size", ["0", "201", "-1", "x", "1.5", "9" * 50, ""])
def test_a_page_has_from_1_to_200_rows(people: People, size: str) -> None:
    answer = device_of(people).get("/api/v1/clubs/club-test/sessions/", {"page_size": size})
    assert list(problem(answer, 400, "invalid")["fields"]) == ["page_size"]


@pytest.mark.parametrize(
    "position", ["p=x", "p=", "p=-1", f"p={10**18}", "p=\u0661", "o=999999999", "r=x"]
)
def test_a_cursor_that_no_page_gave_begins_nowhere(people: People, position: str) -> None:
    open_table(people, "ana", "bogdan")
    cursor = b64encode(position.encode()).decode()
    answer = browser_of(people.ana).get("/api/v1/clubs/club-test/sessions/", {"cursor": cursor})
    if answer.status_code != 200:
        assert list(problem(answer, 400, "invalid")["fields"]) == ["cursor"]
    garbled = browser_of(people.ana).get("/api/v1/clubs/club-test/sessions/", {"cursor": "a"})
    problem(garbled, 400, "invalid")


def test_a_browser_that_brings_no_csrf_token_writes_nothing(people: People) -> None:
    browser = Caller()
    browser.force_login(people.ana)
    answer = browser.post("/api/v1/clubs/club-test/sessions/", {})
    problem(answer, 403, "permission_denied")


def test_a_token_that_nobody_made_is_a_failed_authentication() -> None:
    caller = Caller()
    caller.credentials(HTTP_AUTHORIZATION="Token nobodys")
    answer = caller.get(CLUBS)
    problem(answer, 401, "authentication_failed")
    assert answer["WWW-Authenticate"] == "Token"
