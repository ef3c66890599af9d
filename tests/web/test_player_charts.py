"""The drawings on a player's page, and who sees which."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import PublicView
from tests.builders import open_table
from tests.people import People
from tests.web.test_player_past import page

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(people: People) -> People:
    """Bogdan won 3 from Ana's box and lost 1, at half a euro a point."""
    for table, points in (("Table 1", 3), ("Table 2", -1)):
        night = open_table(people, "ana", "bogdan", table=table)
        night.quick(bogdan=points)
        night.close()
    return people


def test_it_draws_and_tells_points_and_money(played: People, logged_in: LogIn) -> None:
    html = page(logged_in(played.carla), played, "bogdan")
    assert html.count("<polyline") == 2
    assert "+2 at the end; lowest 0, highest +2." in html
    assert "Money won and lost, EUR" in html
    assert "+1.00 at the end; lowest 0.00, highest +1.00." in html
    assert "style=" not in html.split("<main")[1]


def test_it_names_each_drawing_and_what_tells_it(played: People, logged_in: LogIn) -> None:
    html = page(logged_in(played.carla), played, "bogdan")
    for unit in ("points", "EUR"):
        assert f'aria-describedby="chart-{unit}-told"' in html
        assert f'id="chart-{unit}-told"' in html
    assert html.count('role="img"') == 2


def test_it_is_empty_of_who_never_played(people: People, logged_in: LogIn) -> None:
    html = page(logged_in(people.carla), people, "elena")
    assert "No game is finished yet." in html
    assert 'name="nights"' not in html
    assert "<polyline" not in html


def test_it_draws_no_money_where_only_points_count(people: People, logged_in: LogIn) -> None:
    open_table(people, "ana", "radu", currency="", stake_minor=0).quick(radu=1)
    html = page(logged_in(people.carla), people, "radu")
    assert html.count("<polyline") == 1


def test_it_shows_the_public_no_money(played: People, client: Client) -> None:
    played.club.public_view = PublicView.ALL
    played.club.save()
    html = page(client, played, "bogdan")
    assert html.count("<polyline") == 1
    assert "EUR" not in html
