"""`account/log-out/`: here, at once, and for good."""

from __future__ import annotations

import pytest

from tests.api.conftest import Caller
from tests.api.programs import Program, logged_in
from tests.people import People

LOG_OUT = "account/log-out/"

pytestmark = pytest.mark.django_db


def test_whoever_has_the_cookie_is_nobody_from_now_on(people: People) -> None:
    program, other = logged_in("carla"), logged_in("carla")
    kept = Caller()
    kept.cookies["sessionid"] = program.cookies["sessionid"].value
    program.send(LOG_OUT, None, 204)
    for caller in (program, kept):
        assert caller.ask("me/", 401)["code"] == "not_authenticated"
    assert other.is_in()


def test_said_twice_it_is_done_once(people: People) -> None:
    program = logged_in("carla")
    program.send(LOG_OUT, None, 204)
    program.send(LOG_OUT, None, 204)
    Program().send(LOG_OUT, None, 204)


def test_one_logs_in_again_with_the_token_one_has(people: People) -> None:
    program = logged_in("carla")
    program.send(LOG_OUT, None, 204)
    assert program.log_in("ana")["name"] == "ana"
