"""`players/{id}/history/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from chouette.models import Club, Player
from chouette.services.merging import merge_players
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def history(people: People, name: str = "ana", status: int = 200, **query: Any) -> Any:
    address = f"players/{people.players[name].pk}/history/"
    return browser_of(people.carla).ask(address, status, **query)


def test_nights_come_latest_first_with_points_and_money(people: People) -> None:
    first, second = closed_night(people), lost_night(people, week=1)
    told = history(people)
    assert (told["player"], told["name"]) == (people.players["ana"].pk, "ana")
    shown = ("session", "points", "amount_minor", "currency", "provisional")
    assert [tuple(night[name] for name in shown) for night in told["nights"]] == [
        (second.session_id, -6, -300, "EUR", True),
        (first.session_id, -6, -300, "EUR", False),
    ]
    assert told["nights"][1]["night_on"] == NIGHT.isoformat()
    assert (told["nights"][1]["games"], told["nights"][1]["box_points"]) == (1, -6)


def test_it_says_whom_he_won_from_and_lost_to(people: People) -> None:
    closed_night(people)
    assert history(people)["opponents"] == [
        {
            "player": people.players[name].pk,
            "name": name,
            "games": 1,
            "won": 0,
            "lost": lost,
            "net": -lost,
        }
        for name, lost in (("carla", 2), ("bogdan", 4))
    ]


def test_it_tells_seats_cubes_and_the_biggest_games(people: People) -> None:
    night = closed_night(people)
    told = history(people)
    assert told["seats"]["box"] == {"games": 1, "points": -6, "won": 0, "lost": 6}
    assert told["cubes"]["drops"] == {"count": 0, "points": 0}
    assert told["best_game"] is None
    assert told["worst_game"] == {
        "session": night.session_id,
        "night_on": NIGHT.isoformat(),
        "table": "Table 1",
        "game": 1,
        "points": -6,
    }


def test_it_tells_how_points_and_money_went(people: People) -> None:
    closed_night(people)
    closed_night(people, week=1)
    later = NIGHT + timedelta(weeks=1)
    told = history(people, since=later.isoformat())
    assert told["course"] == {
        "start": -6,
        "nights": [{"night_on": later.isoformat(), "points": -12}],
    }
    assert told["money_courses"] == [
        {
            "currency": "EUR",
            "start_minor": -300,
            "nights": [{"night_on": later.isoformat(), "amount_minor": -600}],
        }
    ]
    assert told["balance"] == {
        "points": -12,
        "money": [{"currency": "EUR", "booked_minor": -600, "provisional_minor": 0}],
    }
    assert len(told["nights"]) == 1
    is_answer(told, "GET", "players/{player_id}/history/")


def test_so_many_nights_as_are_asked_for(people: People) -> None:
    closed_night(people)
    closed_night(people, week=1)
    assert len(history(people, limit=1)["nights"]) == 1


def test_who_never_played_has_a_history_all_the_same(people: People) -> None:
    told = history(people, "radu")
    assert (told["nights"], told["opponents"], told["course"]) == ([], [], None)
    assert told["span"] == {"name": "all", "season": "", "since": None, "until": None}


def test_who_was_merged_is_told_as_who_he_is(people: People) -> None:
    table = open_table(people, "ana", "radu", "carla")
    table.quick(radu=2, carla=2)
    table.close()
    radu, mira = people.players["radu"], people.players["mira"]
    merge_players(club_id=people.club.pk, actor=people.ana, player_id=radu.pk, into_id=mira.pk)
    told = history(people, "radu")
    assert (told["player"], told["name"], told["balance"]["points"]) == (mira.pk, "Mira", 2)


@pytest.mark.parametrize(
    "query", [{"limit": "201"}, {"limit": "0"}, {"nights": "tonight"}, {"before": "3"}]
)
def test_a_question_that_means_nothing_is_refused(people: People, query: dict[str, str]) -> None:
    refused = history(people, status=400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", list(query))


def test_many_nights_take_no_more_queries_than_few(people: People) -> None:
    closed_night(people)
    lost_night(people, week=1, table="Table 2")
    address = f"players/{people.players['ana'].pk}/history/"
    carla = browser_of(people.carla)
    few = queries_of(lambda: carla.ask(address))
    for week in (2, 3, 4):
        closed_night(people, week=week)
    lost_night(people, week=5, table="Table 3")
    assert queries_of(lambda: carla.ask(address)) <= few


def test_the_public_reads_points_where_the_club_shows_all_and_never_money(
    people: People, strangers: People, nobody: Caller
) -> None:
    closed_night(people)
    address = f"players/{people.players['ana'].pk}/history/"
    Club.objects.update(public_view="standings")
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert device_of(strangers).ask(address, 404)["code"] == "not_found"
    Club.objects.update(public_view="all")
    told = nobody.ask(address)
    assert (told["balance"], told["money_courses"]) == (None, [])
    is_answer(told, "GET", "players/{player_id}/history/")
    assert [(n["points"], n["amount_minor"], n["currency"]) for n in told["nights"]] == [
        (-6, None, None)
    ]
    assert told["course"]["nights"][0]["points"] == -6


def test_nobody_has_no_history(people: People) -> None:
    gone = Player.objects.order_by("-pk")[0].pk + 1
    assert browser_of(people.carla).ask(f"players/{gone}/history/", 404)["code"] == "not_found"
