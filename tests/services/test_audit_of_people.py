"""Who let whom in, gave which role and made which key stands in the club's log, without names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chouette.models import Command, DeviceToken, Invitation, Membership
from chouette.services import members
from chouette.services.clubs import erase_club, update_club
from chouette.services.erasing import erase_player
from chouette.services.house_rules import (
    change_house_rules,
    choose_house_rules,
    retire_house_rules,
    save_house_rules,
)
from chouette.services.passwords import make_password_link
from chouette.services.players import add_guest, change_player
from tests.people import People

pytestmark = pytest.mark.django_db


def by(people: People, name: str = "ana") -> dict[str, Any]:
    return {"club_id": people.club.pk, "actor": getattr(people, name)}


def latest(people: People) -> tuple[dict[str, Any], int | None]:
    """What was written down last, and who did it."""
    command = Command.objects.filter(club=people.club).latest("pk")
    return command.body, command.actor_id


def member(people: People, name: str) -> int:
    return Membership.objects.get(user=getattr(people, name)).pk


def test_another_role_is_written_down(people: People) -> None:
    carla = member(people, "carla")
    members.set_role(**by(people), membership_id=carla, role="scorer")
    assert latest(people) == (
        {
            "kind": "set_role",
            "membership": carla,
            "player": people.players["carla"].pk,
            "role": "scorer",
            "was": "member",
        },
        people.ana.pk,
    )


def test_a_removal_is_written_down_with_what_he_was(people: People) -> None:
    bogdan = member(people, "bogdan")
    members.remove_member(**by(people), membership_id=bogdan)
    body, who = latest(people)
    player = people.players["bogdan"].pk
    assert body == {
        "kind": "remove_member", "membership": bogdan, "role": "scorer", "player": player,
    }  # fmt: skip
    assert who == people.ana.pk


def test_an_invitation_is_written_down_as_it_is_made_followed_and_revoked(people: People) -> None:
    radu = people.players["radu"].pk
    made, secret = members.invite(**by(people, "elena"), player_id=radu)
    told = {"kind": "invite", "invitation": made.pk, "role": "member", "player": radu}
    assert latest(people) == (told, people.elena.pk)
    entered = members.accept_invitation(secret=secret, user=people.dinu)
    told = {
        "kind": "accept_invitation", "membership": entered.pk, "role": "member", "player": radu,
    }  # fmt: skip
    assert latest(people) == (told, people.dinu.pk)
    other, _ = members.invite(**by(people, "elena"))
    members.revoke_invitation(**by(people), invitation_id=other.pk)
    told = {"kind": "revoke_invitation", "invitation": other.pk}
    assert latest(people) == (told, people.ana.pk)


def test_a_token_is_written_down_as_it_is_made_and_revoked(people: People) -> None:
    token, _ = members.create_device_token(**by(people, "elena"), label="Tablet", role="member")
    told = {"kind": "make_token", "token": token.pk, "role": "member"}
    assert latest(people) == (told, people.elena.pk)
    members.revoke_device_token(**by(people), token_id=token.pk)
    assert latest(people) == ({"kind": "revoke_token", "token": token.pk}, people.ana.pk)


def test_what_a_token_does_is_told_as_the_tokens(people: People) -> None:
    token, _ = members.create_device_token(**by(people), label="Tablet")
    guest = add_guest(club_id=people.club.pk, actor=token, name="Horia")
    command = Command.objects.latest("pk")
    assert command.body == {"kind": "add_guest", "player": guest.pk}
    assert (command.actor, command.device) == (None, "Tablet")


DEEDS: dict[str, Callable[[People], object]] = {
    "make_password_link": lambda p: make_password_link(
        **by(p), player_id=p.players["carla"].pk
    ),
    "change_player": lambda p: change_player(
        **by(p), player_id=p.players["radu"].pk, name="Horia"
    ),
    "erase_player": lambda p: erase_player(**by(p), player_id=p.players["radu"].pk),
    "change_club": lambda p: update_club(**by(p), name="Horia", members_act=True),
    "erase_club": lambda p: erase_club(**by(p), confirm_slug=p.club.slug),
    "save_rules": lambda p: save_house_rules(**by(p), name="Horia", base="fibs", values={}),
    "choose_rules": lambda p: choose_house_rules(**by(p), slug="keith-many-cubes"),
}  # fmt: skip


@pytest.mark.parametrize("kind", DEEDS)
def test_it_is_written_down_without_a_name(people: People, kind: str) -> None:
    DEEDS[kind](people)
    body, who = latest(people)
    assert (body["kind"], who) == (kind, people.ana.pk)
    for name in ("Horia", "Radu", "carla", people.club.name):
        assert name not in str(body)


def test_new_versions_and_rules_offered_no_more_are_written_down(people: People) -> None:
    ours = save_house_rules(**by(people), name="Ours", base="fibs", values={})
    change_house_rules(**by(people, "elena"), slug="ours", values={"beavers": 0})
    assert latest(people)[0]["version"] == 2
    retire_house_rules(**by(people), slug="ours")
    assert latest(people)[0] == {"kind": "retire_rules", "rules": ours.pk + 1}


def test_no_secret_is_in_the_log(people: People) -> None:
    _, first = members.invite(**by(people))
    _, second = members.create_device_token(**by(people), label="Tablet")
    hashes = {Invitation.objects.get().secret_hash, DeviceToken.objects.get().secret_hash}
    log = str(list(Command.objects.values_list("body", flat=True)))
    assert not [secret for secret in (first, second, *hashes) if secret in log]
