"""What is done in a federation is written down, and offices end with what they rest on."""

from __future__ import annotations

from typing import Any

from django.db.models import Q
from django.utils import timezone

from chouette.federation_rights import in_office
from chouette.models import (
    Federation,
    FederationCommand,
    FederationInvitation,
    FederationOfficer,
)


def told(federation_id: int, user_id: int | None, kind: str, **body: Any) -> None:
    """Write down what somebody did in a federation; `body` names clubs, rules and people by
    number."""
    FederationCommand.objects.create(
        federation_id=federation_id, actor_id=user_id, kind=kind, body=body
    )


def end_office(officer: FederationOfficer, by: int | None, kind: str) -> None:
    """He is an officer no more, and links that he made bring no club in; the caller holds the
    federation's lock."""
    now = timezone.now()
    waiting = FederationInvitation.objects.filter(
        federation=officer.federation_id,
        created_by_id=officer.user_id,
        used_at=None,
        expires_at__gt=now,
    )
    ended = waiting.update(expires_at=now)
    officer.delete()
    told(officer.federation_id, by, kind, user=officer.user_id, invitations=ended)


def end_lost_offices(of: Q, *, by: int | None) -> None:
    """End the offices among these whose holders belong to no club of the federation any more; the
    caller's transaction has just taken that away, and holds no federation's lock but this one."""
    lost = FederationOfficer.objects.filter(of, ~in_office())
    federations = set(lost.values_list("federation_id", flat=True))
    locked = Federation.objects.select_for_update(no_key=True).filter(pk__in=federations)
    for federation in locked.order_by("pk"):
        for officer in list(lost.filter(federation=federation).order_by("pk")):
            end_office(officer, by, "end_office")
