"""What a new night is played for, as long as nobody types anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.builders import open_table
from tests.people import People
from tests.web.pages import Form, forms

URL = "/clubs/club-test/night/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def bogdan(people: People, logged_in: Callable[[User], Client]) -> Client:
    """The scorer of a club that named no stake of its own."""
    people.club.stake_minor = 0
    people.club.save()
    return logged_in(people.bogdan)


def stake_offered(client: Client) -> tuple[list[str], list[str]]:
    return _fields(client)["stake"], _fields(client)["currency"]


def _fields(client: Client) -> dict[str, list[str]]:
    found: Form = next(f for f in forms(client.get(URL).content.decode()) if "rules" in f)
    return found.fields


def test_it_is_last_nights_stake_where_the_club_named_none(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "bogdan", stake_minor=125, currency="RON").close()
    assert stake_offered(bogdan) == (["1.25"], ["RON"])


def test_it_is_nothing_after_a_night_for_points(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "bogdan", stake_minor=125).close()
    open_table(people, "ana", "carla", table="Table 2", currency="", stake_minor=0).close()
    assert stake_offered(bogdan) == ([""], ["EUR"])


def test_it_is_nothing_on_the_first_night(bogdan: Client, people: People) -> None:
    assert stake_offered(bogdan) == ([""], ["EUR"])


def test_it_says_what_no_stake_means(bogdan: Client, people: People) -> None:
    html = bogdan.get(URL).content.decode()
    assert "Without a stake only points count tonight." in html
    assert 'aria-describedby="stake-help"' in html
