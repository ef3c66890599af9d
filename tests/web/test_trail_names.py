"""The audit trail says whom a change was about, at which table, and what became different."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command, Invitation, Membership
from chouette.services import members
from chouette.services.clubs import update_club
from chouette.services.house_rules import (
    choose_house_rules,
    retire_house_rules,
    save_house_rules,
)
from chouette.services.merging import merge_players, unmerge_player
from chouette.services.players import change_player
from chouette.services.seasons import begin_season
from tests.builders import NIGHT
from tests.people import People
from tests.web.test_trail import items, trail

pytestmark = pytest.mark.django_db


def by(people: People, name: str = "ana") -> dict[str, Any]:
    return {"club_id": people.club.pk, "actor": getattr(people, name)}


def newest(people: People, count: int = 1) -> list[str]:
    """The sentences of the last commands, the newest first, each without who sent it and when."""
    lines = items(trail(people, people.ana, "?club=1"))[:count]
    return [line.rpartition(". ")[0] + "." for line in lines]


def member(people: People, name: str) -> int:
    return Membership.objects.get(user=getattr(people, name)).pk


def rename(people: People, **changes: Any) -> object:
    return change_player(**by(people), player_id=people.players["radu"].pk, **changes)


def invited(people: People, name: str | None) -> object:
    number = people.players[name].pk if name else None
    return members.invite(**by(people), player_id=number)


def revoked(people: People) -> None:
    invited(people, "radu")
    members.revoke_invitation(**by(people), invitation_id=Invitation.objects.get().pk)


def rules(people: People) -> object:
    return save_house_rules(**by(people), name="Ours", base="fibs", values={})


def retired(people: People) -> None:
    rules(people)
    retire_house_rules(**by(people), slug="ours")


DEEDS: dict[str, Callable[[People], object]] = {
    "Horia was renamed.": lambda p: rename(p, name="Horia"),
    "Radu no longer plays.": lambda p: rename(p, active=False),
    "Radu plays again.": lambda p: (rename(p, active=False), rename(p, active=True)),
    "Horia was renamed, and Horia no longer plays.": lambda p: rename(
        p, name="Horia", active=False
    ),
    "Radu was invited, with the role member.": lambda p: invited(p, "radu"),
    "Somebody new was invited, with the role member.": lambda p: invited(p, None),
    "The invitation of Radu was taken back.": lambda p: revoked(p),
    "A key was made for Tablet, with the role scorer.": lambda p: members.create_device_token(
        **by(p), label="Tablet"
    ),
    "The key of Tablet was revoked.": lambda p: members.revoke_device_token(
        **by(p), token_id=members.create_device_token(**by(p), label="Tablet")[0].pk
    ),
    "House rules were saved: Ours, version 1.": rules,
    "The usual house rules are Ours now.": lambda p: (
        rules(p),
        choose_house_rules(**by(p), slug="ours"),
    ),
    "House rules are offered no more: Ours.": lambda p: retired(p),
    "A season was begun: Winter.": lambda p: begin_season(
        **by(p), name="Winter", starts_on=NIGHT
    ),
    "The club’s settings were changed: name, usual stake in minor units.": lambda p: update_club(
        **by(p), name="Horia", stake_minor=70, currency="EUR"
    ),
}  # fmt: skip


@pytest.mark.parametrize("sentence", DEEDS)
def test_it_says_whom_and_what(people: People, sentence: str) -> None:
    DEEDS[sentence](people)
    assert newest(people) == [sentence]


def test_two_who_are_one_are_not_told_as_somebody_who_is_himself(people: People) -> None:
    radu, carla = people.players["radu"].pk, people.players["carla"].pk
    merge_players(**by(people), player_id=radu, into_id=carla)
    assert newest(people) == ["Two entries of carla were made one."]
    unmerge_player(**by(people), player_id=radu, name="Radu")
    assert newest(people, 2) == [
        "Radu is himself again, and not carla.",
        "Radu is carla from now on.",
    ]


def test_a_role_given_to_somebody_who_left_since_is_told_with_his_name(people: People) -> None:
    carla = member(people, "carla")
    members.set_role(**by(people), membership_id=carla, role="scorer")
    members.remove_member(**by(people), membership_id=carla)
    assert "carla has the role scorer now, and had the role member." in newest(people, 3)


def test_an_older_line_that_says_less_is_told_all_the_same(people: People) -> None:
    body = {"kind": "set_role", "membership": member(people, "carla"), "role": "scorer"}
    values = {"club": people.club, "command_id": uuid4(), "kind": "set_role", "body": body}
    Command.objects.create(**values)
    assert newest(people)[0].startswith("carla got the role scorer.")
    values |= {"command_id": uuid4(), "body": {**body, "membership": 10**6}}
    Command.objects.create(**values)
    assert newest(people)[0].startswith("A member got the role scorer.")
