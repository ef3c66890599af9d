"""What a poll asks: where the log of a table ends, and whether its reader is still who he was."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.contrib.auth.models import User
from django.db.models import BigIntegerField, FilteredRelation, Q, QuerySet, Subquery

from chouette.models import Club, GuestPass, Role
from chouette.permissions import PHONE, Standing, standing_of_phone
from clubsite.secret_keys import hash_of
from clubsite.written import Asked, Row, Written


@dataclass(frozen=True)
class Watched:
    """Where a log ends, and what its reader is in the club: if his log-in is still good, `member`.

    `password` is the hash that his log-in must fit; `keeper_id` is the user who was given the
    table to score.
    """

    last_seq: int
    status: str
    public: Standing
    member: Standing | None = None
    password: str = field(default="", repr=False)
    keeper_id: int | None = None


def watched(session_id: int, user_id: int | None) -> Watched | None:
    """One query; None where there is no such table."""
    for row in _WATCHED.rows(session=session_id, user=user_id or 0):
        seq, status, keeper_id, club_id, view, acts, role, player_id, password = row
        public = Standing(club_id, role=None, public_view=view)
        if role is None or password is None:
            return Watched(seq, status, public, keeper_id=keeper_id)
        member = Standing(club_id, Role(role), view, acts, player_id, user_id)
        return Watched(seq, status, public, member, password, keeper_id)
    return None


def _watched() -> QuerySet[Club, Row]:
    user, session = Asked("user", BigIntegerField()), Asked("session", BigIntegerField())
    mine = FilteredRelation("memberships", condition=Q(memberships__user_id=user))
    account = User.objects.filter(pk=user, is_active=True)
    found = Club.objects.filter(chouette_sessions=session, is_active=True).order_by()
    columns = (
        "chouette_sessions__last_seq",
        "chouette_sessions__status",
        "chouette_sessions__keeper_id",
        "pk",
        "public_view",
        "members_act",
        "mine__role",
        "mine__player_id",
        "password",
    )
    whole = found.annotate(mine=mine, password=Subquery(account.values("password")))
    return whole.values_list(*columns)


# Every phone at a table asks every two seconds.
_WATCHED = Written(_watched)


def watched_by_phone(session_id: int, secret: str) -> Watched | None:
    """The same for a guest's phone, `public` being what it is there; None where it does not work
    at this table. One query."""
    live = GuestPass.live().filter(chouette_session=session_id, secret_hash=hash_of(secret))
    for seq, status, keeper_id, *phone in live.values_list(*_AT_TABLE, *PHONE):
        public = standing_of_phone(*phone)
        return Watched(seq, status, public, keeper_id=keeper_id)
    return None


_AT_TABLE = tuple(f"chouette_session__{name}" for name in ("last_seq", "status", "keeper_id"))
