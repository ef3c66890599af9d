"""Who belongs to a club, in which role; invitations for people, tokens for devices.

A secret is shown once, when it is made; only its hash is kept. What is done here stands in the
club's log, by numbers and roles: names can be taken out of a club, and nothing out of its log.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone

from chouette.joining_refusals import PlayedBefore
from chouette.makers import invitations_by_right
from chouette.models import Club, DeviceToken, Invitation, Membership, Player, Role
from chouette.permissions import Action, Actor, Standing, standing_in
from chouette.refusals import (
    AlreadyMember,
    EndsBefore,
    InvitationSpent,
    LastOwner,
    NameTaken,
    NotFound,
    UnknownValue,
)
from chouette.services.club_commands import noted
from chouette.services.keys import end_codes_of_devices, end_lost_keys
from chouette.services.players import claim_player, new_player, playing_again
from chouette.services.support import broken_constraint, clean_name, lock_club
from clubsite.accounts.names import hold_name
from clubsite.secret_keys import hash_of, new_secret

INVITATION_DAYS = 14


def add_member(
    *,
    club_id: int,
    actor: Actor,
    user: User,
    role: str = Role.MEMBER,
    player_id: int | None = None,
) -> Membership:
    """`user` belongs to the club, as the guest `player_id`, as who he was there before, with his
    balance, or as a new player of his name.

    Raises AlreadyMember, PlayedBefore, NameTaken if another player has his name, NotFound for a
    player who is no guest, NotAllowed, UnknownValue for a role.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        _require_for_role(standing, role)
        return _enter(club, standing, "add_member", user, Role(role), player_id)


def set_role(*, club_id: int, actor: Actor, membership_id: int, role: str) -> Membership:
    """Another role; what he made and could not make with it is ended. Raises LastOwner,
    UnknownValue, NotFound, NotAllowed."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.SET_ROLES)
        _require_for_role(standing, role)
        membership = _membership(club, membership_id)
        if role != Role.OWNER:
            refuse_last_owner(membership)
        was, membership.role = membership.role, role
        membership.save(update_fields=["role"])
        body = {"kind": "set_role", "membership": membership.pk, "player": membership.player_id}
        noted(club, standing, {**body, "role": role, "was": was})
        _end_keys(club, standing, membership)
        return membership


def remove_member(*, club_id: int, actor: Actor, membership_id: int) -> Membership:
    """He belongs no more, and the place he had is answered; the player stays, with his results.
    Everybody may go himself. What he made opens the club for nobody any more.

    Raises LastOwner, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.SEE_TABLES)
        membership = _membership(club, membership_id)
        if membership.user_id != standing.user_id:
            above = membership.role != Role.MEMBER
            standing.require(Action.SET_ROLES if above else Action.MANAGE_PEOPLE)
        refuse_last_owner(membership)
        body = {"kind": "remove_member", "membership": membership.pk, "role": membership.role}
        noted(club, standing, {**body, "player": membership.player_id})
        membership.delete()
        _end_keys(club, standing, membership)
        return membership


def invite(
    *, club_id: int, actor: Actor, role: str = Role.MEMBER, player_id: int | None = None
) -> tuple[Invitation, str]:
    """A one-use invitation and its secret, for a guest of the club or for somebody new."""
    secret = new_secret()
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        _require_for_role(standing, role)
        invitation = Invitation.objects.create(
            club=club,
            secret_hash=hash_of(secret),
            role=role,
            player=_guest(club, player_id) if player_id else None,
            created_by_id=standing.user_id,
            expires_at=timezone.now() + timedelta(days=INVITATION_DAYS),
        )
        body = {"kind": "invite", "invitation": invitation.pk, "role": role}
        noted(club, standing, {**body, "player": invitation.player_id})
        return invitation, secret


