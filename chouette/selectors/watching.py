"""What a poll asks: where the log of a table ends, and whether its reader is still who he was."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.contrib.auth.models import User
from django.db.models import FilteredRelation, Q, Subquery

from chouette.models import Club, Role
from chouette.permissions import Standing


@dataclass(frozen=True)
class Watched:
    """Where a log ends, and what its reader is in the club: if his log-in is still good, `member`.

    `password` is the hash that his log-in must fit.
    """

    last_seq: int
    public: Standing
    member: Standing | None = None
    password: str = field(default="", repr=False)


def watched(session_id: int, user_id: int | None) -> Watched | None:
    """One query; None where there is no such table."""
    mine = FilteredRelation("memberships", condition=Q(memberships__user_id=user_id or 0))
    account = User.objects.filter(pk=user_id or 0, is_active=True)
    found = Club.objects.filter(chouette_sessions=session_id, is_active=True).annotate(
        mine=mine, password=Subquery(account.values("password"))
    )
    columns = (
        "chouette_sessions__last_seq",
        "pk",
        "public_view",
        "members_act",
        "mine__role",
        "mine__player_id",
        "password",
    )
    for seq, club_id, view, acts, role, player_id, password in found.values_list(*columns):
        public = Standing(club_id, role=None, public_view=view)
        if role is None or password is None:
            return Watched(seq, public)
        member = Standing(club_id, Role(role), view, acts, player_id, user_id)
        return Watched(seq, public, member, password)
    return None
