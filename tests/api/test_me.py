"""`me/` and `me/browsers/`: oneself, and where one is logged in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from django.contrib.auth.models import User

from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.people import People

Queries = Callable[[int], AbstractContextManager[object]]
BROWSERS = "me/browsers/"

pytestmark = pytest.mark.django_db


def test_one_reads_who_one_is_and_where(people: People, strangers: People) -> None:
    User.objects.filter(pk=people.carla.pk).update(email="carla@example.org")
    me = browser_of(people.carla).ask("me/")
    is_answer(me, "GET", "me/")
    assert (me["name"], me["email"]) == ("carla", "carla@example.org")
    assert [(club["slug"], club["role"]) for club in me["clubs"]] == [("club-test", "member")]
    nowhere = {"user": people.dinu.pk, "name": "dinu", "email": "", "clubs": []}
    assert browser_of(people.dinu).ask("me/") == nowhere


def test_one_reads_where_one_is_logged_in(people: People) -> None:
    laptop, _phone, _other = (browser_of(people.carla) for _ in range(3))
    browser_of(people.ana)
    told = laptop.ask(BROWSERS)
    is_answer(told, "GET", BROWSERS)
    assert [row["is_this"] for row in told["results"]] == [True, False, False]
    assert laptop.cookies["sessionid"].value not in str(told)


def test_one_ends_a_browser(people: People) -> None:
    laptop, phone = browser_of(people.carla), browser_of(people.carla)
    other = next(row for row in laptop.ask(BROWSERS)["results"] if not row["is_this"])
    laptop.send(f"{BROWSERS}{other['id']}/", None, 204, method="delete")
    phone.ask("me/", 401)
    laptop.ask("me/")
    laptop.send(f"{BROWSERS}{other['id']}/", None, 404, method="delete")


def test_one_ends_all_others(people: People) -> None:
    laptop, phone, tablet = (browser_of(people.carla) for _ in range(3))
    ana = browser_of(people.ana)
    laptop.send(BROWSERS, None, 204, method="delete")
    assert len(laptop.ask(BROWSERS)["results"]) == 1
    phone.ask("me/", 401)
    tablet.ask("me/", 401)
    ana.ask("me/")


def test_one_ends_no_browser_of_somebody_else(people: People) -> None:
    ana, carla = browser_of(people.ana), browser_of(people.carla)
    (row,) = ana.ask(BROWSERS)["results"]
    refused = carla.send(f"{BROWSERS}{row['id']}/", None, 404, method="delete")
    assert refused["code"] == "not_found"
    ana.ask("me/")


def test_no_browser_is_ended_without_its_csrf_token(people: People) -> None:
    laptop, phone = browser_of(people.carla), browser_of(people.carla)
    laptop.credentials()
    assert laptop.send(BROWSERS, None, 403, method="delete")["code"] == "permission_denied"
    phone.ask("me/")


@pytest.mark.parametrize("path", ["me/", BROWSERS])
def test_a_token_is_nobody_and_nobody_is_asked_to_log_in(
    nobody: Caller, people: People, path: str
) -> None:
    assert device_of(people).ask(path, 403)["code"] == "takes_log_in"
    assert nobody.ask(path, 401)["code"] == "not_authenticated"


def test_it_asks_as_much_for_many_browsers_as_for_one(
    people: People, django_assert_num_queries: Queries
) -> None:
    laptop = browser_of(people.carla)
    for _ in range(3):
        with django_assert_num_queries(3):
            laptop.ask(BROWSERS)
        browser_of(people.carla)
