"""`players/{id}/history/`."""

from __future__ import annotations

from datetime import timedelta

import pytest

from chouette.services.merging import merge_players
from tests.api.conftest import browser_of
from tests.api.history import history
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


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
