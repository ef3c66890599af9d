"""Clubs that come into a federation and go: as their owners say, or an officer."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from chouette.federation_refusals import InAFederation
from chouette.models import FederationClub, FederationInvitation
from chouette.permissions import Action, Actor
from chouette.refusals import InvitationSpent, NotFound
from chouette.services.club_commands import noted
from chouette.services.federations import lock_federation
from chouette.services.support import lock_club
from clubsite.secret_keys import hash_of, new_secret

INVITATION_DAYS = 30


def invite_club(*, federation_id: int, actor: Actor) -> tuple[FederationInvitation, str]:
    """A one-use link by which an owner brings his club in, and its secret, shown once."""
    secret = new_secret()
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        invitation = FederationInvitation.objects.create(
            federation=federation,
            secret_hash=hash_of(secret),
            created_by_id=standing.user_id or 0,
            expires_at=timezone.now() + timedelta(days=INVITATION_DAYS),
        )
        return invitation, secret


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
        if found.used_at or found.expires_at < timezone.now():
            raise InvitationSpent
        if place is not None:
            raise InAFederation(name=club.name)
        found.used_at, found.used_by_club = timezone.now(), club
        found.save(update_fields=["used_at", "used_by_club"])
        noted(club, standing, {"kind": "join_federation", "federation": found.federation_id})
        return FederationClub.objects.create(federation=found.federation, club=club)


def leave_federation(*, club_id: int, actor: Actor) -> None:
    """An owner takes his club out; rules it took over stay its own. Raises NotFound, NotAllowed."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_CLUB)
        place = FederationClub.objects.filter(club=club).first()
        if place is None:
            raise NotFound
        noted(club, standing, {"kind": "leave_federation", "federation": place.federation_id})
        place.delete()


def remove_club(*, federation_id: int, actor: Actor, club_id: int) -> None:
    """An officer takes a club out. Raises NotAnOfficer, NotFound."""
    with transaction.atomic(durable=True):
        federation, _ = lock_federation(federation_id, actor)
        if not federation.member_clubs.filter(club_id=club_id).delete()[0]:
            raise NotFound
