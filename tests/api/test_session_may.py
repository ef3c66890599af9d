"""`sessions/{id}/`: what its reader may do next, in `may`."""

from __future__ import annotations

import pytest

from chouette.models import Club, Role
from chouette.services.seasons import begin_season, close_season
from tests.api.conftest import browser_of, device_of
from tests.api.states import address, command, may, state_for
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_tells_extras_and_whom_they_may_be_given_by(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    bogdan, carla, radu = people.numbers("bogdan", "carla", "radu")
    table.send("double", side="box", answers={bogdan: "take", carla: "drop", radu: "drop"})
    pairs = may(state_for(device_of(people), table), "extra")["pairs"]
    assert pairs == [{"giver": carla, "taker": bogdan}, {"giver": radu, "taker": bogdan}]
    table.send("extra", giver=carla, taker=bogdan)
    state = state_for(device_of(people), table)
    extra = state["game"]["extras"][0]
    assert (extra["giver"], extra["taker"], extra["level"]) == (carla, bogdan, 2)
    doubled = {"side": "team", "giver": carla, "taker": bogdan}
    assert may(state, "double")["extras"] == [doubled]


def test_whoever_only_reads_may_do_nothing(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    reader = state_for(device_of(people, Role.MEMBER), table)
    assert reader["may"] == []


def test_a_scorer_may_not_close_the_night_and_a_director_may(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    assert may(state_for(browser_of(people.bogdan), table), "close") is None
    assert may(state_for(browser_of(people.elena), table), "close") == {"kind": "close"}


def test_a_member_may_act_for_himself_where_the_club_lets_members(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    Club.objects.update(members_act=False)
    assert state_for(browser_of(people.carla), table)["may"] == []
    Club.objects.update(members_act=True)
    state = state_for(browser_of(people.carla), table)
    (carla,) = people.numbers("carla")
    assert may(state, "leave") == {"kind": "leave", "players": [carla]}
    assert may(state, "offer") == {"kind": "offer", "team": [carla]}
    assert may(state, "result") is None


def test_it_names_whose_cube_may_be_bought_and_who_may_settle(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    bogdan, carla, radu = people.numbers("bogdan", "carla", "radu")
    state = state_for(device_of(people), table)
    assert may(state, "buy") == {"kind": "buy", "players": [carla, radu]}
    assert may(state, "settle") == {"kind": "settle", "players": [bogdan, carla, radu]}


def test_an_answer_may_be_changed_while_others_think(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("offer", side="box")
    table.send("answer", member=bogdan, answer="take")
    state = state_for(device_of(people), table)
    assert may(state, "answer")["players"] == [bogdan, carla]
    assert state["game"]["pending"]["waiting"] == [carla]
    table.send("answer", member=bogdan, answer="drop")


def test_with_one_cube_the_team_doubles_as_one(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", ruleset="keith-one-cube")
    state = state_for(device_of(people), table)
    assert may(state, "double")["team"] == []
    assert may(state, "offer")["team"] == list(people.numbers("bogdan", "carla"))
    table.send("offer", side="team")
    assert may(state_for(device_of(people), table), "answer") == {"kind": "answer"}


def test_nothing_may_be_done_in_a_closed_season(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    director = browser_of(people.elena)
    assert {each["kind"] for each in state_for(director, table)["may"]} == {
        "correct_game",
        "reopen",
    }
    season = begin_season(club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT)
    close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk, ends_on=NIGHT)
    assert state_for(director, table)["may"] == []
    for kind, fields in (("reopen", {}), ("correct_game", {"game": 1, "events": []})):
        body = command(table.seq, kind, **fields)
        assert director.send(address(table), body, 422)["code"] == "season_closed"
