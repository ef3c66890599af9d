"""`clubs/{slug}/seasons/`."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, Season
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, queries_of
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db
YEAR = {"starts_on": f"{NIGHT.year}-01-01", "ends_on": NIGHT.isoformat()}


def address(people: People, number: int | None = None, what: str = "") -> str:
    parts = (str(number) if number else "", what)
    return f"clubs/{people.club.slug}/seasons/" + "".join(f"{part}/" for part in parts if part)


def begun(people: People, **fields: Any) -> Any:
    return browser_of(people.elena).send(address(people), {"name": "Year", **YEAR, **fields})


def test_a_director_begins_a_season(people: People) -> None:
    made = begun(people, ends_on=None)
    assert (made["name"], made["starts_on"]) == ("Year", YEAR["starts_on"])
    assert (made["ends_on"], made["closed_at"]) == (None, None)
    assert browser_of(people.carla).ask(address(people))["results"] == [made]


def test_a_season_sent_twice_is_one(people: People) -> None:
    assert begun(people) == begun(people)
    assert Season.objects.count() == 1


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"name": "Other"}, 422, "seasons_overlap"),
        ({"starts_on": "2001-01-01", "ends_on": "2001-02-01"}, 422, "name_taken"),
        ({"name": "Other", "ends_on": "1999-01-01"}, 422, "bad_period"),
        ({"starts_on": "1 March"}, 400, "invalid"),
        ({"starts_on": None}, 400, "invalid"),
        ({"name": " "}, 400, "invalid"),
        ({"closed": True}, 400, "invalid"),
    ],
)
def test_what_is_no_season_is_refused(
    people: People, fields: dict[str, Any], status: int, code: str
) -> None:
    begun(people)
    body = {"name": "Year", **YEAR, **fields}
    assert browser_of(people.elena).send(address(people), body, status)["code"] == code
    assert Season.objects.count() == 1


def test_a_season_that_goes_on_is_told_as_it_stands(people: People) -> None:
    closed_night(people)
    told = browser_of(people.carla).ask(address(people, begun(people)["id"]))
    fields = ("name", "rank", "points", "money_minor")
    lines = [tuple(row[field] for field in fields) for row in told["lines"]]
    assert lines == [
        ("bogdan", 1, 4, {"EUR": 200}),
        ("carla", 2, 2, {"EUR": 100}),
        ("ana", 3, -6, {"EUR": -300}),
    ]
    assert told["lines"][0]["points_carried"] == 4
    assert told["last_day"] == NIGHT.isoformat()


def test_the_public_sees_places_and_no_money(people: People, nobody: Caller) -> None:
    closed_night(people)
    number = begun(people)["id"]
    assert nobody.ask(address(people, number), 401)
    Club.objects.update(public_view="standings")
    told = nobody.ask(address(people, number))
    assert [row["points"] for row in told["lines"]] == [4, 2, -6]
    assert {row["points_carried"] for row in told["lines"]} == {None}
    assert not [row for row in told["lines"] if row["money_minor"]]
    assert "EUR" not in str(told)


def test_a_longer_table_takes_no_more_queries(people: People) -> None:
    number, carla = begun(people)["id"], browser_of(people.carla)
    closed_night(people)
    few = queries_of(lambda: carla.ask(address(people, number)))
    closed_night(people, week=-1)
    assert queries_of(lambda: carla.ask(address(people, number))) == few


def test_a_director_changes_what_he_names_and_nothing_else(people: People) -> None:
    number, elena = begun(people)["id"], browser_of(people.elena)
    changed = elena.send(address(people, number), {"ends_on": None}, 200, method="patch")
    assert (changed["name"], changed["ends_on"]) == ("Year", None)
    assert changed["starts_on"] == YEAR["starts_on"]
    changed = elena.send(address(people, number), {"name": "The year"}, 200, method="patch")
    assert (changed["name"], changed["ends_on"]) == ("The year", None)
    refused = elena.send(address(people, number), {"ends_on": "1999-01-01"}, 422, method="patch")
    assert refused["code"] == "bad_period"


def test_a_scorer_and_a_token_read_seasons_and_begin_none(people: People) -> None:
    number = begun(people)["id"]
    for caller in (browser_of(people.bogdan), device_of(people)):
        assert caller.ask(address(people, number))["name"] == "Year"
        assert caller.send(address(people), {"name": "X", **YEAR}, 403)
        assert caller.send(address(people, number), {"name": "X"}, 403, method="patch")


def test_a_season_of_another_club_is_not_there(people: People, strangers: People) -> None:
    number, ana = begun(strangers)["id"], browser_of(people.ana)
    for path in (address(strangers, number), address(people, number)):
        assert ana.ask(path, 404)["code"] == "not_found"
        assert ana.send(path, {"name": "X"}, 404, method="patch")["code"] == "not_found"
    assert ana.ask(address(people))["results"] == []
