"""`clubs/{slug}/standings/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from chouette.models import Club, Season
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def standings(people: People, status: int = 200, **query: Any) -> Any:
    address = f"clubs/{people.club.slug}/standings/"
    return browser_of(people.carla).ask(address, status, **query)


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


def test_the_season_that_runs_is_what_is_usual(people: People) -> None:
    closed_night(people)
    closed_night(people, week=-60)
    this_year = standings(people)
    assert (this_year["nights"]["name"], len(this_year["results"])) == ("year", 3)
    season = Season.objects.create(
        club=people.club, name="Winter", starts_on=NIGHT + timedelta(days=1)
    )
    usual = standings(people)
    assert usual["nights"] == {
        "name": f"season-{season.pk}",
        "season": "Winter",
        "since": season.starts_on.isoformat(),
        "until": None,
    }
    assert usual["results"] == []
    assert standings(people, season=season.pk) == usual
    everything = standings(people, nights="all")["results"]
    assert {row["games"] for row in everything} == {2}


def test_days_are_named_with_both_ends_in_them(people: People) -> None:
    closed_night(people)
    closed_night(people, week=1)
    night = NIGHT.isoformat()
    table = standings(people, since=night, until=night)
    assert (table["nights"]["name"], table["nights"]["since"]) == ("days", night)
    assert {row["nights"] for row in table["results"]} == {1}


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


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"nights": "tonight"}, "nights"),
        ({"season": "winter"}, "season"),
        ({"since": "30.11.2026"}, "since"),
        ({"games_min": "-1"}, "games_min"),
        ({"courses": "17"}, "courses"),
        ({"show": "seats"}, "show"),
        ({"season": "1", "nights": "all"}, "non_field_errors"),
        ({"nights": "all", "until": "2026-11-30"}, "non_field_errors"),
    ],
)
def test_a_question_that_means_nothing_is_refused(
    people: People, query: dict[str, str], field: str
) -> None:
    refused = standings(people, 400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])


def test_a_span_that_ends_before_it_begins_is_refused(people: People) -> None:
    refused = standings(people, 422, since="2026-11-30", until="2026-11-01")
    assert refused["code"] == "bad_period"


def test_a_season_of_another_club_is_not_there(people: People, strangers: People) -> None:
    season = Season.objects.create(club=strangers.club, name="Theirs", starts_on=NIGHT)
    assert standings(people, 404, season=season.pk)["code"] == "not_found"


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
