"""`clubs/{slug}/members/`."""

from __future__ import annotations

import pytest

from chouette.models import Club, Membership
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.people import People

pytestmark = pytest.mark.django_db


def address(people: People, name: str = "") -> str:
    number = f"{Membership.objects.get(user=getattr(people, name)).pk}/" if name else ""
    return f"clubs/{people.club.slug}/members/{number}"


def test_everybody_with_a_role_is_listed_with_the_player_he_is(people: People) -> None:
    found = browser_of(people.carla).ask(address(people))["results"]
    assert [(row["player"]["name"], row["role"]) for row in found] == [
        ("ana", "owner"), ("bogdan", "scorer"), ("carla", "member"), ("elena", "director"),
    ]  # fmt: skip
    assert found[1]["player"]["id"] == people.players["bogdan"].pk


def test_a_long_list_is_read_page_by_page(people: People) -> None:
    ana = browser_of(people.ana)
    first = ana.ask(address(people), page_size=3)
    second = ana.get(first["next"]).json()
    names = [row["player"]["name"] for row in (*first["results"], *second["results"])]
    assert names == ["ana", "bogdan", "carla", "elena"]
    assert second["next"] is None


def test_a_longer_list_takes_no_more_queries(people: People) -> None:
    ana = browser_of(people.ana)
    ana.ask(address(people))
    few = queries_of(lambda: ana.ask(address(people), page_size=1))
    assert queries_of(lambda: ana.ask(address(people), page_size=4)) == few


def test_the_club_shows_its_members_to_its_members(
    people: People, strangers: People, nobody: Caller
) -> None:
    assert nobody.ask(address(people), 401)["code"] == "not_authenticated"
    assert browser_of(strangers.ana).ask(address(people), 404)["code"] == "not_found"
    assert len(browser_of(people.carla).ask(address(people))["results"]) == 4
    Club.objects.update(public_view="all")  # which shows tables, and not who has which role
    nobody.ask(address(people), 401)
    browser_of(strangers.ana).ask(address(people), 404)


def test_an_owner_gives_another_role(people: People) -> None:
    ana = browser_of(people.ana)
    changed = ana.send(address(people, "carla"), {"role": "scorer"}, 200, method="patch")
    assert (changed["role"], changed["player"]["name"]) == ("scorer", "carla")
    assert changed in ana.ask(address(people))["results"]


@pytest.mark.parametrize("name", ["elena", "bogdan", "carla"])
def test_nobody_else_gives_roles(people: People, name: str) -> None:
    caller = browser_of(getattr(people, name))
    refused = caller.send(address(people, "carla"), {"role": "owner"}, 403, method="patch")
    assert refused["code"] == "not_allowed"
    assert Membership.objects.get(user=people.carla).role == "member"


def test_a_role_that_there_is_not_is_refused(people: People) -> None:
    ana = browser_of(people.ana)
    refused = ana.send(address(people, "carla"), {"role": "king"}, 400, method="patch")
    assert list(refused["fields"]) == ["role"]


def test_a_club_keeps_an_owner(people: People) -> None:
    ana = browser_of(people.ana)
    refused = ana.send(address(people, "ana"), {"role": "member"}, 422, method="patch")
    assert refused["code"] == "last_owner"
    assert ana.send(address(people, "ana"), None, 422, method="delete")["code"] == "last_owner"


def test_a_director_lets_a_member_go_and_the_player_stays(people: People) -> None:
    browser_of(people.elena).send(address(people, "carla"), None, 204, method="delete")
    assert browser_of(people.carla).ask(f"clubs/{people.club.slug}/", 404)
    people.players["carla"].refresh_from_db()
    assert people.players["carla"].is_active


def test_a_director_lets_no_scorer_go(people: People) -> None:
    refused = browser_of(people.elena).send(address(people, "bogdan"), None, 403, method="delete")
    assert refused["code"] == "not_allowed"


def test_everybody_may_go_himself(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    bogdan.send(address(people, "bogdan"), None, 204, method="delete")
    bogdan.ask(f"clubs/{people.club.slug}/", 404)


def test_a_token_manages_nobody(people: People) -> None:
    device = device_of(people)
    assert device.ask(address(people))["results"]
    assert device.send(address(people, "carla"), None, 403, method="delete")


def test_a_member_of_another_club_is_not_there(people: People, strangers: People) -> None:
    ana, theirs = browser_of(people.ana), address(strangers, "carla")
    under_ours = theirs.replace(strangers.club.slug, people.club.slug)
    for path in (theirs, under_ours):
        assert ana.send(path, {"role": "owner"}, 404, method="patch")["code"] == "not_found"
        assert ana.send(path, None, 404, method="delete")["code"] == "not_found"
    assert Membership.objects.get(user=strangers.carla).role == "member"
