"""What a night that still goes on adds to an account, told there as in the standings."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.builders import NIGHT, Table, open_table
from tests.people import People

LogIn = Callable[[User], Client]
TOLD = "With what an unfinished night adds to it."

pytestmark = pytest.mark.django_db


@pytest.fixture
def carla(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.carla)


@pytest.fixture
def tonight(people: People) -> Table:
    """Ana lost 1.50 a week ago; tonight, which goes on, she has won 0.50 from Bogdan."""
    before = open_table(people, "ana", "bogdan", "carla", night_on=NIGHT - timedelta(days=7))
    before.quick(bogdan=2, carla=1)
    before.close()
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=-1)
    return table


def text(client: Client, people: People, name: str, rest: str = "") -> str:
    url = f"/clubs/club-test/players/{people.number(name)}/account/{rest}"
    html = unescape(client.get(url).content.decode())
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def test_it_has_a_provisional_line_on_top_of_what_is_booked(
    people: People, carla: Client, tonight: Table
) -> None:
    seen = text(carla, people, "ana")
    assert "An unfinished night provisional +0.50 −1.00" in seen
    assert "Account of ana −1.00 EUR" in seen
    assert TOLD in seen


def test_it_says_of_points_that_they_are_in_it(
    people: People, carla: Client, tonight: Table
) -> None:
    seen = text(carla, people, "ana", "?unit=points")
    assert "Account of ana −2" in seen
    assert TOLD in seen
    assert "An unfinished night" not in seen


def test_it_keeps_it_off_a_statement_and_says_so(
    people: People, carla: Client, tonight: Table
) -> None:
    seen = text(carla, people, "ana", "print/")
    assert "Closing balance −1.50 EUR" in seen
    assert "What an unfinished night adds to it, +0.50 EUR by now, is not in it." in seen
    assert TOLD in text(carla, people, "ana", "print/?unit=points")


@pytest.mark.parametrize("rest", ["", "?unit=points", "print/", "?until=2026-11-19"])
def test_it_says_nothing_of_a_night_that_does_not_count(
    people: People, carla: Client, tonight: Table, rest: str
) -> None:
    who = "ana" if "until" in rest else "carla"
    assert "unfinished night" not in text(carla, people, who, rest)


def test_it_is_booked_once_the_night_is_closed(
    people: People, carla: Client, tonight: Table
) -> None:
    tonight.close()
    seen = text(carla, people, "ana")
    assert "unfinished night" not in seen
    assert "Account of ana −1.00 EUR" in seen
