"""`federations/`: founded, joined, read, managed; rules shared and taken over."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from tests.api.conftest import Caller, browser_of, device_of
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db
RULES = {"name": "Cup", "preset": "keith-many-cubes", "changes": {"beavers": 1}}


@pytest.fixture
def league(people: People) -> str:
    """Founded by Dinu, who belongs to no club; Ana's club is in it. Its address."""
    dinu = browser_of(people.dinu)
    slug: str = dinu.send("federations/", {"name": "League of the North"})["slug"]
    bring_in(dinu, slug, people.ana, people.club.pk)
    return slug


def bring_in(officer: Caller, slug: str, owner: User, club: int) -> None:
    secret = officer.send(f"federations/{slug}/invitations/", {})["secret"]
    address = f"federation-invitations/{secret}/accept/"
    assert browser_of(owner).send(address, {"club": club}, 200)["slug"] == slug


def test_its_clubs_see_it_and_others_do_not(
    people: People, strangers: People, nobody: Caller, league: str
) -> None:
    assert browser_of(people.carla).ask(f"federations/{league}/")["officer"] is False
    assert browser_of(people.dinu).ask(f"federations/{league}/")["officer"] is True
    assert device_of(people).ask("federations/")["results"][0]["slug"] == league
    assert browser_of(strangers.ana).ask("federations/")["results"] == []
    for part in ("", "clubs/", "standings/", "officers/", "rulesets/", "rulesets/cup/"):
        browser_of(strangers.ana).ask(f"federations/{league}/{part}", 404)
        nobody.ask(f"federations/{league}/{part}", 401)


def test_a_club_knows_its_federation(people: People, strangers: People, league: str) -> None:
    address = f"clubs/{people.club.slug}/federation/"
    assert browser_of(people.carla).ask(address)["slug"] == league
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    browser_of(people.elena).send(address, None, 403, method="delete")
    browser_of(people.ana).send(address, None, 204, method="delete")
    assert browser_of(people.carla).ask(address, 404)["code"] == "not_found"


def test_it_tells_what_the_clubs_play(people: People, league: str) -> None:
    table = open_table(people, "ana", "carla")
    table.quick(carla=-3)
    table.close()
    member = browser_of(people.bogdan)
    (club,) = member.ask(f"federations/{league}/clubs/")["results"]
    assert (club["slug"], club["nights"], club["players"]) == (people.club.slug, 1, 2)
    first, last = member.ask(f"federations/{league}/standings/")["results"]
    assert (first["name"], first["points"], last["points"]) == ("ana", 3, -3)
    later = member.ask(f"federations/{league}/standings/", since="2030-01-01")
    assert later["results"] == []
    assert member.ask(f"federations/{league}/standings/", 400, since="soon")["code"] == "invalid"


def test_officers_manage_it(people: People, league: str) -> None:
    dinu, ana = browser_of(people.dinu), browser_of(people.ana)
    one = f"federations/{league}/"
    for method, part, body in management(people):
        assert ana.send(f"{one}{part}", body, 403, method=method)["code"] == "not_an_officer"
    assert dinu.send(one, {"name": "North"}, 200, method="patch")["name"] == "North"
    officer = dinu.send(f"{one}officers/", {"name": "ana"})
    assert [row["name"] for row in ana.ask(f"{one}officers/")["results"]] == ["dinu", "ana"]
    ana.send(f"{one}officers/{officer['id']}/", None, 204, method="delete")
    dinu.send(f"{one}clubs/{people.club.pk}/", None, 204, method="delete")
    assert browser_of(people.ana).ask("federations/")["results"] == []


def management(people: People) -> list[tuple[str, str, Any]]:
    """What only officers may send."""
    return [
        ("patch", "", {"name": "Mine"}),
        ("post", "officers/", {"name": "ana"}),
        ("delete", "officers/1/", None),
        ("post", "invitations/", {}),
        ("delete", f"clubs/{people.club.pk}/", None),
        ("post", "rulesets/", RULES),
        ("put", "rulesets/cup/", RULES),
        ("delete", "rulesets/cup/", None),
    ]


def test_rules_are_shared_and_taken_over(people: People, league: str) -> None:
    dinu, elena = browser_of(people.dinu), browser_of(people.elena)
    first = dinu.send(f"federations/{league}/rulesets/", RULES)
    assert (first["slug"], first["version"], first["rules"]["beavers"]) == ("cup", 1, 1)
    taking = f"clubs/{people.club.slug}/federation/rulesets/"
    assert browser_of(people.carla).send(taking, {"id": first["id"]}, 403)["code"] == "not_allowed"
    assert elena.send(taking, {"id": first["id"]}, 200)["slug"] == "cup"
    changed = {**RULES, "changes": {"beavers": 0}}
    second = dinu.send(f"federations/{league}/rulesets/cup/", changed, 200, method="put")
    assert second["version"] == 2
    (row,) = elena.ask(f"federations/{league}/rulesets/")["results"]
    assert (row["version"], row["clubs"], row["clubs_behind"]) == (2, 0, 1)
    versions = elena.ask(f"federations/{league}/rulesets/cup/")["results"]
    assert [version["version"] for version in versions] == [2, 1]
    dinu.send(f"federations/{league}/rulesets/cup/", None, 204, method="delete")
    assert elena.send(taking, {"id": second["id"]}, 404)["code"] == "not_found"
