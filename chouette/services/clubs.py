"""A club: found it, change it, take its people's names out."""

from __future__ import annotations

import zoneinfo
from dataclasses import dataclass
from functools import cache
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils.text import slugify

from chouette.cash_refusals import PointsHaveNoStake
from chouette.chain import digest
from chouette.models import Club, Command, Membership, Player, PublicView, Role
from chouette.models.clubs import STAKE_MINOR_MAX
from chouette.permissions import Action, Actor
from chouette.refusals import NotConfirmed, ReusedCommandId, UnknownValue
from chouette.services.club_commands import noted
from chouette.services.house_rules import first_house_rules
from chouette.services.joining import end_guests
from chouette.services.offices import end_lost_offices
from chouette.services.players import forget, new_player
from chouette.services.support import (
    RESERVED_SLUGS,
    broken_constraint,
    check_currency,
    clean_name,
    lock_club,
)

MONEY = ("stake_minor", "table_fee_minor")
FIRST_PRESET = "keith-many-cubes"


@dataclass(frozen=True)
class Founded:
    """A club; `replayed`: it was founded when the same command came the first time."""

    club: Club
    replayed: bool


def create_club(*, user: User, name: str, **values: Any) -> Club:
    """The club of `found_club`."""
    return found_club(user=user, name=name, **values).club


def found_club(
    *,
    user: User,
    name: str,
    player_name: str = "",
    timezone: str = "UTC",
    language: str = "en",
    currency: str = "",
    stake_minor: int = 0,
    command_id: UUID | None = None,
) -> Founded:
    """A new club that plays by `keith-many-cubes`; `user` owns it and is a player of it.

    `currency` "" means points only. Sent twice with one `command_id` it is one club, however fast.
    Raises BadName, UnknownValue, PointsHaveNoStake, ReusedCommandId.
    """
    values = checked_values(
        timezone=timezone, language=language, currency=currency, stake_minor=stake_minor
    )
    if stake_minor and not currency:
        raise PointsHaveNoStake
    name, player_name = clean_name(name), clean_name(player_name or user.get_username())
    body_hash = digest("clubs", [name, player_name, values])
    while True:
        try:
            return _found(user, name, player_name, values, command_id, body_hash)
        except IntegrityError as error:
            # Of two clubs of one name founded at one moment the later gets a number, next time.
            if broken_constraint(error, _CONSTRAINTS) is None:
                raise


def _found(
    user: User,
    name: str,
    player_name: str,
    values: dict[str, Any],
    command_id: UUID | None,
    body_hash: str,
) -> Founded:
    with transaction.atomic(durable=True):
        # There is no club to lock yet, so whoever founds one waits for himself.
        User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if command_id and (known := _founded(user, command_id, body_hash)):
            return Founded(known, replayed=True)
        club = Club.objects.create(name=name, slug=_free_slug(name), **values)
        club.house_rules = first_house_rules(club, FIRST_PRESET, user)
        club.save(update_fields=["house_rules"])
        player = new_player(club, player_name, user)
        Membership.objects.create(club=club, user_id=user.pk, role=Role.OWNER, player=player)
        if command_id:
            _note_founding(club, user, command_id, body_hash)
        return Founded(club, replayed=False)


FOUNDING = "create_club"


def _founded(user: User, command_id: UUID, body_hash: str) -> Club | None:
    """The club that this command of `user` made before. Raises ReusedCommandId."""
    sent = Command.objects.filter(kind=FOUNDING, actor_id=user.pk, command_id=command_id)
    known = sent.select_related("club").first()
    if known is not None and known.body_hash != body_hash:
        raise ReusedCommandId
    return known.club if known else None


def _note_founding(club: Club, user: User, command_id: UUID, body_hash: str) -> None:
    """Without the names in it: what is in the log is there for good, and a club may be erased."""
    Command.objects.create(
        club=club,
        command_id=command_id,
        kind=FOUNDING,
        body={"kind": FOUNDING},
        body_hash=body_hash,
        actor_id=user.pk,
    )


