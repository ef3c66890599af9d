"""What the back office may edit: clubs, members, players, house rules; and the outbox's retry."""

from __future__ import annotations

import pytest
from django.db.models import Model
from django.test import Client

from chouette.models import Club, HouseRules, Membership, OutboxMessage, Player
from tests.admin.addresses import address
from tests.people import People

pytestmark = pytest.mark.django_db


def rules_form(rules: HouseRules, **changes: object) -> dict[str, object]:
    return {"name": rules.name, "base": rules.base, "values": "{}", "is_active": "on", **changes}


def test_it_renames_a_player_with_his_key(office: Client, people: People) -> None:
    radu = people.players["radu"]
    url = address(Player, "change", radu.pk)
    fields = {"club": radu.club_id, "name": "RADU B.", "joined_on": "2026-11-01"}
    assert office.post(url, {**fields, "is_active": "on", "is_guest": "on"}).status_code == 302
    assert Player.objects.get(pk=radu.pk).name_key == "radu b."


def test_it_deletes_no_club_and_no_player(office: Client, people: People) -> None:
    rows: tuple[tuple[type[Model], int], ...] = (
        (Club, people.club.pk),
        (Player, people.players["radu"].pk),
    )
    for model, pk in rows:
        url = address(model, "delete", pk)
        assert office.post(url, {"post": "yes"}).status_code == 403


def test_it_takes_members_out_and_no_owner(office: Client, people: People) -> None:
    for name, status in (("carla", 302), ("ana", 403)):
        membership = Membership.objects.get(user__username=name)
        url = address(Membership, "delete", membership.pk)
        assert office.post(url, {"post": "yes"}).status_code == status


def test_it_makes_the_next_version_of_rules(office: Client, people: People) -> None:
    rules = HouseRules.objects.get(club=people.club)
    url = address(HouseRules, "change", rules.pk)
    assert office.post(url, rules_form(rules, values='{"beavers": 0}')).status_code == 302
    fresh = HouseRules.objects.get(version=2)
    assert (fresh.supersedes, fresh.values["beavers"]) == (rules, 0)
    assert HouseRules.objects.get(pk=rules.pk).values["beavers"] == 1
    assert Club.objects.get(pk=people.club.pk).house_rules == fresh
    assert office.post(url, rules_form(rules)).status_code == 403


@pytest.mark.parametrize("values", ['{"beavers": 9}', '"amsterdamn"', "[1]", "not json"])
def test_it_takes_no_rules_that_a_table_would_not_know(
    office: Client, people: People, values: str
) -> None:
    rules = HouseRules.objects.get(club=people.club)
    url = address(HouseRules, "change", rules.pk)
    assert office.post(url, rules_form(rules, values=values)).status_code == 200
    assert HouseRules.objects.count() == 1


def test_it_gives_messages_another_chance(office: Client) -> None:
    message = OutboxMessage.objects.create(
        topic="statement", dedupe_key="statement:1:1", payload={}, attempts=50, last_error="x"
    )
    office.post(
        address(OutboxMessage, "changelist"),
        {"action": "try_again", "_selected_action": [message.pk]},
    )
    message.refresh_from_db()
    assert message.attempts == 0
