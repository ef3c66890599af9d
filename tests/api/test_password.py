"""`account/password/` and `account/email/`: changed by whoever knows the password."""

from __future__ import annotations

from typing import Any

import pytest

from clubsite.throttle import FREE_TRIES
from tests.api.conftest import device_of
from tests.api.programs import NEW, Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.people import PASSWORD, People

PUT, EMAIL = "account/password/", "account/email/"
CHANGE = {"old_password": PASSWORD, "new_password": NEW}
ADDRESS = {"email": "carla@example.org", "password": PASSWORD}

pytestmark = pytest.mark.django_db


@pytest.fixture
def carla(people: People) -> Program:
    return logged_in("carla")


def put(program: Program, path: str, body: Any, status: int) -> Any:
    return program.send(path, body, status, method="put")


def test_all_other_browsers_are_out_and_this_one_stays(carla: Program) -> None:
    phone = logged_in("carla")
    before = carla.cookies["sessionid"].value
    is_body(CHANGE, "PUT", PUT)
    put(carla, PUT, CHANGE, 204)
    assert carla.is_in()
    assert not phone.is_in()
    assert carla.cookies["sessionid"].value != before
    told = Program().send("account/log-in/", {"username": "carla", "password": PASSWORD}, 401)
    assert told["code"] == "wrong_log_in"
    logged_in("carla", NEW)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"old_password": "guess"}, "old_password"),
        ({"new_password": "short"}, "new_password"),
        ({"new_password": "carla-01"}, "new_password"),
        ({"new_password": ""}, "new_password"),
        ({"again": NEW}, "again"),
    ],
)
def test_it_says_what_is_wrong(
    carla: Program, people: People, changes: dict[str, str], field: str
) -> None:
    told = put(carla, PUT, {**CHANGE, **changes}, 400)
    assert (told["code"], set(told["fields"])) == ("invalid", {field})
    people.carla.refresh_from_db()
    assert people.carla.check_password(PASSWORD)


def test_it_takes_a_password_just_as_it_is_typed(carla: Program) -> None:
    put(carla, PUT, {**CHANGE, "new_password": "  with blanks  "}, 204)
    logged_in("carla", "  with blanks  ")


def test_it_slows_down_whoever_guesses_on_a_phone_left_open(carla: Program) -> None:
    wrong = {**CHANGE, "old_password": "guess"}
    assert carla.tries(PUT, wrong, FREE_TRIES, "put") == [400] * FREE_TRIES
    for path, body in ((PUT, CHANGE), (EMAIL, ADDRESS)):
        answer = carla.put(f"/api/v1/{path}", body)
        assert (answer.status_code, 0 < int(answer["Retry-After"]) <= 30) == (429, True)
        assert answer.json()["code"] == "throttled"


def test_the_e_mail_is_set_changed_and_removed(carla: Program) -> None:
    is_body(ADDRESS, "PUT", EMAIL)
    for address in ("carla@example.org", "c.arla@Example.org", ""):
        told = put(carla, EMAIL, {**ADDRESS, "email": address}, 200)
        is_answer(told, "PUT", EMAIL)
        assert told == {"email": address.replace("E", "e")}
        assert carla.ask("me/")["email"] == told["email"]


@pytest.mark.parametrize(
    ("changes", "field"), [({"password": "guess"}, "password"), ({"email": "no address"}, "email")]
)
def test_no_e_mail_is_kept_that_is_none_or_without_the_password(
    carla: Program, changes: dict[str, str], field: str
) -> None:
    assert set(put(carla, EMAIL, {**ADDRESS, **changes}, 400)["fields"]) == {field}
    assert carla.ask("me/")["email"] == ""


@pytest.mark.parametrize(("path", "body"), [(PUT, CHANGE), (EMAIL, ADDRESS)])
def test_it_is_for_whoever_is_logged_in(people: People, path: str, body: dict[str, str]) -> None:
    assert put(Program(), path, body, 401)["code"] == "not_authenticated"
    told = device_of(people).send(path, body, 403, method="put")
    assert told["code"] == "takes_log_in"
