"""What is seen of a federation: its clubs, who plays in several, the rules it shares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Count, F, Q, QuerySet, Sum, Value
from django.db.models.functions import Coalesce

from chouette.federation_rights import FederationStanding, standing_in_federation
from chouette.models import (
    ChouetteSession,
    Club,
    DeviceToken,
    Federation,
    FederationClub,
    FederationInvitation,
    FederationOfficer,
    HouseRules,
    Player,
    Role,
    SharedRules,
    StatementLine,
)
from chouette.permissions import Actor
from chouette.refusals import NotFound
from chouette.selectors.spans import within
from chouette.services.members import hash_secret

PEOPLE_SHOWN = 100


@dataclass(frozen=True)
class ClubRow:
    """A club of the federation in some time: `nights` with a table that was squared up or is open,
    `players` who played in one that has a statement, `open_tables` now."""

    club: Club
    nights: int
    tables: int
    players: int
    open_tables: int


@dataclass(frozen=True)
class PersonRow:
    """Somebody who played in clubs of the federation: one person where the players there are of
    one account. `points` are half-points; money is no federation's business."""

    rank: int
    name: str
    clubs: int
    games: int
    games_won: int
    points: int

    @property
    def halves_per_game(self) -> float:
        """Half-points a game."""
        return self.points / self.games if self.games else 0.0


@dataclass(frozen=True)
class SharedRow:
    """Rules in their newest version, and how many clubs play by it or by an older one."""

    rules: SharedRules
    clubs: int
    clubs_behind: int


@dataclass(frozen=True)
class OfferedRules:
    """Shared rules as one club sees them: what it has of them, if anything."""

    rules: SharedRules
    taken: HouseRules | None

    @property
    def is_newest(self) -> bool:
        """Whether the club has just this version."""
        return self.taken is not None and self.taken.shared_id == self.rules.pk


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
    office = Q(officers__user_id=actor.pk or 0)
    return Federation.objects.filter(inside | office, is_active=True).distinct()


def federation_of_club(club_id: int) -> Federation | None:
    """The federation that a club belongs to."""
    places = FederationClub.objects.filter(club_id=club_id, federation__is_active=True)
    place = places.select_related("federation").first()
    return place.federation if place else None


def invitation_of_club(secret: str) -> FederationInvitation | None:
    """The invitation with this secret, its federation with it."""
    found = FederationInvitation.objects.filter(secret_hash=hash_secret(secret))
    return found.select_related("federation", "used_by_club").first()


def clubs_to_bring(user: User | AnonymousUser) -> list[Club]:
    """The clubs that he owns and that belong to no federation, by name."""
    own = Club.objects.filter(
        memberships__user_id=user.pk or 0, memberships__role=Role.OWNER, is_active=True
    )
    return list(own.filter(federation_place=None))


def officers_of(federation: Federation) -> list[FederationOfficer]:
    """Who manages it, the first one first; one query."""
    return list(federation.officers.select_related("user").order_by("pk"))


def club_rows(
    federation: Federation, *, since: date | None = None, until: date | None = None
) -> list[ClubRow]:
    """Every club of the federation by name; four queries whatever their number."""
    clubs = list(Club.objects.filter(federation_place__federation=federation, is_active=True))
    tables = within(ChouetteSession.objects.filter(_of(clubs), is_practice=False), since, until)
    lines = within(StatementLine.objects.filter(_of(clubs)), since, until)
    nights = _counts(tables, nights=Count("night_on", distinct=True), tables=Count("pk"))
    played = _counts(lines, players=Count("player", distinct=True))
    now_open = _counts(
        ChouetteSession.objects.filter(_of(clubs), status="open"), open_tables=Count("pk")
    )
    nothing = {"nights": 0, "tables": 0, "players": 0, "open_tables": 0}
    found = (nights, played, now_open)
    return [
        ClubRow(
            club, **(nothing | {k: v for row in found for k, v in row.get(club.pk, {}).items()})
        )
        for club in clubs
    ]


