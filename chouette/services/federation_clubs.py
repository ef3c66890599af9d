"""Clubs that come into a federation and go: as their owners say, or an officer."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from chouette.federation_refusals import InAFederation
from chouette.models import Club, FederationClub, FederationInvitation
from chouette.permissions import Action, Actor, standing_in
from chouette.refusals import InvitationSpent, NotFound
from chouette.selectors.federations import brings_a_club
from chouette.services.club_commands import noted
from chouette.services.federations import lock_federation
from chouette.services.offices import end_lost_offices, told
from chouette.services.support import lock_club
from clubsite.secret_keys import hash_of, new_secret

INVITATION_DAYS = 30


def invite_club(*, federation_id: int, actor: Actor) -> tuple[FederationInvitation, str]:
    """A one-use link by which an owner brings his club in, and its secret, shown once. It counts
    as long as its maker is an officer."""
    secret = new_secret()
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        invitation = FederationInvitation.objects.create(
            federation=federation,
            secret_hash=hash_of(secret),
            created_by_id=standing.user_id or 0,
            expires_at=timezone.now() + timedelta(days=INVITATION_DAYS),
        )
        told(federation.pk, standing.user_id, "invite_club", invitation=invitation.pk)
        return invitation, secret


def revoke_club_invitation(*, federation_id: int, actor: Actor, invitation_id: int) -> None:
    """Its link brings no club in any more. Raises NotAnOfficer; NotFound where it was used or has
    ended."""
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        live = federation.invitations.filter(used_at=None, expires_at__gt=timezone.now())
        if not live.filter(pk=invitation_id).update(expires_at=timezone.now()):
            raise NotFound
        told(federation.pk, standing.user_id, "revoke_club", invitation=invitation_id)


def join_federation(*, secret: str, club_id: int, actor: Actor) -> FederationClub:
    """An owner brings his club in. Sent twice, it is done once.

    Raises InAFederation, InvitationSpent, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_CLUB)
        locked = FederationInvitation.objects.select_for_update(of=("self",))
        invitation = locked.select_related("federation").filter(
            secret_hash=hash_of(secret), federation__is_active=True
        )
        found = invitation.first()
        if found is None:
            raise NotFound
        place = FederationClub.objects.filter(club=club).first()
        if place is not None and place.federation_id == found.federation_id:
            return place
        if not brings_a_club(found):
            raise InvitationSpent
        if place is not None:
            raise InAFederation(name=club.name)
        found.used_at, found.used_by_club = timezone.now(), club
        found.save(update_fields=["used_at", "used_by_club"])
        noted(club, standing, {"kind": "join_federation", "federation": found.federation_id})
        told(found.federation_id, standing.user_id, "join", club=club.pk, invitation=found.pk)
        return FederationClub.objects.create(federation=found.federation, club=club)


def leave_federation(*, club_id: int, actor: Actor) -> None:
    """An owner takes his club out; rules it took over stay its own, and its people are no officers
    any more unless another club makes them so. Of a club that is in none nothing is left to do.
    Raises NotAllowed, NotFound."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_CLUB)
        place = FederationClub.objects.filter(club=club).first()
        if place is None:
            return
        noted(club, standing, {"kind": "leave_federation", "federation": place.federation_id})
        told(place.federation_id, standing.user_id, "leave", club=club.pk)
        place.delete()
        end_lost_offices(Q(federation=place.federation_id), by=standing.user_id)


def remove_club(*, federation_id: int, actor: Actor, club_id: int) -> None:
    """An officer takes a club out, and with it those of its people who were officers; both logs say
    so. Raises NotAnOfficer, NotFound."""
    with transaction.atomic(durable=True):
        # The club's lock first, as wherever both are taken.
        club = Club.objects.select_for_update(no_key=True).filter(pk=club_id).first()
        federation, standing = lock_federation(federation_id, actor)
        if club is None or not federation.member_clubs.filter(club=club).delete()[0]:
            raise NotFound
        body = {"kind": "leave_by_federation", "federation": federation.pk}
        noted(club, standing_in(club, actor), body)
        told(federation.pk, standing.user_id, "remove_club", club=club.pk)
        end_lost_offices(Q(federation=federation), by=standing.user_id)
