"""Guessing a password gets slow, with one sentence that says how long."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from clubsite.guessing import FREE_FROM_AN_ADDRESS
from clubsite.models import LogInTries
from clubsite.throttle import FREE_TRIES, _key
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db


def guess(client: Client, times: int, url: str = "/log-in/", **headers: Any) -> Any:
    fields = {"username": "ana", "password": "guess"}
    return [client.post(url, fields, **headers) for _ in range(times)][-1]


def test_it_slows_down_after_several_wrong_passwords(people: People, client: Client) -> None:
    assert guess(client, FREE_TRIES).status_code == 200
    response = guess(client, 1)
    html = response.content.decode()
    assert (response.status_code, 0 < int(response["Retry-After"]) <= 30) == (429, True)
    assert html.count("Too many wrong passwords: try again in 1 minute.") == 1
    assert "Capital and small letters" not in html


def test_it_lets_in_nobody_who_has_to_wait(people: People, client: Client) -> None:
    guess(client, FREE_TRIES)
    fields = {"username": "ana", "password": PASSWORD}
    assert client.post("/log-in/", fields).status_code == 429
    assert client.post("/log-in/", fields, REMOTE_ADDR="192.0.2.9").status_code == 302


def test_it_begins_anew_after_a_right_password(people: People, client: Client) -> None:
    guess(client, FREE_TRIES - 1)
    fields = {"username": "ana", "password": PASSWORD}
    assert client.post("/log-in/", fields).status_code == 302
    assert guess(Client(), FREE_TRIES).status_code == 200


def test_it_tells_nobody_whether_a_name_exists(people: People, client: Client) -> None:
    fields = {"username": "nobody", "password": "guess"}
    answers = [client.post("/log-in/", fields).status_code for _ in range(FREE_TRIES + 1)]
    assert answers == [200] * FREE_TRIES + [429]


def test_it_counts_for_the_back_office_too(people: People, client: Client) -> None:
    User.objects.filter(username="ana").update(is_staff=True)
    guess(client, FREE_TRIES, "/admin/login/")
    html = guess(client, 1, "/admin/login/").content.decode()
    assert "Too many wrong passwords" in html
    assert guess(client, 1).status_code == 429


def test_it_counts_no_form_that_is_half_empty(people: People, client: Client) -> None:
    for _ in range(FREE_TRIES + 1):
        response = client.post("/log-in/", {"username": "ana", "password": ""})
        assert response.status_code == 200


def spray(client: Client, **headers: Any) -> Any:
    """One password tried on many names."""
    for number in range(FREE_FROM_AN_ADDRESS):
        client.post("/log-in/", {"username": f"name{number}", "password": "chouette"}, **headers)
    return client.post("/log-in/", {"username": "one more", "password": "chouette"}, **headers)


def test_it_slows_down_who_tries_many_names_from_one_address(
    people: People, client: Client
) -> None:
    assert spray(client).status_code == 429
    fields = {"username": "ana", "password": PASSWORD}
    assert client.post("/log-in/", fields).status_code == 429
    assert client.post("/log-in/", fields, REMOTE_ADDR="192.0.2.9").status_code == 302


def test_a_club_that_logs_in_at_one_address_does_not_wait(people: People) -> None:
    fields = {"username": "ana", "password": PASSWORD}
    for _ in range(FREE_FROM_AN_ADDRESS + 1):
        assert Client().post("/log-in/", fields).status_code == 302


def test_a_club_of_forty_who_mistype_twice_does_not_wait(people: People, client: Client) -> None:
    for number in range(80):
        wrong = {"username": f"member{number % 40}", "password": "guess"}
        client.post("/log-in/", wrong)
    fields = {"username": "ana", "password": PASSWORD}
    assert client.post("/log-in/", fields).status_code == 302


def test_whoever_waits_for_his_address_is_not_counted_by_name(
    people: People, client: Client
) -> None:
    spray(client)
    guess(client, FREE_TRIES)
    assert not LogInTries.objects.filter(pk=_key("ana", "127.0.0.1")).exists()
