"""What may be done with a person: merge, part, give a password, tell, take out."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Command, Invitation, Player
from chouette.services.passwords import use_password_link
from tests.api.conftest import Caller, browser_of, device_of
from tests.builders import open_table
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db


def address(people: People, name: str, what: str) -> str:
    return f"clubs/{people.club.slug}/players/{people.players[name].pk}/{what}/"


def played(people: People, *names: str) -> None:
    table = open_table(people, *names)
    table.quick(**{names[1]: -2})
    table.close()


def test_both_are_looked_at_before_they_are_one(people: People) -> None:
    played(people, "ana", "radu")
    look = browser_of(people.elena).ask(
        address(people, "radu", "merge"), into=people.players["mira"].pk
    )
    assert look["hindrance"] is None
    assert look["player"]["player"] == {"id": people.players["radu"].pk, "name": "Radu"}
    assert (look["player"]["tables"], look["player"]["points"]) == (1, -2)
    assert look["player"]["money_minor"] == {"EUR": -100}
    assert (look["into"]["tables"], look["into"]["first_night"]) == (0, None)
    assert Player.objects.filter(merged_into=None).count() == 7


def test_the_look_says_what_merging_would_be_refused_with(people: People) -> None:
    played(people, "ana", "radu")
    elena, ana = browser_of(people.elena), people.players["ana"].pk
    path = address(people, "radu", "merge")
    assert elena.ask(path, into=ana)["hindrance"]["code"] == "two_people"
    assert elena.send(path, {"into": ana}, 422)["code"] == "two_people"
    carla = address(people, "carla", "merge")
    assert elena.ask(carla, into=people.players["radu"].pk)["hindrance"]["code"] == "has_log_in"
    assert elena.ask(path, 400)["fields"] == {"into": ["This field is required."]}


def test_a_guest_becomes_the_member_he_is_and_himself_again(people: People) -> None:
    elena, radu, carla = browser_of(people.elena), people.players["radu"], people.players["carla"]
    body = {"into": carla.pk}
    into = elena.send(address(people, "radu", "merge"), body, 200)
    assert (into["id"], into["role"]) == (carla.pk, "member")
    assert elena.send(address(people, "radu", "merge"), body, 200) == into, "sent twice"
    again = elena.send(address(people, "radu", "unmerge"), {"name": "Radu"}, 200)
    assert (again["id"], again["name"], again["merged_into"]) == (radu.pk, "Radu", None)
    refused = elena.send(address(people, "radu", "unmerge"), {"name": "Radu"}, 404)
    assert refused["code"] == "not_found"


def test_a_scorer_merges_nobody(people: People) -> None:
    bogdan, body = browser_of(people.bogdan), {"into": people.players["mira"].pk}
    assert bogdan.ask(address(people, "radu", "merge"), 403, **body)
    assert bogdan.send(address(people, "radu", "merge"), body, 403)
    assert bogdan.send(address(people, "radu", "unmerge"), {"name": "X"}, 403)


def test_nobody_is_merged_with_a_player_of_another_club(people: People, strangers: People) -> None:
    ana, theirs = browser_of(people.ana), strangers.players["radu"].pk
    assert ana.ask(address(people, "radu", "merge"), 404, into=theirs)
    assert ana.send(address(people, "radu", "merge"), {"into": theirs}, 404)
    assert ana.send(address(strangers, "radu", "merge"), {"into": theirs}, 404)


def test_a_link_to_a_new_password_is_shown_once(people: People) -> None:
    path = f"/api/v1/{address(people, 'carla', 'password-link')}"
    answer = browser_of(people.elena).post(path)
    assert (answer.status_code, answer["Cache-Control"]) == (201, "private, no-store")
    made = answer.json()
    assert made["url"] == f"http://testserver/passwords/{made['secret']}/"
    assert use_password_link(secret=made["secret"], password=f"{PASSWORD}-new") == people.carla
    assert made["secret"] not in str(Invitation.objects.values())


def test_a_director_gives_no_password_to_an_owner_nor_anybody_to_a_guest(people: People) -> None:
    elena = browser_of(people.elena)
    assert elena.send(address(people, "ana", "password-link"), None, 403)
    assert elena.send(address(people, "radu", "password-link"), None, 404)
    assert browser_of(people.bogdan).send(address(people, "carla", "password-link"), None, 403)


def test_everybody_takes_his_own_data_along(people: People) -> None:
    played(people, "ana", "carla")
    answer = browser_of(people.carla).get(f"/api/v1/{address(people, 'carla', 'data')}")
    told = answer.json()
    assert answer["Cache-Control"] == "private, no-store"
    assert (told["profile"]["name"], told["profile"]["log_in"]["username"]) == ("carla", "carla")
    assert [game["points"] for game in told["games"]] == [-2]


def test_an_owner_gets_the_data_of_others_without_their_log_in(people: People) -> None:
    told = browser_of(people.ana).ask(address(people, "carla", "data"))
    assert "log_in" not in told["profile"]
    noted = Command.objects.get(kind="take_data")
    assert (noted.actor, noted.body["player"]) == (people.ana, people.players["carla"].pk)
    assert browser_of(people.elena).ask(address(people, "carla", "data"), 403)
    assert device_of(people).ask(address(people, "carla", "data"), 403)


def test_an_owner_takes_a_name_out_once_he_wrote_it(people: People) -> None:
    ana, path = browser_of(people.ana), address(people, "carla", "erase")
    for wrong in ("Carl", "Player"):
        assert ana.send(path, {"confirm_name": wrong}, 422)["code"] == "not_confirmed"
    assert ana.send(path, {}, 400)["code"] == "invalid"
    number = people.players["carla"].pk
    assert ana.send(path, {"confirm_name": "carla"}, 200) == {
        "id": number, "name": f"Player {number}",
    }  # fmt: skip
    assert browser_of(people.ana).send(
        address(people, "ana", "erase"), {"confirm_name": "ana"}, 422
    )


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("merge", {"into": 1}),
        ("unmerge", {"name": "X"}),
        ("password-link", {}),
        ("erase", {"confirm_name": "Radu"}),
    ],
)
def test_others_do_nothing_with_anybody(
    people: People, nobody: Caller, what: str, body: dict[str, Any]
) -> None:
    path = address(people, "radu", what)
    assert nobody.send(path, body, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).send(path, body, 404)["code"] == "not_found"
    assert browser_of(people.carla).send(path, body, 403)["code"] == "not_allowed"
    assert device_of(people).send(path, body, 403)["code"] == "not_allowed"
