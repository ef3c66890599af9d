"""`clubs/{slug}/players/` and one player of it."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Player
from chouette.services.merging import merge_players
from chouette.services.players import deactivate_player
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def address(people: People, name: str = "") -> str:
    number = f"{people.players[name].pk}/" if name else ""
    return f"clubs/{people.club.slug}/players/{number}"


def names(people: People, **query: Any) -> set[str]:
    found = browser_of(people.carla).ask(address(people), **query)["results"]
    return {row["name"] for row in found}


def test_whoever_may_sit_is_listed(people: People) -> None:
    found = browser_of(people.carla).ask(address(people))["results"]
    by_name = {row["name"]: row for row in found}
    assert set(by_name) == {"ana", "bogdan", "carla", "elena", "Radu", "Sorin", "Mira"}
    assert (by_name["ana"]["role"], by_name["ana"]["guest"]) == ("owner", False)
    assert (by_name["Radu"]["role"], by_name["Radu"]["guest"]) == (None, True)
    assert by_name["Radu"]["member"] is None


def test_guests_and_who_no_longer_plays_are_listed_when_asked_for(people: People) -> None:
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    deactivate_player(**ids, player_id=people.players["bogdan"].pk)
    sorin, mira = people.players["sorin"].pk, people.players["mira"].pk
    merge_players(**ids, player_id=sorin, into_id=mira)
    assert names(people, show="guests") == {"Radu", "Mira"}
    assert names(people, show="inactive") == {"bogdan"}
    assert len(browser_of(people.ana).ask(address(people), show="all")["results"]) == 7
    assert browser_of(people.ana).ask(address(people), 400, show="some")["fields"]["show"]


def test_a_longer_list_takes_no_more_queries(people: People) -> None:
    ana = browser_of(people.ana)
    ana.ask(address(people))
    few = queries_of(lambda: ana.ask(address(people), page_size=1))
    assert queries_of(lambda: ana.ask(address(people))) == few


def test_a_device_adds_a_guest(people: People) -> None:
    made = device_of(people).send(address(people), {"name": "  Horia "})
    assert (made["name"], made["guest"], made["active"]) == ("Horia", True, True)
    assert "Horia" in names(people)


def test_a_guest_sent_twice_is_one(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    bogdan.send(address(people), {"name": "Horia"})
    assert bogdan.send(address(people), {"name": "horia"}, 422)["code"] == "name_taken"
    assert Player.objects.filter(name_key="horia").count() == 1
    assert bogdan.send(address(people), {"name": "Carla"}, 422)["code"] == "already_member"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "invalid"),
        ({"name": ""}, 400, "invalid"),
        ({"name": "x" * 81}, 400, "invalid"),
        ({"name": "\u200b"}, 422, "bad_name"),
        ({"name": "Horia", "role": "owner"}, 400, "invalid"),
        ({"name": ["Horia"]}, 400, "invalid"),
    ],
)
def test_what_is_no_guest_is_refused(
    people: People, body: dict[str, Any], status: int, code: str
) -> None:
    assert browser_of(people.bogdan).send(address(people), body, status)["code"] == code


def test_a_member_adds_nobody(people: People) -> None:
    refused = browser_of(people.carla).send(address(people), {"name": "Horia"}, 403)
    assert refused["code"] == "not_allowed"


def test_one_player_says_who_is_the_same_person(people: People) -> None:
    sorin, mira = people.players["sorin"].pk, people.players["mira"].pk
    merge_players(club_id=people.club.pk, actor=people.ana, player_id=sorin, into_id=mira)
    carla = browser_of(people.carla)
    assert carla.ask(address(people, "mira"))["merged_players"] == [sorin]
    assert carla.ask(address(people, "sorin"))["merged_into"] == mira


def test_a_director_renames_and_sends_home_in_one_go(people: People) -> None:
    elena, body = browser_of(people.elena), {"name": "Radu P.", "active": False}
    changed = elena.send(address(people, "radu"), body, 200, method="patch")
    assert (changed["name"], changed["active"]) == ("Radu P.", False)
    again = elena.send(address(people, "radu"), {"active": True}, 200, method="patch")
    assert (again["name"], again["active"]) == ("Radu P.", True)
    same = elena.send(address(people, "radu"), {}, 200, method="patch")
    assert same == again


def test_of_two_changes_both_are_made_or_none(people: People) -> None:
    open_table(people, "ana", "radu")
    elena, body = browser_of(people.elena), {"name": "Horia", "active": False}
    refused = elena.send(address(people, "radu"), body, 422, method="patch")
    assert refused["code"] == "still_seated"
    assert elena.ask(address(people, "radu"))["name"] == "Radu"


def test_whoever_plays_again_under_a_name_that_is_taken_is_refused(people: People) -> None:
    elena = browser_of(people.elena)
    elena.send(address(people, "radu"), {"active": False}, 200, method="patch")
    elena.send(address(people), {"name": "Radu"})
    refused = elena.send(address(people, "radu"), {"active": True}, 422, method="patch")
    assert refused["code"] == "name_taken"
    told = {"active": True, "name": "Radu the elder"}
    assert elena.send(address(people, "radu"), told, 200, method="patch")["active"]


def test_a_scorer_renames_nobody(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    assert bogdan.send(address(people, "radu"), {"name": "X"}, 403, method="patch")


def test_a_player_of_another_club_is_not_there(
    people: People, strangers: People, nobody: Caller
) -> None:
    ana, theirs = browser_of(people.ana), address(strangers, "radu")
    for path in (theirs, theirs.replace(strangers.club.slug, people.club.slug)):
        assert ana.ask(path, 404)["code"] == "not_found"
        assert ana.send(path, {"name": "X"}, 404, method="patch")["code"] == "not_found"
    assert nobody.ask(address(people), 401)
    assert nobody.send(address(people), {"name": "X"}, 401)
