"""`clubs/{slug}/standings/`: which nights count."""

from __future__ import annotations

from datetime import timedelta

import pytest

from chouette.models import Season
from tests.api.nights import closed_night
from tests.api.standings import standings
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


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
    assert refused["detail"] == "The last day is before the first."


def test_a_season_of_another_club_is_not_there(people: People, strangers: People) -> None:
    season = Season.objects.create(club=strangers.club, name="Theirs", starts_on=NIGHT)
    assert standings(people, 404, season=season.pk)["code"] == "not_found"
