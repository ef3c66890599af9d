"""Who keeps the score of a table, and to whom it may be given."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.utils import timezone

from chouette.models import ChouetteSession, Command, Membership
from chouette.permissions import ALLOWED, Action

JUST_NOW = timedelta(minutes=10)
"""Whoever was given a table or wrote something down there so lately is at it still."""


@dataclass(frozen=True)
class Keeper:
    """Somebody who may keep the score in a club: by his name as a player, or of his log-in.

    `since`: when he was given the table; `busy`: he is at it just now.
    """

    user_id: int
    name: str
    since: datetime | None = None
    busy: bool = False


def keepers_of(club_id: int) -> list[Keeper]:
    """Everybody who may keep the score in this club, by name."""
    found = [Keeper(member.user_id, _name(member)) for member in _scorers(club_id)]
    return sorted(found, key=lambda keeper: (keeper.name.casefold(), keeper.user_id))


def keeper_named(club_id: int, user_id: int) -> Keeper | None:
    """This user, if he may keep the score in the club now."""
    member = _scorers(club_id).filter(user_id=user_id).first()
    return Keeper(member.user_id, _name(member)) if member else None


def member_name(club_id: int, user_id: int) -> str:
    """The name of a member, whatever he may do; of a user who is none his number is all that is
    told."""
    members = Membership.objects.filter(club_id=club_id, user_id=user_id)
    member = members.select_related("user", "player").first()
    return _name(member) if member else f"#{user_id}"


def keeper_of(row: ChouetteSession) -> Keeper | None:
    """Who was given the table, as long as his role lets him keep its score."""
    if row.keeper_id is None:
        return None
    member = _scorers(row.club_id).filter(user_id=row.keeper_id).first()
    if member is None:
        return None
    return Keeper(member.user_id, _name(member), row.keeper_since, _is_busy(row))


def _is_busy(row: ChouetteSession) -> bool:
    lately = timezone.now() - JUST_NOW
    if row.keeper_since is not None and row.keeper_since > lately:
        return True
    sent = Command.objects.filter(chouette_session=row, actor_id=row.keeper_id)
    return sent.filter(recorded_at__gt=lately).exists()


def _scorers(club_id: int) -> QuerySet[Membership]:
    members = Membership.objects.filter(club_id=club_id, role__in=ALLOWED[Action.SCORE])
    return members.filter(user__is_active=True).select_related("user", "player")


def _name(member: Membership) -> str:
    user: User = member.user
    return member.player.name if member.player is not None else user.get_username()
