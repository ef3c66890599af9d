"""Nobody is logged in by another site's page, nor into a session that somebody else knows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.conftest import API, Caller
from tests.api.programs import NEW, Program
from tests.api.shapes import is_answer
from tests.guests import somewhere
from tests.people import PASSWORD, People

GOOD = {"username": "carla", "password": PASSWORD}
WRITES: list[tuple[str, str, dict[str, Any]]] = [
    ("post", "account/log-in/", GOOD),
    ("post", "account/log-out/", {}),
    ("post", "account/sign-up/", {"username": "ion", "password": NEW}),
    ("put", "account/password/", {"old_password": PASSWORD, "new_password": NEW}),
    ("put", "account/email/", {"email": "", "password": PASSWORD}),
    ("post", "account/password/forgotten/", {"email": "carla@example.org"}),
    ("post", "account/password/new/", {"uid": "MQ", "token": "x", "new_password": NEW}),
    ("post", "invitations/x/sign-up/", {"username": "ion", "password": NEW}),
    ("post", "password-links/x/", {"new_password": NEW}),
    ("post", "join/BCDFGH/", {"name": "Ion"}),
]

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("method", "path", "body"), WRITES)
def test_nothing_is_done_without_the_token(
    people: People, method: str, path: str, body: dict[str, Any]
) -> None:
    bare, foreign = Caller(REMOTE_ADDR=somewhere()), Program()
    foreign.credentials(HTTP_X_CSRFTOKEN="b" * 32)
    for caller in (bare, foreign):
        told = caller.send(path, body, 403, method=method)
        assert told["code"] == "permission_denied"
        assert "sessionid" not in caller.cookies


def test_nobody_is_logged_in_by_a_form_of_another_site(people: People) -> None:
    """A page elsewhere can send a form or plain text, with the reader's cookies, and no more."""
    program = Program()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = program.post(API + "account/log-in/", json.dumps(GOOD), content_type=kind)
        assert answer.status_code == 415
    assert not program.is_in()


def test_the_token_is_refused_to_another_origin(people: People) -> None:
    program = Program()
    answer = program.post(API + "account/log-in/", GOOD, HTTP_ORIGIN="https://evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "permission_denied")


def test_over_https_it_takes_an_origin_or_a_referer_as_browsers_send_them(people: People) -> None:
    program = APIClient(enforce_csrf_checks=True, REMOTE_ADDR=somewhere())
    token = program.get(API + "account/csrf/", secure=True).json()["csrf_token"]
    program.credentials(HTTP_X_CSRFTOKEN=token)
    sent: dict[str, Any] = {"secure": True, "format": "json"}
    assert program.post(API + "account/log-in/", GOOD, **sent).status_code == 403
    sent["HTTP_ORIGIN"] = "https://testserver"
    assert program.post(API + "account/log-in/", GOOD, **sent).status_code == 200


def test_a_log_in_begins_a_session_that_nobody_knew_before(people: People) -> None:
    program = Program()
    session = program.session
    session["planted"] = True
    session.save()
    planted = program.cookies["sessionid"].value
    program.log_in("carla")
    assert program.cookies["sessionid"].value != planted
    other = Caller()
    other.cookies["sessionid"] = planted
    other.ask("me/", 401)


def test_the_token_of_before_a_log_in_is_none_after_it(people: People) -> None:
    program = Program()
    before = program.cookies["csrftoken"].value
    program.log_in("carla")
    assert program.cookies["csrftoken"].value != before


def test_a_program_that_keeps_no_cookies_sends_them_itself(people: People) -> None:
    program = Program()
    token = program.log_in("carla")["csrf_token"]
    kept = "; ".join(f"{name}={one.value}" for name, one in program.cookies.items())
    headers = {"HTTP_COOKIE": kept, "HTTP_X_CSRFTOKEN": token}
    bare = APIClient(enforce_csrf_checks=True)
    assert bare.delete(API + "me/browsers/", **headers).status_code == 204


def test_a_token_is_told_to_everybody_and_kept_by_nobody(people: People) -> None:
    answer = Caller().get(API + "account/csrf/")
    assert (answer.status_code, answer["Cache-Control"]) == (200, "private, no-store")
    assert answer.cookies["csrftoken"].value
    is_answer(answer.json(), "GET", "account/csrf/")
