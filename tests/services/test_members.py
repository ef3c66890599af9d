"""Members, roles, invitations and devices of a club."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import DeviceToken, Invitation, Membership
from chouette.refusals import AlreadyMember, InvitationSpent, LastOwner, NotFound, UnknownValue
from chouette.refusals import NotAllowed as Forbidden
from chouette.services import members
from clubsite.secret_keys import hash_of
from tests.people import People

pytestmark = pytest.mark.django_db


def membership(people: People, name: str) -> Membership:
    return Membership.objects.get(club=people.club, user=getattr(people, name))


def set_role(people: People, name: str, role: str, *, by: str = "ana") -> Membership:
    return members.set_role(
        club_id=people.club.pk,
        actor=getattr(people, by),
        membership_id=membership(people, name).pk,
        role=role,
    )


def test_it_makes_a_guest_the_member_he_turns_out_to_be(people: People) -> None:
    radu = people.players["radu"]
    made = members.add_member(
        club_id=people.club.pk, actor=people.elena, user=people.dinu, player_id=radu.pk
    )
    radu.refresh_from_db()
    assert (made.player, radu.user, radu.is_guest) == (radu, people.dinu, False)


def test_it_adds_nobody_twice(people: People) -> None:
    with pytest.raises(AlreadyMember, match="carla is a member already"):
        members.add_member(club_id=people.club.pk, actor=people.ana, user=people.carla)


def test_it_gives_no_player_who_has_an_account_to_another(people: People) -> None:
    with pytest.raises(NotFound):
        members.add_member(
            club_id=people.club.pk,
            actor=people.ana,
            user=people.dinu,
            player_id=people.players["carla"].pk,
        )


def test_it_takes_somebody_back_as_the_player_he_was(people: People) -> None:
    carla = membership(people, "carla")
    members.remove_member(club_id=people.club.pk, actor=people.elena, membership_id=carla.pk)
    again = members.add_member(club_id=people.club.pk, actor=people.ana, user=people.carla)
    assert again.player == people.players["carla"]


def test_it_lets_only_owners_give_roles(people: People) -> None:
    assert set_role(people, "carla", "scorer").role == "scorer"
    with pytest.raises(Forbidden):
        set_role(people, "carla", "director", by="elena")
    with pytest.raises(Forbidden):
        members.add_member(
            club_id=people.club.pk, actor=people.elena, user=people.dinu, role="scorer"
        )
    with pytest.raises(Forbidden):
        members.remove_member(
            club_id=people.club.pk,
            actor=people.elena,
            membership_id=membership(people, "bogdan").pk,
        )


def test_it_knows_its_roles(people: People) -> None:
    with pytest.raises(UnknownValue):
        set_role(people, "carla", "king")


def test_it_keeps_an_owner(people: People) -> None:
    with pytest.raises(LastOwner):
        set_role(people, "ana", "member")
    with pytest.raises(LastOwner):
        members.remove_member(
            club_id=people.club.pk, actor=people.ana, membership_id=membership(people, "ana").pk
        )
    set_role(people, "elena", "owner")
    assert set_role(people, "ana", "member", by="elena").role == "member"


def test_it_lets_an_invitation_in_once(people: People) -> None:
    radu = people.players["radu"]
    invitation, secret = members.invite(
        club_id=people.club.pk, actor=people.elena, player_id=radu.pk
    )
    assert secret not in (invitation.secret_hash, str(invitation))
    entered = members.accept_invitation(secret=secret, user=people.dinu)
    assert (entered.role, entered.player) == ("member", radu)
    with pytest.raises(InvitationSpent):
        members.accept_invitation(secret=secret, user=people.dinu)


def test_it_lets_an_invitation_in_for_its_days_only(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    with pytest.raises(InvitationSpent):
        members.accept_invitation(secret=secret, user=people.dinu)


def test_it_lets_nobody_in_with_a_secret_of_his_own(people: People) -> None:
    with pytest.raises(NotFound):
        members.accept_invitation(secret="guess", user=people.dinu)


def test_it_leaves_an_invitation_unused_when_it_fails(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    with pytest.raises(AlreadyMember):
        members.accept_invitation(secret=secret, user=people.carla)
    assert members.accept_invitation(secret=secret, user=people.dinu).user == people.dinu


def test_it_lets_only_owners_invite_into_a_role(people: People) -> None:
    with pytest.raises(Forbidden):
        members.invite(club_id=people.club.pk, actor=people.elena, role="scorer")


def test_it_gives_devices_no_more_than_scoring(people: People) -> None:
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "label": "Tablet"}
    token, secret = members.create_device_token(**args)
    assert (token.role, token.secret_hash) == ("scorer", hash_of(secret))
    with pytest.raises(UnknownValue):
        members.create_device_token(**args, role="director")


def test_it_revokes_a_device_once(people: People) -> None:
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    token, _ = members.create_device_token(**args, label="Tablet")
    members.revoke_device_token(**args, token_id=token.pk)
    assert DeviceToken.objects.get().revoked_at is not None
    with pytest.raises(NotFound):
        members.revoke_device_token(**args, token_id=token.pk)
