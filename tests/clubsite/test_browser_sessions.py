"""A log-in knows whose it is, from what and from where, and is written no more than needed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.backends.base import UpdateError
from django.test import Client
from django.utils.timezone import now

from clubsite.browser_sessions import SessionStore
from clubsite.models import BrowserSession
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"
LONG_AGO = timedelta(days=3)
Queries = Callable[[int], AbstractContextManager[object]]


@pytest.fixture
def ana() -> User:
    return User.objects.create_user("ana", password=PASSWORD)


def log_in(client: Client, **extra: Any) -> BrowserSession:
    fields = {"username": "ana", "password": PASSWORD}
    assert (
        client.post("/log-in/", fields, headers={"User-Agent": IPHONE}, **extra).status_code == 302
    )
    return BrowserSession.objects.get(pk=client.cookies["sessionid"].value)


def was_here(row: BrowserSession, ago: timedelta) -> None:
    at = now() - ago
    BrowserSession.objects.filter(pk=row.pk).update(created_at=at, seen_at=at)
    row.refresh_from_db()


def test_it_notes_who_logged_in_with_what_and_from_where(ana: User, client: Client) -> None:
    row = log_in(client, REMOTE_ADDR="192.0.2.7")
    assert (row.user, row.device, row.address) == (ana, "iPhone", "192.0.2.7")
    assert now() - row.created_at < timedelta(minutes=1)


def test_it_notes_the_network_of_a_household_and_not_one_address(ana: User, client: Client) -> None:
    assert log_in(client, REMOTE_ADDR="2001:db8::7:1").address == "2001:db8::/64"


def test_it_notes_once_an_hour_that_somebody_is_still_there(ana: User, client: Client) -> None:
    row = log_in(client, REMOTE_ADDR="192.0.2.7")
    was_here(row, LONG_AGO)
    client.get("/", REMOTE_ADDR="192.0.2.8", headers={"User-Agent": "Windows"})
    after = BrowserSession.objects.get()
    assert (after.device, after.address) == ("Windows", "192.0.2.8")
    assert after.seen_at > row.seen_at
    assert (after.created_at, after.session_data) == (row.created_at, row.session_data)


def test_it_writes_nothing_within_the_hour(ana: User, client: Client) -> None:
    was_here(row := log_in(client), timedelta(minutes=59))
    client.get("/")
    assert BrowserSession.objects.get().seen_at == row.seen_at


def test_it_asks_nothing_more_to_know_that(
    ana: User, client: Client, django_assert_num_queries: Queries
) -> None:
    log_in(client)
    with django_assert_num_queries(2):
        client.get("/password/")


def test_it_begins_a_log_in_of_his_own_in_a_browser_that_was_there(
    ana: User, client: Client
) -> None:
    before = client.session
    before["seat"] = 3
    before.save()
    client.cookies["sessionid"] = before.session_key or ""
    was_here(BrowserSession.objects.get(), LONG_AGO)
    row = log_in(client)
    assert now() - row.created_at < timedelta(minutes=1)
    assert client.session["seat"] == 3
    assert BrowserSession.objects.count() == 1


def test_it_keeps_when_somebody_logged_in_over_later_changes(ana: User, client: Client) -> None:
    was_here(row := log_in(client), LONG_AGO)
    store = SessionStore(row.pk)
    store["more"] = 1
    store.save()
    after = BrowserSession.objects.get()
    assert (after.created_at, after.device, after.user) == (row.created_at, "iPhone", ana)
    assert after.seen_at > row.seen_at


def test_it_does_not_bring_back_what_was_ended_meanwhile(ana: User, client: Client) -> None:
    store = SessionStore(log_in(client).pk)
    store["more"] = 1
    BrowserSession.objects.all().delete()
    with pytest.raises(UpdateError):
        store.save()
    assert not BrowserSession.objects.exists()


@pytest.mark.parametrize("key", ["\\000" * 10, "x" * 5000, "é" * 20, "x", "a b c d e f g"])
def test_it_takes_any_other_cookie_for_none(client: Client, key: str) -> None:
    client.cookies["sessionid"] = key
    assert client.get("/log-in/", headers={"Cookie": f'sessionid="{key}"'}).status_code == 200


def test_it_forgets_what_is_over(ana: User, client: Client) -> None:
    log_in(client)
    BrowserSession.objects.update(expire_date=now())
    assert client.get("/").status_code == 302
    after = log_in(Client())
    assert BrowserSession.objects.get() == after, "with the next log-in of anybody"