_CONSTRAINTS = {"chouette_club_slug_key": ("chouette_club.slug",)}


def update_club(*, club_id: int, actor: Actor, **changes: Any) -> Club:
    """Change name, timezone, language, currency, stake_minor, table_fee_minor, public_view,
    members_act or guests_join.

    Where the currency is taken away stake and fee go with it. Raises BadName, UnknownValue,
    PointsHaveNoStake, NotAllowed, NotFound.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_CLUB)
        if "name" in changes:
            changes["name"] = clean_name(changes["name"])
        changes |= _with_no_money(club, checked_values(**changes))
        told = {field: new for field, new in changes.items() if new != getattr(club, field)}
        for field, value in changes.items():
            setattr(club, field, value)
        club.save(update_fields=sorted(changes))
        renamed = told.pop("name", None) is not None
        noted(club, standing, {"kind": "change_club", "renamed": renamed, **told})
        return club


def _with_no_money(club: Club, changes: dict[str, Any]) -> dict[str, Any]:
    """What is changed, and what it takes along. Raises PointsHaveNoStake."""
    if changes.get("currency", club.currency):
        return changes
    if any(changes.get(field) for field in MONEY):
        raise PointsHaveNoStake
    return changes | {field: 0 for field in MONEY if getattr(club, field)}


def erase_club(*, club_id: int, actor: Actor, confirm_slug: str) -> Club:
    """Take every name out of the club and close it; sums and logs stay, of nobody in particular.

    `confirm_slug` must be the club's address, typed again. Raises NotConfirmed, NotFound,
    NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.ERASE)
        if confirm_slug != club.slug:
            raise NotConfirmed(text=club.slug)
        noted(club, standing, {"kind": "erase_club"})
        club.invitations.filter(used_at=None).delete()
        club.device_tokens.all().delete()
        end_guests(club)
        for player in Player.objects.filter(club=club):
            forget(player)
        Membership.objects.filter(club=club).delete()
        club.name, club.slug = f"Club {club.pk}", f"club-{club.pk}-erased"
        club.is_active, club.public_view = False, PublicView.NOTHING
        club.save(update_fields=["name", "slug", "is_active", "public_view"])
        end_lost_offices(Q(federation__member_clubs__club=club), by=standing.user_id)
        return club


def _free_slug(name: str) -> str:
    stem = slugify(name)[:50] or "club"
    taken = set(Club.objects.filter(slug__startswith=stem).values_list("slug", flat=True))
    candidates = (stem, *(f"{stem}-{number}" for number in range(2, len(taken) + 4)))
    return next(slug for slug in candidates if slug not in taken | RESERVED_SLUGS)


@cache
def timezone_names() -> frozenset[str]:
    """Every time zone of this machine; read once, since it walks hundreds of files."""
    return frozenset(zoneinfo.available_timezones())


def checked_values(**values: Any) -> dict[str, Any]:
    """What a club may be changed to, as given. Raises UnknownValue with the field and the value."""
    for field, value in values.items():
        check = _CHECKS.get(field)
        if check is None or not check(value):
            raise UnknownValue(field=field, value=str(value)[:80])
    return values


_CHECKS = {
    "name": lambda value: isinstance(value, str),
    "timezone": lambda value: str(value) in timezone_names(),
    "language": lambda value: value in dict(settings.LANGUAGES),
    "currency": lambda value: check_currency(value) == value,
    "stake_minor": lambda value: type(value) is int and 0 <= value <= STAKE_MINOR_MAX,
    "table_fee_minor": lambda value: type(value) is int and 0 <= value <= STAKE_MINOR_MAX,
    "public_view": lambda value: value in PublicView.values,
    "members_act": lambda value: isinstance(value, bool),
    "guests_join": lambda value: isinstance(value, bool),
}
