"""What a player's page tells of his games: seats, cubes, big games, opponents, charts."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.selectors.clubs import club_today
from tests.builders import Table, open_table
from tests.people import People

LogIn = Callable[[User], Client]
Queries = Callable[[int], AbstractContextManager[object]]

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Two years ago Bogdan won 1 from Ana. Today he doubled her box and won 2, Carla dropped to
    it; then he boxed and won 5."""
    today = club_today(people.club)
    old = open_table(people, "ana", "bogdan", night_on=today - timedelta(days=731))
    old.quick(bogdan=1)
    old.close()
    played = open_table(people, "ana", "bogdan", "carla", night_on=today)
    bogdan, carla = people.numbers("bogdan", "carla")
    played.send("double", side="team", answers={bogdan: "take"})
    played.send("double", side="box", answers={carla: "drop"})
    played.send("result", winner="team", result="single")
    played.play("bogdan", "ana", "carla", ana=-4, carla=-1)
    played.close()
    return played


def page(client: Client, people: People, name: str, query: str = "") -> str:
    response = client.get(f"/clubs/club-test/players/{people.number(name)}/{query}")
    assert response.status_code == 200
    return response.content.decode()


def rows(html: str, heading: str) -> dict[str, list[str]]:
    """The table under a heading, by the first cell of each row."""
    table = html.split(f"{heading}</h2>")[1].split("</table>")[0]
    found = {}
    for row in re.findall(r"<tr.*?</tr>", table.split("<tbody>")[1], re.DOTALL):
        first, *cells = [
            " ".join(re.sub(r"<[^>]+>", "", cell).split())
            for cell in re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)
        ]
        found[first] = cells
    return found


def test_it_shows_each_seat(people: People, table: Table, logged_in: LogIn) -> None:
    assert rows(page(logged_in(people.carla), people, "bogdan"), "In each seat") == {
        "Box side": ["1", "+5", "+5.00", "5", "0"],
        "Captain": ["2", "+3", "+1.50", "3", "0"],
        "Crew": ["0", "0", "–", "0", "0"],
        "All games": ["3", "+8", "+2.67", "8", "0"],
    }


def test_it_shows_the_cube(people: People, table: Table, logged_in: LogIn) -> None:
    assert rows(page(logged_in(people.carla), people, "ana"), "With the cube") == {
        "Offers": ["1", "+1", "+1.00"],
        "Takes": ["1", "−2", "−2.00"],
        "Drops": ["0", "0", "–"],
    }


def test_it_has_no_table_of_cubes_where_none_was_turned(people: People, logged_in: LogIn) -> None:
    open_table(people, "ana", "radu").quick(radu=3)
    assert "With the cube" not in page(logged_in(people.carla), people, "radu")


def test_it_leads_to_the_best_and_the_worst_game(
    people: People, table: Table, logged_in: LogIn
) -> None:
    client = logged_in(people.carla)
    html = page(client, people, "ana")
    address = f"/sessions/{table.session_id}/games/2/"
    assert f'Worst game<br><a href="{address}">' in html
    assert "Best game" not in html
    assert client.get(address).status_code == 200


def test_it_says_who_took_what_from_whom(people: People, table: Table, logged_in: LogIn) -> None:
    html = page(logged_in(people.carla), people, "bogdan").split("Against whom")[1]
    assert f'href="/clubs/club-test/players/{people.number("ana")}/"' in html
    assert "3 games</small>" not in html
    assert "points: 7 won, 0 lost" in html


def test_it_shows_a_span_alone(people: People, table: Table, logged_in: LogIn) -> None:
    html = page(logged_in(people.carla), people, "bogdan", "?nights=year")
    assert rows(html, "In each seat")["All games"] == ["2", "+7", "+3.50", "7", "0"]
    assert html.count("/sheet/") == 1
    assert "+8 at the end; lowest +1, highest +8." in html, "the chart begins with what was before"


def test_it_says_that_nothing_was_played_in_a_span(
    people: People, table: Table, logged_in: LogIn
) -> None:
    radu = open_table(
        people, "radu", "mira", table="T2", night_on=club_today(people.club) - timedelta(days=900)
    )
    radu.quick(mira=1)
    radu.close()
    html = page(logged_in(people.carla), people, "radu", "?nights=months")
    assert "No game was played in this time." in html
    assert 'name="nights"' in html


def test_it_costs_the_same_queries_for_more_nights(
    people: People, table: Table, logged_in: LogIn, django_assert_max_num_queries: Queries
) -> None:
    client = logged_in(people.carla)
    for week in range(1, 12):
        night_on = club_today(people.club) - timedelta(days=7 * week)
        night = open_table(people, "ana", "bogdan", "radu", "mira", night_on=night_on)
        night.quick(bogdan=1, radu=1, mira=-1)
        night.close()
    with django_assert_max_num_queries(32):
        html = page(client, people, "bogdan")
    assert "Earlier nights" in html
