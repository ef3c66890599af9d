"""`sessions/{id}/`: the state of a table."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import ChouetteSession, Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.states import may, state_for
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_before_the_order_is_drawn_everybody_waits(people: People, table: Table) -> None:
    state = state_for(device_of(people), table)
    assert state["rotation"] == {"box": None, "partner": None, "captain": None, "crew": []}
    assert state["waiting"] == people.numbers("ana", "bogdan", "carla")
    assert [person["name"] for person in state["players"]] == ["ana", "bogdan", "carla"]
    assert (state["game"], state["last_game"], state["games_played"]) == (None, None, 0)


def test_it_tells_who_sits_where_and_every_cube(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    ana, bogdan, carla, radu = people.numbers("ana", "bogdan", "carla", "radu")
    table.send("double", side="team", answers={bogdan: "take"})
    table.send("double", side="box", answers={carla: "drop"})
    state = state_for(device_of(people), table)
    seats = {"box": ana, "partner": None, "captain": bogdan, "crew": [carla, radu]}
    assert state["rotation"] == seats
    assert state["game"]["cubes"] == [
        {"player": bogdan, "level": 2, "owner": "box", "turned": True, "result": None},
        {
            "player": carla,
            "level": 1,
            "owner": None,
            "turned": False,
            "result": {"points": -1, "winner": ana, "reason": "dropped"},
        },
        {"player": radu, "level": 1, "owner": None, "turned": False, "result": None},
    ]


def test_it_tells_which_answers_a_double_waits_for(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("offer", side="box")
    table.send("answer", member=bogdan, answer="take")
    state = state_for(device_of(people), table)
    assert state["game"]["pending"] == {
        "side": "box",
        "members": [bogdan, carla],
        "answers": {bogdan: "take"},
        "waiting": [carla],
    }
    assert may(state, "answer") == {"kind": "answer", "players": [bogdan, carla]}
    assert may(state, "result") is None


def test_it_tells_the_last_game_and_why(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    state = state_for(device_of(people), table)
    ana, bogdan, carla = people.numbers("ana", "bogdan", "carla")
    assert state["last_game"]["points"] == {ana: 2, bogdan: -1, carla: -1}
    assert state["last_game"]["why"] == (
        "The box won a single game (bogdan 1, carla 1), so the box beat the captain and stays; "
        "carla is captain next."
    )
    assert state["totals"] == {ana: 2, bogdan: -1, carla: -1}
    assert state["money_minor"] == {ana: 100, bogdan: -50, carla: -50}


def test_it_tells_who_is_away_and_who_goes_after_the_game(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("sit_out", player=bogdan)
    table.send("start_game")
    table.send("leave", player=carla)
    state = state_for(device_of(people), table)
    assert state["away"] == [{"player": bogdan, "missed": 0}]
    assert state["going"] == [{"player": carla, "how": "leave"}]
    assert may(state, "return") == {"kind": "return", "players": [bogdan, carla]}


def test_whoever_sees_no_money_is_told_none(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    Club.objects.update(public_view="all")
    public = state_for(Caller(), table)
    assert public["money_minor"] is None
    assert public["may"] == []


def test_it_names_who_keeps_the_score(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    assert state_for(device_of(people), table)["keeper"] is None
    ChouetteSession.objects.update(keeper=people.bogdan)
    assert state_for(device_of(people), table)["keeper"] == {"name": "bogdan", "since": None}


def test_nothing_new_is_304(people: People) -> None:
    table, device = open_table(people, "ana", "bogdan", "carla"), device_of(people)
    address = f"/api/v1/sessions/{table.session_id}/"
    tag = device.get(address)["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        same = device.get(address, HTTP_IF_NONE_MATCH=known)
        assert (same.status_code, same.content, same["ETag"]) == (304, b"", tag)
    table.send("start_game")
    assert device.get(address, HTTP_IF_NONE_MATCH=tag).status_code == 200


def test_another_reader_has_another_tag(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    address = f"/api/v1/sessions/{table.session_id}/"
    scorer, owner = browser_of(people.bogdan).get(address), browser_of(people.ana).get(address)
    assert scorer["ETag"] != owner["ETag"]


def test_it_asks_as_often_with_many_players_as_with_two(people: People) -> None:
    two = open_table(people, "ana", "bogdan")
    four = open_table(people, "carla", "radu", "sorin", "mira", table="Table 2")
    counts = []
    for table in (two, four):
        device = device_of(people)
        device.ask(f"sessions/{table.session_id}/")
        with CaptureQueriesContext(connection) as queries:
            device.ask(f"sessions/{table.session_id}/")
        counts.append(len(queries))
    assert counts[0] == counts[1] <= 5


def test_strangers_find_nothing(people: People, strangers: People, nobody: Caller) -> None:
    table = open_table(people, "ana", "bogdan")
    address = f"sessions/{table.session_id}/"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert device_of(people).ask("sessions/999999999999999999/", 404)["code"] == "not_found"
