"""`clubs/{slug}/standings/`."""

from __future__ import annotations

from datetime import timedelta

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.api.standings import standings
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def test_most_points_come_first_with_games_and_seats(people: People) -> None:
    closed_night(people)
    table = standings(people, nights="all")
    assert [(row["rank"], row["name"], row["points"]) for row in table["results"]] == [
        (1, "bogdan", 4),
        (2, "carla", 2),
        (3, "ana", -6),
    ]
    bogdan, _, ana = table["results"]
    assert bogdan["player"] == people.players["bogdan"].pk
    assert (bogdan["nights"], bogdan["games"], bogdan["games_won"]) == (1, 1, 1)
    assert (bogdan["points_per_game"], bogdan["form"], bogdan["best"]) == (4, [4], 4)
    assert ana["seats"]["box"] == {"games": 1, "points": -6, "won": 0, "lost": 6}
    assert bogdan["seats"]["captain"] == {"games": 1, "points": 4, "won": 4, "lost": 0}
    assert ana["seats"]["all"]["games"] == 1
    assert table["provisional"] is False
    is_answer(table, "GET", "clubs/{slug}/standings/")


def test_halves_are_written_as_people_write_them(people: People) -> None:
    night = lost_night(people)
    night.send("settle", member=people.number("carla"), points=1.5)
    night.send("result", winner="team", result="single")
    carla = next(r for r in standings(people, nights="all")["results"] if r["name"] == "carla")
    assert carla["points"] % 1 == 0.5
    assert carla["form"] == [carla["points"]]


def test_a_night_that_goes_on_counts_and_says_so(people: People) -> None:
    lost_night(people)
    table = standings(people, nights="all")
    assert table["provisional"] is True
    assert all(row["provisional"] for row in table["results"])


def test_whoever_played_too_little_is_left_out(people: People) -> None:
    closed_night(people)
    assert standings(people, nights="all", games_min=2)["results"] == []


def test_the_first_come_with_the_course_of_their_points(people: People) -> None:
    closed_night(people)
    closed_night(people, week=1)
    first, second, third = standings(people, nights="all", courses=2)["results"]
    assert [(after["night_on"], after["points"]) for after in first["course"]["nights"]] == [
        (NIGHT.isoformat(), 4),
        ((NIGHT + timedelta(weeks=1)).isoformat(), 8),
    ]
    assert second["course"]["start"] == 0
    assert third["course"] is None
    is_answer(standings(people, nights="all", courses=2), "GET", "clubs/{slug}/standings/")


def test_many_nights_take_no_more_queries_than_few(people: People) -> None:
    closed_night(people)
    lost_night(people, table="Table 2", week=1)
    address, carla = f"clubs/{people.club.slug}/standings/", browser_of(people.carla)
    few = queries_of(lambda: carla.ask(address, nights="all", courses=5))
    for week in (2, 3, 4):
        closed_night(people, week=week)
    lost_night(people, week=5, table="Table 3")
    assert queries_of(lambda: carla.ask(address, nights="all", courses=5)) == few


def test_everybody_sees_them_where_the_club_shows_them(
    people: People, strangers: People, nobody: Caller
) -> None:
    address = f"clubs/{people.club.slug}/standings/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert device_of(strangers).ask(address, 404)["code"] == "not_found"
    Club.objects.update(public_view="standings")
    shown = standings(people)
    for caller in (nobody, browser_of(people.dinu), device_of(people, "member")):
        assert caller.ask(address) == shown
