"""`account/log-in/`: a name and a password for a log-in, as on the page and no easier."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from clubsite.guessing import FREE_FROM_AN_ADDRESS
from clubsite.throttle import FREE_TRIES
from tests.api.programs import Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.people import PASSWORD, People

LOG_IN = "account/log-in/"
WRONG = {"username": "carla", "password": "guess"}
GOOD = {"username": "carla", "password": PASSWORD}

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def carla(people: People) -> User:
    return people.carla


def test_it_logs_in_whoever_knows_the_password() -> None:
    program = Program()
    is_body(GOOD, "POST", LOG_IN)
    told = program.log_in("carla")
    is_answer(told, "POST", LOG_IN)
    assert (told["name"], told["email"]) == ("carla", "")
    me = program.ask("me/")
    assert [club["slug"] for club in me["clubs"]] == ["club-test"]
    assert len(program.ask("me/browsers/")["results"]) == 1


def test_its_token_is_good_for_the_next_that_writes() -> None:
    program = Program()
    told = program.send(LOG_IN, GOOD, 200)
    assert program.send("me/browsers/", None, 403, method="delete")["code"] == "permission_denied"
    program.bear(told)
    program.send("me/browsers/", None, 204, method="delete")


def test_its_answer_is_kept_by_nobody() -> None:
    answer = Program().post(f"/api/v1/{LOG_IN}", GOOD)
    assert answer["Cache-Control"] == "private, no-store"
    assert answer.cookies["sessionid"]["httponly"]
    assert answer.cookies["sessionid"]["samesite"] == "Lax"


def test_it_tells_nobody_what_was_wrong() -> None:
    User.objects.create_user("gone", password=PASSWORD, is_active=False)
    told = []
    for body in (WRONG, {**GOOD, "username": "nobody-so"}, {**GOOD, "username": "gone"}):
        answer = Program().post(f"/api/v1/{LOG_IN}", body)
        assert (answer.status_code, answer["WWW-Authenticate"]) == (401, "Browser")
        assert "sessionid" not in answer.cookies
        told.append(answer.json())
    assert told[0] == told[1] == told[2]
    assert told[0]["code"] == "wrong_log_in"


def test_it_slows_down_whoever_guesses_as_the_page_does() -> None:
    program = Program(REMOTE_ADDR="192.0.2.50")
    assert program.tries(LOG_IN, WRONG, FREE_TRIES) == [401] * FREE_TRIES
    answer = program.post(f"/api/v1/{LOG_IN}", GOOD)
    assert (answer.status_code, 0 < int(answer["Retry-After"]) <= 30) == (429, True)
    assert answer.json()["code"] == "throttled"
    assert not program.is_in()
    page = Client(REMOTE_ADDR="192.0.2.50").post("/log-in/", GOOD)
    assert (page.status_code, 0 < int(page["Retry-After"]) <= 30) == (429, True)
    Program().log_in("carla")


def test_wrong_passwords_on_the_page_count_here() -> None:
    page = Client(REMOTE_ADDR="192.0.2.51")
    for _ in range(FREE_TRIES):
        page.post("/log-in/", WRONG)
    assert Program(REMOTE_ADDR="192.0.2.51").send(LOG_IN, GOOD, 429)["code"] == "throttled"


def test_a_right_password_begins_anew() -> None:
    program = Program()
    for _ in range(2):
        assert program.tries(LOG_IN, WRONG, FREE_TRIES - 1) == [401] * (FREE_TRIES - 1)
        program.log_in("carla")


def test_no_name_of_one_that_is_guessed_counts_differently() -> None:
    body = {**WRONG, "username": "nobody-so"}
    assert Program().tries(LOG_IN, body, FREE_TRIES + 1) == [401] * FREE_TRIES + [429]


def test_one_password_is_not_tried_on_many_names() -> None:
    program = Program()
    for number in range(FREE_FROM_AN_ADDRESS):
        program.send(LOG_IN, {**WRONG, "username": f"name{number}"}, 401)
    assert program.send(LOG_IN, GOOD, 429)["code"] == "throttled"


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, {"username", "password"}),
        ({"username": "carla", "password": ""}, {"password"}),
        ({**GOOD, "next": "/"}, {"next"}),
        ({"username": ["carla"], "password": PASSWORD}, {"username"}),
    ],
)
def test_it_says_which_field_is_wrong(body: dict[str, Any], fields: set[str]) -> None:
    told = Program().send(LOG_IN, body, 400)
    assert (told["code"], set(told["fields"])) == ("invalid", fields)


@pytest.mark.parametrize("text", ["\x00", "carla\x00", "\ud800"])
def test_it_takes_no_text_that_is_none(text: str) -> None:
    for body in ({**GOOD, "username": text}, {**GOOD, "password": text}):
        sent = json.dumps(body)
        answer = Program().post(f"/api/v1/{LOG_IN}", sent, content_type="application/json")
        assert (answer.status_code, answer.json()["code"]) == (400, "parse_error")


@pytest.mark.parametrize("text", ["\u202ecarla", "𝕮arlo", "x" * 70_000, "' OR 1=1 --", "%00"])
def test_odd_text_is_a_wrong_password_like_any_other(text: str) -> None:
    for body in ({**GOOD, "username": text}, {**GOOD, "password": text}):
        assert Program().send(LOG_IN, body, 401)["code"] == "wrong_log_in"


def test_to_log_in_twice_is_to_be_logged_in() -> None:
    program = logged_in("carla")
    program.log_in("carla")
    assert len(program.ask("me/browsers/")["results"]) == 1
    assert program.log_in("ana")["name"] == "ana"
    assert program.ask("me/")["name"] == "ana"