def revoke_invitation(*, club_id: int, actor: Actor, invitation_id: int) -> None:
    """Its link leads nowhere any more. Raises NotFound where it was used, has ended, or is a link
    to a new password; NotAllowed for a role that the actor could not invite into."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        live = Invitation.objects.filter(expires_at__gt=timezone.now(), used_at=None)
        invitation = live.filter(club=club, pk=invitation_id, password_of=None).first()
        if invitation is None:
            raise NotFound
        _require_for_role(standing, invitation.role)
        invitation.expires_at = timezone.now()
        invitation.save(update_fields=["expires_at"])
        noted(club, standing, {"kind": "revoke_invitation", "invitation": invitation.pk})


def accept_invitation(*, secret: str, user: User) -> Membership:
    """`user` enters the club that invited the holder of `secret`.

    A user who is not saved yet is saved once the invitation was found good under the club's lock:
    of many who try at once one gets in, and nobody else gets an account. It counts as long as its
    maker may invite into its role. Raises AlreadyMember, PlayedBefore, InvitationSpent, NotFound,
    NameTaken.
    """
    with _one_of_each_name(user), transaction.atomic(durable=True):
        hashed = hash_of(secret)
        clubs = Club.objects.select_for_update(no_key=True)
        club = clubs.filter(invitations__secret_hash=hashed, is_active=True).first()
        if club is None:
            raise NotFound
        invitation = Invitation.objects.filter(secret_hash=hashed, password_of=None).first()
        if invitation is None:
            raise NotFound
        if invitation.used_at or invitation.expires_at < timezone.now():
            raise InvitationSpent
        if not Invitation.objects.filter(invitations_by_right(), pk=invitation.pk).exists():
            raise InvitationSpent
        if user._state.adding:
            if not hold_name(user.get_username()):
                raise NameTaken(name=user.get_username())
            user.save(force_insert=True)
        invitation.used_at, invitation.used_by_id = timezone.now(), user.pk
        invitation.save(update_fields=["used_at", "used_by"])
        standing = standing_in(club, user)
        role = Role(invitation.role)
        return _enter(club, standing, "accept_invitation", user, role, invitation.player_id)


_CONSTRAINTS = {"auth_user_username_key": ("auth_user.username",)}


@contextmanager
def _one_of_each_name(user: User) -> Iterator[None]:
    """Around a whole transaction: two log-ins of one name, which only the database can see."""
    try:
        yield
    except IntegrityError as error:
        if broken_constraint(error, _CONSTRAINTS) is None:
            raise
        raise NameTaken(name=user.get_username()) from error


def create_device_token(
    *,
    club_id: int,
    actor: Actor,
    label: str,
    role: str = Role.SCORER,
    expires_at: datetime | None = None,
) -> tuple[DeviceToken, str]:
    """A token with which a device scores (or as a member only reads) for the club, and its secret.

    Raises UnknownValue for another role, EndsBefore, BadName, NotFound, NotAllowed.
    """
    secret = new_secret()
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        if role not in (Role.SCORER, Role.MEMBER):
            raise UnknownValue(field="role", value=role)
        if expires_at and expires_at <= timezone.now():
            raise EndsBefore
        token = DeviceToken.objects.create(
            club=club,
            label=clean_name(label),
            role=role,
            expires_at=expires_at,
            secret_hash=hash_of(secret),
            created_by_id=standing.user_id,
        )
        noted(club, standing, {"kind": "make_token", "token": token.pk, "role": role})
        return token, secret


def revoke_device_token(*, club_id: int, actor: Actor, token_id: int) -> None:
    """The device may do nothing more, from its next request on, and no code of a table that it
    made opens anything. Raises NotFound."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        live = DeviceToken.objects.filter(club=club, pk=token_id, revoked_at=None)
        if not live.update(revoked_at=timezone.now()):
            raise NotFound
        end_codes_of_devices(club)
        noted(club, standing, {"kind": "revoke_token", "token": token_id})


def note_device_use(*, device: DeviceToken) -> None:
    """Remember that a device was here; written once an hour, so that reading stays reading."""
    now = timezone.now()
    if device.last_used_at and device.last_used_at > now - timedelta(hours=1):
        return
    with transaction.atomic(durable=True):
        DeviceToken.objects.filter(pk=device.pk).update(last_used_at=now)


def _require_for_role(standing: Standing, role: str) -> None:
    if role not in Role.values:
        raise UnknownValue(field="role", value=role)
    if role != Role.MEMBER:
        standing.require(Action.SET_ROLES)


def _enter(
    club: Club, standing: Standing, how: str, user: User, role: Role, player_id: int | None
) -> Membership:
    before = Player.objects.filter(club=club, user_id=user.pk).first()
    if Membership.objects.filter(club=club, user_id=user.pk).exists():
        raise AlreadyMember(name=before.name if before else user.get_username())
    if player_id is not None and before is not None:
        raise PlayedBefore(name=before.name)
    if player_id is not None:
        player = _guest(club, player_id)
        claim_player(player, user)
    elif before is not None:
        player = playing_again(before)
    else:
        player = new_player(club, user.get_username(), user)
    made = Membership.objects.create(club=club, user_id=user.pk, role=role, player=player)
    body = {"kind": how, "membership": made.pk, "role": role.value, "player": player.pk}
    noted(club, standing, body)
    return made


def _end_keys(club: Club, standing: Standing, membership: Membership) -> None:
    user_id, player_id = membership.user_id, membership.player_id
    end_lost_keys(club, standing, user_id=user_id, player_id=player_id)


def _guest(club: Club, player_id: int) -> Player:
    player = Player.objects.filter(club=club, pk=player_id, is_guest=True, is_active=True).first()
    if player is None:
        raise NotFound
    return player


def _membership(club: Club, membership_id: int) -> Membership:
    membership = Membership.objects.filter(club=club, pk=membership_id).first()
    if membership is None:
        raise NotFound
    return membership


def refuse_last_owner(membership: Membership) -> None:
    """Raises LastOwner if the club has no owner but him; the caller holds the club's lock."""
    owners = Membership.objects.filter(club=membership.club_id, role=Role.OWNER)
    if membership.role == Role.OWNER and not owners.exclude(pk=membership.pk).exists():
        raise LastOwner
