"""The club's page of standings and balances, and what a player's page tells of his nights."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import PublicView
from chouette.selectors.clubs import club_today
from tests.builders import open_table
from tests.people import People

LogIn = Callable[[User], Client]
Queries = Callable[[int], AbstractContextManager[object]]
URL = "/clubs/club-test/standings/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def season(people: People) -> People:
    """This year Ana boxed and lost 2 to Bogdan, won 1 from Carla; two years ago Carla won 4 from
    Radu."""
    today = club_today(people.club)
    old = open_table(people, "radu", "carla", night_on=today - timedelta(days=731))
    old.quick(carla=4)
    old.close()
    table = open_table(people, "ana", "bogdan", "carla", night_on=today)
    table.quick(bogdan=2, carla=-1)
    table.close()
    return people


def names(html: str) -> list[str]:
    table = html.split('class="figures"')[1].split("</table>")[0]
    rows = re.findall(r'<th scope="row">(.*?)</th>', table, re.DOTALL)
    return [re.sub(r"<[^>]+>", " ", row).split()[1] for row in rows]


def seen(client: Client, query: str = "") -> str:
    response = client.get(f"{URL}{query}")
    assert response.status_code == 200
    return response.content.decode()


def test_it_begins_with_this_year(season: People, logged_in: LogIn) -> None:
    assert names(seen(logged_in(season.carla))) == ["bogdan", "ana", "carla"]


def test_it_shows_all_nights(season: People, logged_in: LogIn) -> None:
    html = seen(logged_in(season.carla), "?nights=all")
    assert names(html) == ["carla", "bogdan", "ana", "Radu"]


@pytest.mark.parametrize(
    ("by", "first"), [("average", "bogdan"), ("games", "carla"), ("box", "carla"), ("x", "carla")]
)
def test_it_can_be_ordered_otherwise(season: People, logged_in: LogIn, by: str, first: str) -> None:
    assert names(seen(logged_in(season.carla), f"?nights=all&by={by}"))[0] == first


def test_it_leaves_out_who_played_little(season: People, logged_in: LogIn) -> None:
    html = seen(logged_in(season.carla), "?games=several")
    assert "No game was played in this time." in html


def test_it_says_that_only_the_first_are_drawn(people: People, logged_in: LogIn) -> None:
    bogdan, names = logged_in(people.bogdan), ["ana", "bogdan", "carla", "elena", "radu"]
    for number, crowd in enumerate((names, [*names, "mira"])):
        assert "Only the first" not in seen(bogdan, "?nights=all")
        table = open_table(people, *crowd, table=f"T{number}")
        table.quick(**dict.fromkeys(crowd[1:], 1))
        table.close()
    assert "Only the first 5 of the list are drawn." in seen(bogdan, "?nights=all")


def test_it_says_who_owes_and_who_gets_in_words(season: People, logged_in: LogIn) -> None:
    html = seen(logged_in(season.carla)).split("Balances</h2>")[1]
    assert "−0.50" in html
    assert "owes" in html
    assert "gets" in html


def test_it_tells_a_new_club_that_nothing_was_played(people: People, logged_in: LogIn) -> None:
    assert "No game was played in this time." in seen(logged_in(people.carla))


def test_it_shows_the_public_what_the_club_shows(season: People, client: Client) -> None:
    assert client.get(URL).status_code == 302
    season.club.public_view = PublicView.STANDINGS
    season.club.save()
    html = seen(client)
    assert names(html) == ["bogdan", "ana", "carla"]
    assert "Balances" not in html
    assert "/players/" not in html
    assert f'href="{URL}"' in client.get("/clubs/club-test/").content.decode()


def test_it_costs_the_same_queries_for_more_nights(
    season: People, logged_in: LogIn, django_assert_max_num_queries: Queries
) -> None:
    client = logged_in(season.carla)
    for week in range(1, 4):
        night_on = club_today(season.club) + timedelta(days=7 * week)
        night = open_table(season, "ana", "bogdan", "radu", "mira", night_on=night_on)
        night.quick(bogdan=1, radu=1, mira=-1)
        night.close()
    with django_assert_max_num_queries(22):
        seen(client)


def test_it_shows_a_player_his_nights_and_his_money(season: People, logged_in: LogIn) -> None:
    page = f"/clubs/club-test/players/{season.number('bogdan')}/"
    html = logged_in(season.carla).get(page).content.decode()
    assert "Nights" in html
    assert "/sheet/" in html
    assert "points: 2 won, 0 lost" in html
    assert "Is owed" in html


def test_it_hides_money_on_a_players_page_from_the_public(season: People, client: Client) -> None:
    season.club.public_view = PublicView.ALL
    season.club.save()
    page = f"/clubs/club-test/players/{season.number('bogdan')}/"
    html = client.get(page).content.decode()
    assert "Nights" in html
    assert "EUR" not in html


def test_it_names_the_files_of_each_table_apart(season: People, logged_in: LogIn) -> None:
    links = re.findall(r"<a [^>]*download>(.*?)</a>", seen(logged_in(season.carla)))
    told = [re.sub(r"<[^>]+>", "", link) for link in links]
    assert told == ["CSV, Standings", "Excel, Standings", "CSV, Balances", "Excel, Balances"]


def test_the_public_is_promised_no_balances(people: People, logged_in: LogIn) -> None:
    people.club.public_view = PublicView.STANDINGS
    people.club.save()
    assert "<title>Standings ·" in Client().get(URL).content.decode()
    inside = logged_in(people.carla).get(URL).content.decode()
    assert "<title>Standings and balances ·" in inside
