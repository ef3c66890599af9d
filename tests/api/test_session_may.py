"""`sessions/{id}/`: what its reader may do next, in `may`."""

from __future__ import annotations

import pytest

from chouette.models import Club, Role
from tests.api.conftest import browser_of, device_of
from tests.api.states import may, state_for
from tests.builders import open_table
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
