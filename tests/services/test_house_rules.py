"""House rules: every change is a version, tables keep the rules they began with."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, HouseRules
from chouette.refusals import NameTaken, NotAllowed, NotFound, UnknownValue, UsualRules
from chouette.rules.errors import UnknownRule
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.services import house_rules
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db

USUAL = "keith-many-cubes"


def save(people: People, *, name: str = "Ours", **options: Any) -> HouseRules:
    options.setdefault("base", USUAL)
    options.setdefault("values", {"beavers": 0})
    return house_rules.save_house_rules(
        club_id=people.club.pk, actor=people.elena, name=name, **options
    )


def test_it_keeps_every_rule_as_a_value(people: People) -> None:
    saved = save(people)
    assert (saved.slug, saved.version, saved.base) == ("ours", 1, USUAL)
    assert Ruleset.from_json(saved.values) == Ruleset.from_json({"beavers": 0}, base=PRESETS[USUAL])


def test_it_makes_a_version_of_every_change(people: People) -> None:
    first = save(people)
    second = save(people, values={"beavers": 2}, slug="ours")
    assert (second.version, second.supersedes) == (2, first)
    assert HouseRules.objects.get(pk=first.pk).values["beavers"] == 0


def test_it_makes_no_version_of_no_change(people: People) -> None:
    assert save(people) == save(people, slug="ours")


def test_it_moves_the_club_to_the_new_version_of_its_usual_rules(people: People) -> None:
    saved = save(people, name="Keith", values={"beavers": 2}, slug=USUAL)
    assert Club.objects.get(pk=people.club.pk).house_rules == saved


@pytest.mark.parametrize("values", [{"beavers": 9}, {"colour": "red"}, {"cubes": "none"}])
def test_it_refuses_rules_it_does_not_know(people: People, values: dict[str, Any]) -> None:
    with pytest.raises(UnknownRule):
        save(people, values=values)


def test_it_refuses_a_preset_it_does_not_know(people: People) -> None:
    with pytest.raises(UnknownValue):
        save(people, base="rotterdam-1962")


def test_it_refuses_a_name_that_is_taken(people: People) -> None:
    save(people)
    for name in ("Ours", "ours", "Amsterdam"):
        with pytest.raises(NameTaken):
            save(people, name=name)


def test_it_lets_scorers_change_nothing(people: People) -> None:
    with pytest.raises(NotAllowed):
        house_rules.choose_house_rules(club_id=people.club.pk, actor=people.bogdan, slug=USUAL)


def test_it_chooses_and_retires(people: People) -> None:
    save(people)
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    with pytest.raises(UsualRules):
        house_rules.retire_house_rules(**args, slug=USUAL)
    house_rules.choose_house_rules(**args, slug="ours")
    house_rules.retire_house_rules(**args, slug=USUAL)
    with pytest.raises(NotFound):
        house_rules.choose_house_rules(**args, slug=USUAL)


def test_it_opens_a_table_by_the_rules_asked_for(people: People) -> None:
    save(people)
    usual = open_table(people, "ana", "bogdan").row
    ours = open_table(people, "carla", "radu", table="Table 2", ruleset="ours").row
    other = open_table(people, "mira", "sorin", table="Table 3", ruleset="amsterdam").row
    names = [row.rules_name for row in (usual, ours, other)]
    assert names == ["Keith, a cube for each member", "Ours", "Amsterdam and Rotterdam"]
    assert ours.house_rules == HouseRules.objects.get(slug="ours")
    assert other.house_rules is None


def test_it_changes_rules_from_the_next_game_and_back_by_undo(people: People) -> None:
    save(people)
    table = open_table(people, "ana", "bogdan")
    table.send("change_rules", ruleset="ours")
    assert table.outcome.state.ruleset.beavers == 0
    assert table.row.rules_name == "Ours"
    table.send("void")
    assert table.row.rules_name == "Keith, a cube for each member"


def test_it_names_rules_by_what_they_say(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.send("change_rules", ruleset=PRESETS["cambridge"].to_json())
    assert table.row.rules_name == "Cambridge"
    table.send("change_rules", ruleset={"beavers": 3, "jacoby": "off"})
    assert table.row.rules_name == ""


def test_it_gives_rules_no_address_of_a_form_and_none_that_is_empty(people: People) -> None:
    slugs = [save(people, name=name).slug for name in ("new", "Правила", "国际规则")]
    assert slugs == ["rules", "rules-2", "rules-3"]
