"""What somebody is in a federation, and what he may do there.

Whoever belongs to one of its clubs sees it; its officers manage it. For everybody else it is not
there. What a club's owner may do about a federation is an action of the club (`permissions`).

An officer belongs to a club of the federation. When he does no more, because he or his club went,
he is none any more; only whoever is in office longest stays all the same, at first its founder:
there is always somebody. He is dismissed by nobody, but may go himself, and then the next is first.
"""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from chouette.federation_refusals import NotAnOfficer
from chouette.models import DeviceToken, Federation, FederationOfficer, Membership
from chouette.permissions import Actor
from chouette.refusals import NotFound


@dataclass(frozen=True)
class FederationStanding:
    """Whether somebody belongs to a club of the federation, and whether he is an officer of it."""

    federation_id: int
    is_inside: bool = False
    is_officer: bool = False
    user_id: int | None = None

    def require_inside(self) -> None:
        """Raises NotFound for whoever may not see it."""
        if not (self.is_inside or self.is_officer):
            raise NotFound

    def require_officer(self) -> None:
        """Raises NotFound for whoever may not see it, NotAnOfficer for those of its clubs."""
        self.require_inside()
        if not self.is_officer:
            raise NotAnOfficer


def in_office() -> Q:
    """Officers who are: they belong to a club of the federation, or are in office longest."""
    before = FederationOfficer.objects.filter(
        federation=OuterRef("federation"), pk__lt=OuterRef("pk")
    )
    inside = Membership.objects.filter(
        user=OuterRef("user"),
        club__is_active=True,
        club__federation_place__federation=OuterRef("federation"),
    )
    return Q(~Exists(before)) | Q(Exists(inside))


def standing_in_federation(federation: Federation, actor: Actor) -> FederationStanding:
    """Read from the database now: one query for a token, two for a person."""
    if isinstance(actor, DeviceToken):
        clubs = DeviceToken.live().filter(
            pk=actor.pk, club__federation_place__federation=federation
        )
        return FederationStanding(federation.pk, is_inside=clubs.exists())
    mine = Membership.objects.filter(user_id=actor.pk or 0, club__is_active=True)
    return FederationStanding(
        federation.pk,
        is_inside=mine.filter(club__federation_place__federation=federation).exists(),
        is_officer=FederationOfficer.objects.filter(
            in_office(), federation=federation, user_id=actor.pk or 0
        ).exists(),
        user_id=actor.pk,
    )
