"""`clubs/{slug}/rulesets/`."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, HouseRules
from chouette.rules.ruleset import PRESETS
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db
USUAL = "keith-many-cubes"


def address(people: People, slug: str = "", what: str = "") -> str:
    return f"clubs/{people.club.slug}/rulesets/" + "".join(f"{p}/" for p in (slug, what) if p)


def ours(people: People, **fields: Any) -> Any:
    body = {"name": "Ours", "preset": USUAL, "changes": {"beavers": 0}, **fields}
    return browser_of(people.elena).send(address(people), body)


def test_a_club_has_the_rules_it_was_founded_with(people: People) -> None:
    (found,) = browser_of(people.carla).ask(address(people))["results"]
    assert (found["slug"], found["version"], found["usual"]) == (USUAL, 1, True)
    assert found["rules"] == PRESETS[USUAL].to_json()


def test_a_director_saves_a_preset_with_changes(people: People) -> None:
    made = ours(people)
    assert (made["slug"], made["name"], made["preset"]) == ("ours", "Ours", USUAL)
    assert made["rules"] == {**PRESETS[USUAL].to_json(), "beavers": 0}
    assert (made["version"], made["usual"], made["active"]) == (1, False, True)
    listed = browser_of(people.carla).ask(address(people))["results"]
    assert [row["slug"] for row in listed] == [USUAL, "ours"]
    assert listed[1] == made


def test_a_longer_list_takes_no_more_queries(people: People) -> None:
    carla = browser_of(people.carla)
    carla.ask(address(people))
    few = queries_of(lambda: carla.ask(address(people)))
    ours(people)
    assert queries_of(lambda: carla.ask(address(people))) == few


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"changes": {"beavers": 9}}, 422, "unknown_rule"),
        ({"changes": {"moon": True}}, 422, "unknown_rule"),
        ({"changes": {"beavers": True}}, 422, "unknown_rule"),
        ({"changes": [1]}, 400, "invalid"),
        ({"preset": "moon"}, 400, "invalid"),
        ({"name": "Amsterdam"}, 422, "name_taken"),
        ({"name": ""}, 400, "invalid"),
        ({"rules": {}}, 400, "invalid"),
    ],
)
def test_what_are_no_rules_is_refused(
    people: People, fields: dict[str, Any], status: int, code: str
) -> None:
    body = {"name": "Ours", "preset": USUAL, **fields}
    assert browser_of(people.elena).send(address(people), body, status)["code"] == code
    assert HouseRules.objects.count() == 1


def test_a_set_sent_twice_is_one(people: People) -> None:
    ours(people)
    body = {"name": "Ours", "preset": USUAL}
    assert browser_of(people.elena).send(address(people), body, 422)["code"] == "name_taken"


def test_a_change_is_the_next_version_and_keeps_what_it_does_not_name(people: People) -> None:
    ours(people)
    elena, path = browser_of(people.elena), address(people, "ours")
    changed = elena.send(path, {"changes": {"max_players": 8}}, 200, method="patch")
    assert (changed["version"], changed["name"]) == (2, "Ours")
    assert (changed["rules"]["beavers"], changed["rules"]["max_players"]) == (0, 8)
    told = [(one["version"], one["changed"]) for one in changed["versions"]]
    assert told == [(2, ["max_players"]), (1, ["beavers"])]
    assert elena.ask(path) == changed
    assert elena.send(path, {"changes": {"beavers": 0}}, 200, method="patch") == changed
    renamed = elena.send(path, {"name": "Our rules"}, 200, method="patch")
    assert (renamed["version"], renamed["name"], renamed["slug"]) == (3, "Our rules", "ours")


def test_a_table_keeps_the_version_it_began_with(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    path = address(people, USUAL)
    browser_of(people.elena).send(path, {"changes": {"beavers": 3}}, 200, method="patch")
    assert table.row.house_rules == HouseRules.objects.get(version=1)
    later = open_table(people, "carla", "radu", table="Table 2")
    assert later.row.house_rules == HouseRules.objects.get(version=2)


def test_other_rules_become_the_usual_ones(people: People) -> None:
    ours(people)
    chosen = browser_of(people.elena).send(address(people, "ours", "choose"), None, 200)
    assert (chosen["slug"], chosen["usual"]) == ("ours", True)
    assert not browser_of(people.carla).ask(address(people, USUAL))["usual"]


def test_a_set_is_offered_no_more_and_its_history_stays(people: People) -> None:
    ours(people)
    elena = browser_of(people.elena)
    refused = elena.send(address(people, USUAL), None, 422, method="delete")
    assert refused["code"] == "usual_rules"
    elena.send(address(people, "ours"), None, 204, method="delete")
    assert [row["slug"] for row in elena.ask(address(people))["results"]] == [USUAL]
    assert not elena.ask(address(people, "ours"))["active"]
    assert elena.send(address(people, "ours", "choose"), None, 404)["code"] == "not_found"
    assert elena.send(address(people, "ours"), None, 404, method="delete")["code"] == "not_found"


def test_a_scorer_and_a_token_read_rules_and_change_none(people: People) -> None:
    for caller in (browser_of(people.bogdan), device_of(people)):
        assert caller.ask(address(people, USUAL))["usual"]
        assert caller.send(address(people), {"name": "X", "preset": USUAL}, 403)
        assert caller.send(address(people, USUAL), {"changes": {}}, 403, method="patch")
        assert caller.send(address(people, USUAL, "choose"), None, 403)
        assert caller.send(address(people, USUAL), None, 403, method="delete")


def test_rules_of_another_club_are_not_there(
    people: People, strangers: People, nobody: Caller
) -> None:
    ours(strangers)
    ana = browser_of(people.ana)
    for path in (address(strangers), address(strangers, "ours"), address(people, "ours")):
        assert ana.ask(path, 404)["code"] == "not_found"
    assert ana.send(address(people, "ours"), {"changes": {}}, 404, method="patch")
    assert ana.send(address(people, "ours", "choose"), None, 404)
    assert nobody.ask(address(people), 401)
    Club.objects.update(public_view="all")
    assert nobody.ask(address(people))["results"]
