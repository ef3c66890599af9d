"""Links by which clubs come into a federation, and which of them still lead there."""

from __future__ import annotations

from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from chouette.federation_rights import in_office
from chouette.models import FederationInvitation, FederationOfficer
from chouette.refusals import NotFound
from clubsite.secret_keys import hash_of


def invitations_waiting(federation_id: int) -> QuerySet[FederationInvitation]:
    """Those of a federation that can still be followed, with their makers."""
    return _waiting().filter(federation=federation_id).select_related("created_by")


def invitation_to(secret: str) -> FederationInvitation:
    """The link with this secret, while it can be followed. Raises NotFound."""
    found = _waiting().filter(secret_hash=hash_of(secret), federation__is_active=True)
    invitation = found.select_related("federation").first()
    if invitation is None:
        raise NotFound
    return invitation


def _waiting() -> QuerySet[FederationInvitation]:
    makers = FederationOfficer.objects.filter(
        in_office(), federation=OuterRef("federation"), user=OuterRef("created_by")
    )
    return FederationInvitation.objects.filter(
        Exists(makers), used_at=None, expires_at__gt=timezone.now()
    )