def people_rows(
    federation: Federation, *, since: date | None = None, until: date | None = None
) -> list[PersonRow]:
    """Who won most in all clubs together, the first hundred, by statements; two queries."""
    lines = StatementLine.objects.filter(
        club__federation_place__federation=federation, club__is_active=True
    )
    # Somebody without an account is only himself: his number, below zero to be no account's.
    who = Coalesce("player__user_id", Value(0) - F("player_id"))
    sums = (
        within(lines, since, until)
        .order_by()
        .annotate(who=who)
        .values("who")
        .annotate(
            clubs=Count("club", distinct=True),
            played=Sum("games"),
            won=Sum("games_won"),
            total=Sum("points"),
        )
        .filter(played__gt=0)
        .order_by("-total", "who")[:PEOPLE_SHOWN]
    )
    rows = list(sums)
    names = _names(federation, [row["who"] for row in rows])
    totals = [row["total"] for row in rows]
    ranks = {total: place for place, total in reversed(list(enumerate(totals, start=1)))}
    return [
        PersonRow(
            rank=ranks[row["total"]],
            name=names[row["who"]],
            clubs=row["clubs"],
            games=row["played"],
            games_won=row["won"],
            points=row["total"],
        )
        for row in rows
    ]


def shared_rows(federation: Federation) -> list[SharedRow]:
    """The rules it offers, in their newest versions, by name; two queries."""
    newest = federation.shared_rules.filter(is_active=True, superseded_by=None).order_by("name")
    clubs = Q(club__federation_place__federation=federation, superseded_by=None, is_active=True)
    taken = HouseRules.objects.filter(clubs, shared__federation=federation).order_by()
    counted = dict(taken.values_list("shared_id").annotate(Count("club", distinct=True)))
    slugs = dict(federation.shared_rules.values_list("pk", "slug"))
    return [
        SharedRow(
            rules=rules,
            clubs=counted.get(rules.pk, 0),
            clubs_behind=sum(
                n for pk, n in counted.items() if slugs[pk] == rules.slug and pk != rules.pk
            ),
        )
        for rules in newest
    ]


def offered_rules(club: Club) -> list[OfferedRules]:
    """The rules that a club's federation offers it, in their newest versions, by name."""
    offered = SharedRules.objects.filter(
        federation__member_clubs__club=club,
        federation__is_active=True,
        is_active=True,
        superseded_by=None,
    )
    own = HouseRules.objects.filter(club=club, shared__isnull=False, is_active=True)
    newest = {
        rules.shared.slug: rules
        for rules in own.select_related("shared").order_by("version")
        if rules.shared is not None
    }
    return [OfferedRules(rules, newest.get(rules.slug)) for rules in offered.order_by("name")]


def shared_versions(federation: Federation, slug: str) -> list[SharedRules]:
    """Every version of shared rules that are offered, the newest first. Raises NotFound."""
    versions = list(federation.shared_rules.filter(slug=slug, is_active=True).order_by("-version"))
    if not versions:
        raise NotFound
    return versions


def _of(clubs: Iterable[Club]) -> Q:
    return Q(club__in=[club.pk for club in clubs])


def _counts(
    rows: QuerySet[ChouetteSession] | QuerySet[StatementLine], **counts: Count
) -> dict[int, dict[str, int]]:
    """By club, what `counts` come to."""
    grouped = rows.order_by().values_list("club_id").annotate(**counts)
    return {club: dict(zip(counts, found, strict=True)) for club, *found in grouped}


def _names(federation: Federation, keys: list[int]) -> dict[int, str]:
    """What each is called: by the name that he has in the club he joined first."""
    users, guests = [k for k in keys if k > 0], [-k for k in keys if k <= 0]
    players = Player.objects.filter(
        Q(user__in=users) | Q(pk__in=guests), club__federation_place__federation=federation
    )
    names: dict[int, str] = {}
    for player in players.order_by("pk"):
        names.setdefault(player.user_id or -player.pk, player.name)
        names.setdefault(-player.pk, player.name)
    return names
