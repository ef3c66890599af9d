"""`account/sign-up/`: an account for anybody, where the site is open."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.accounts.tries import SIGN_UPS_FREE
from tests.api.programs import NEW, Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.guests import somewhere
from tests.people import PASSWORD, People

SIGN_UP = "account/sign-up/"

pytestmark = pytest.mark.django_db


def body(name: str = "ion", **changes: str) -> dict[str, str]:
    return {"username": name, "password": NEW, **changes}


def test_it_makes_an_account_and_logs_in_with_it() -> None:
    program = Program()
    sent = body(email="ion@example.org")
    is_body(sent, "POST", SIGN_UP)
    told = program.send(SIGN_UP, sent)
    is_answer(told, "POST", SIGN_UP, 201)
    assert (told["name"], told["email"]) == ("ion", "ion@example.org")
    program.bear(told)
    user, me = User.objects.get(), program.ask("me/")
    assert (me["name"], me["email"], me["clubs"]) == ("ion", "ion@example.org", [])
    assert user.check_password(NEW)
    assert not user.is_staff
    program.send("account/log-out/", None, 204)
    program.log_in("ion", NEW)


@pytest.mark.parametrize(
    ("mine", "also_mine"),
    [("ana", "Ana"), ("coco", "сосо"), ("BOB", "ВОВ"), ("olga", "oIga"), ("olga", "0lga")],
)
def test_it_gives_no_name_that_looks_like_anothers(mine: str, also_mine: str) -> None:
    Program().send(SIGN_UP, body(mine))
    told = Program().send(SIGN_UP, body(also_mine), 400)
    assert told["code"] == "invalid"
    assert told["fields"]["username"][0].startswith("Somebody is called so")
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"username": "ana maria"}, "username"),
        ({"username": "a" * 41}, "username"),
        ({"username": "erased-12"}, "username"),
        ({"username": "a\u200bb"}, "username"),
        ({"username": "аna"}, "username"),
        ({"password": "short"}, "password"),
        ({"password": "12345678"}, "password"),
        ({"password": "password1"}, "password"),
        ({"username": "ion-ion-ion", "password": "ion-ion-ion"}, "password"),
        ({"email": "no address"}, "email"),
        ({"email": "a" * 300 + "@example.org"}, "email"),
        ({"is_staff": "true"}, "is_staff"),
    ],
)
def test_it_says_what_is_wrong_as_the_page_does(changes: dict[str, str], field: str) -> None:
    program = Program()
    told = program.send(SIGN_UP, {**body(), **changes}, 400)
    assert (told["code"], set(told["fields"])) == ("invalid", {field})
    assert all(told["fields"][field])
    assert not User.objects.exists()
    assert not program.is_in()


def test_its_sentences_are_english_whoever_reads_them() -> None:
    program = Program(HTTP_ACCEPT_LANGUAGE="it")
    told = program.send(SIGN_UP, body(password="short"), 400)
    assert told["fields"]["password"] == [
        "This password is too short: it needs at least 8 characters."
    ]


def test_it_looks_at_nothing_while_somebody_has_to_wait() -> None:
    address = somewhere()
    page = Client(REMOTE_ADDR=address)
    page.post("/sign-up/", {"username": "ana"})
    for number in range(SIGN_UPS_FREE - 1):
        Program(REMOTE_ADDR=address).send(SIGN_UP, body(f"ion{number}"))
    answer: Any = Program(REMOTE_ADDR=address).post(f"/api/v1/{SIGN_UP}", body("radu"))
    assert (answer.status_code, 0 < int(answer["Retry-After"]) <= 30) == (429, True)
    assert answer.json()["code"] == "throttled"
    assert Program(REMOTE_ADDR=address).send(SIGN_UP, body("ion0"), 429)["code"] == "throttled"
    assert page.post("/sign-up/", {"username": "ana"}).status_code == 429
    assert not User.objects.filter(username="radu").exists()


def test_it_is_shut_where_one_comes_in_by_invitation(settings: Settings) -> None:
    settings.SIGN_UP = "invited"
    for sent in (body(), {}):
        assert Program().send(SIGN_UP, sent, 403)["code"] == "sign_up_closed"
    assert not User.objects.exists()


def test_whoever_is_logged_in_has_an_account(people: People) -> None:
    assert logged_in("carla").send(SIGN_UP, body(), 409)["code"] == "logged_in"
    assert not User.objects.filter(username="ion").exists()


def test_sent_twice_the_second_is_told_that_the_name_is_taken() -> None:
    first, second = Program(), Program()
    first.send(SIGN_UP, body(password=PASSWORD))
    assert set(second.send(SIGN_UP, body(), 400)["fields"]) == {"username"}
    assert User.objects.get().check_password(PASSWORD)
