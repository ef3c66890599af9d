"""What is seen of a federation: who may see it, its clubs, its officers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Count, Q, QuerySet
from django.utils import timezone

from chouette.federation_rights import FederationStanding, in_office, standing_in_federation
from chouette.models import (
    ChouetteSession,
    Club,
    DeviceToken,
    Federation,
    FederationClub,
    FederationInvitation,
    FederationOfficer,
    Role,
    StatementLine,
)
from chouette.permissions import Actor
from chouette.refusals import NotFound
from chouette.selectors.spans import within
from clubsite.secret_keys import hash_of


@dataclass(frozen=True)
class ClubRow:
    """A club of the federation in some time: `nights`, `tables` and `players` of what was squared
    up; `open_tables` now."""

    club: Club
    nights: int
    tables: int
    players: int
    open_tables: int


def federation_seen(slug: str, actor: Actor) -> tuple[Federation, FederationStanding]:
    """The federation of this address, and what `actor` is in it. Raises NotFound."""
    federation = Federation.objects.filter(slug=slug, is_active=True).first()
    if federation is None:
        raise NotFound
    standing = standing_in_federation(federation, actor)
    standing.require_inside()
    return federation, standing


def federations_of(actor: Actor) -> QuerySet[Federation]:
    """Those that he sees: of his clubs, or that he is an officer of; of a token's club."""
    if isinstance(actor, DeviceToken):
        return Federation.objects.filter(member_clubs__club=actor.club_id, is_active=True)
    inside = Q(member_clubs__club__memberships__user_id=actor.pk or 0)
    offices = FederationOfficer.objects.filter(in_office(), user_id=actor.pk or 0)
    office = Q(pk__in=offices.values("federation"))
    return Federation.objects.filter(inside | office, is_active=True).distinct()


def federation_of_club(club_id: int) -> Federation | None:
    """The federation that a club belongs to."""
    places = FederationClub.objects.filter(club_id=club_id, federation__is_active=True)
    place = places.select_related("federation").first()
    return place.federation if place else None


def invitation_of_club(secret: str) -> FederationInvitation | None:
    """The invitation with this secret, its federation with it."""
    found = FederationInvitation.objects.filter(secret_hash=hash_of(secret))
    return found.select_related("federation", "used_by_club").first()


def brings_a_club(invitation: FederationInvitation) -> bool:
    """Whether its link still brings one in: not used, not over, and made by who is an officer."""
    if invitation.used_at or invitation.expires_at < timezone.now():
        return False
    makers = FederationOfficer.objects.filter(in_office(), federation=invitation.federation_id)
    return makers.filter(user=invitation.created_by_id).exists()


def clubs_to_bring(user: User | AnonymousUser) -> list[Club]:
    """The clubs that he owns and that belong to no federation, by name."""
    own = Club.objects.filter(
        memberships__user_id=user.pk or 0, memberships__role=Role.OWNER, is_active=True
    )
    return list(own.filter(federation_place=None))


def officers_of(federation: Federation) -> list[FederationOfficer]:
    """Who manages it, the first one first; one query."""
    officers = federation.officers.filter(in_office())
    return list(officers.select_related("user").order_by("pk"))


def club_rows(
    federation: Federation, *, since: date | None = None, until: date | None = None
) -> list[ClubRow]:
    """Every club of the federation by name; three queries whatever their number."""
    clubs = list(Club.objects.filter(federation_place__federation=federation, is_active=True))
    lines = within(StatementLine.objects.filter(_of(clubs)), since, until)
    played = _counts(
        lines,
        nights=Count("night_on", distinct=True),
        tables=Count("chouette_session", distinct=True),
        players=Count("player", distinct=True),
    )
    now_open = _counts(
        ChouetteSession.objects.filter(_of(clubs), status="open"), open_tables=Count("pk")
    )
    nothing = {"nights": 0, "tables": 0, "players": 0, "open_tables": 0}
    found = (played, now_open)
    return [
        ClubRow(
            club, **(nothing | {k: v for row in found for k, v in row.get(club.pk, {}).items()})
        )
        for club in clubs
    ]


def _of(clubs: Iterable[Club]) -> Q:
    return Q(club__in=[club.pk for club in clubs])


def _counts(
    rows: QuerySet[ChouetteSession] | QuerySet[StatementLine], **counts: Count
) -> dict[int, dict[str, int]]:
    """By club, what `counts` come to."""
    grouped = rows.order_by().values_list("club_id").annotate(**counts)
    return {club: dict(zip(counts, found, strict=True)) for club, *found in grouped}
