"""Two players side by side before they are merged, while one of them still plays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.builders import NIGHT, open_table
from tests.people import People
from tests.web.merging import radu_won, read, url

LogIn = Callable[[User], Client]
TONIGHT = "With what an unfinished night adds to it."

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night at which Radu took 1.00 from Ana."""
    radu_won(people)
    return logged_in(people.elena)


def side_by_side(client: Client, people: People) -> list[str]:
    """What is told of Radu, and what of Carla."""
    html = read(client.get(f"{url(people, 'radu')}?into={people.number('carla')}"))
    return html.split("Both, side by side")[1].split("<form")[0].split("<h3>carla")


def test_it_counts_an_unfinished_night_in_points_and_in_money(
    people: People, elena: Client
) -> None:
    tonight = open_table(people, "ana", "radu", night_on=NIGHT + timedelta(days=7))
    tonight.quick(radu=4)
    radu, carla = side_by_side(elena, people)
    assert all(words in radu for words in ("+6", "+3.00"))
    assert "<dd>2 " in radu
    assert "26 November 2026 – 3 December 2026" in radu
    assert TONIGHT in radu
    assert TONIGHT not in carla


def test_it_says_nothing_of_a_night_that_is_over(people: People, elena: Client) -> None:
    assert all(TONIGHT not in told for told in side_by_side(elena, people))
