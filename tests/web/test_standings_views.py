"""The standings by points, seats and cubes, in the order of any column, either way."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import PublicView, Season
from chouette.selectors.clubs import club_today
from tests.builders import open_table
from tests.people import People
from tests.web.test_standings import names, seen

LogIn = Callable[[User], Client]
Queries = Callable[[int], AbstractContextManager[object]]

pytestmark = pytest.mark.django_db


@pytest.fixture
def club(people: People) -> People:
    """Bogdan doubled Ana's box and won 2, Carla dropped to it; then Bogdan boxed and won 5."""
    table = open_table(people, "ana", "bogdan", "carla", night_on=club_today(people.club))
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("double", side="team", answers={bogdan: "take"})
    table.send("double", side="box", answers={carla: "drop"})
    table.send("result", winner="team", result="single")
    table.play("bogdan", "ana", "carla", ana=-4, carla=-1)
    table.close()
    return people


def cells(html: str, name: str) -> list[str]:
    """What stands in a player's row."""
    rows = re.findall(r"<tr.*?</tr>", html, re.DOTALL)
    found = re.findall(r"<td.*?</td>", next(r for r in rows if f">{name}</a>" in r), re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in found]


def link(html: str, label: str) -> str:
    """Where the head of a column leads."""
    found = re.search(rf'<a href="([^"]*)">{label}', html)
    assert found is not None, label
    return found.group(1).replace("&amp;", "&")


def test_it_shows_each_seat_a_game(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla), "?show=seats")
    assert cells(html, "bogdan") == ["+5.00 (1)", "+2.00 (1)", "– (0)", "50%", "+5", "+2"]
    assert cells(html, "carla") == ["– (0)", "– (0)", "−1.00 (2)", "0%", "−1", "−1"]


def test_it_shows_cubes_and_what_they_cost(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla), "?show=cubes")
    assert cells(html, "ana") == ["1", "+1", "1", "−2", "0", "0"]
    assert cells(html, "bogdan") == ["1", "+2", "0", "0", "0", "0"]
    assert cells(html, "carla") == ["0", "0", "0", "0", "1", "−1"]


def test_it_is_sorted_by_the_heads_of_the_columns(club: People, logged_in: LogIn) -> None:
    client = logged_in(club.carla)
    html = seen(client)
    assert names(html) == ["bogdan", "carla", "ana"]
    by_box = seen(client, link(html, "Box side"))
    assert names(by_box) == ["bogdan", "carla", "ana"]
    assert 'aria-sort="descending"><a' in by_box
    other_way = seen(client, link(by_box, "Box side"))
    assert names(other_way) == ["ana", "carla", "bogdan"]
    assert 'aria-sort="ascending"><a' in other_way
    assert link(other_way, "Box side").endswith("by=box")


def test_it_puts_who_never_sat_there_last(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla), "?show=seats&by=box")
    assert names(html) == ["bogdan", "ana", "carla"]


def test_it_keeps_the_rest_of_what_was_chosen(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla), "?nights=all&show=cubes&by=takes&up=1")
    assert "nights=all" in link(html, "Offers")
    assert "show=cubes" in link(html, "Offers")
    assert 'name="by" value="takes"' in html
    assert 'name="up" value="1"' in html


def test_it_gives_equal_sums_an_equal_place(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla), "?show=cubes&by=takes")
    assert re.findall(r'"place">(\d+)', html) == ["1", "2", "2"]


def test_it_shows_a_season_alone(club: People, logged_in: LogIn) -> None:
    today = club_today(club.club)
    old = Season.objects.create(
        club=club.club,
        name="Last winter",
        starts_on=today - timedelta(days=300),
        ends_on=today - timedelta(days=200),
    )
    client = logged_in(club.carla)
    html = seen(client, f"?nights=season-{old.pk}")
    assert f'<option value="season-{old.pk}" selected>Last winter' in html
    assert "No game was played in this time." in html


def test_it_draws_and_tells_how_points_went(club: People, logged_in: LogIn) -> None:
    html = seen(logged_in(club.carla))
    assert html.count("<polyline") == 3
    assert "<strong>bogdan</strong>: +7 at the end; lowest 0, highest +7." in html
    assert "style=" not in html.split("<main")[1]


def test_it_draws_nothing_of_a_club_that_never_played(people: People, logged_in: LogIn) -> None:
    assert "<polyline" not in seen(logged_in(people.carla))


@pytest.mark.parametrize("query", ["?show=x&by=y&games=z", "?show=cubes&by=points", "?nights=%F0"])
def test_it_shows_what_is_usual_of_what_it_does_not_know(
    club: People, logged_in: LogIn, query: str
) -> None:
    assert len(names(seen(logged_in(club.carla), query))) == 3


def test_it_shows_the_public_statistics_where_it_sees_standings(
    club: People, client: Client
) -> None:
    club.club.public_view = PublicView.STANDINGS
    club.club.save()
    html = seen(client, "?show=cubes")
    assert "/players/" not in html
    assert "EUR" not in html


@pytest.mark.parametrize("show", ["points", "seats", "cubes"])
def test_it_costs_the_same_queries_for_more_players_and_nights(
    club: People, logged_in: LogIn, django_assert_max_num_queries: Queries, show: str
) -> None:
    client = logged_in(club.carla)
    for week in range(1, 4):
        night_on = club_today(club.club) - timedelta(days=7 * week)
        night = open_table(club, "ana", "bogdan", "radu", "mira", night_on=night_on)
        night.quick(bogdan=1, radu=1, mira=-1)
        night.close()
    with django_assert_max_num_queries(20):
        seen(client, f"?nights=all&show={show}")
