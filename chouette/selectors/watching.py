"""What a poll asks: where the log of a table ends, and whether its reader is still who he was."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from django.contrib.auth.models import User
from django.db import connection
from django.db.models import FilteredRelation, Q, Subquery

from chouette.models import Club, GuestPass, Role
from chouette.permissions import PHONE, Standing, standing_of_phone
from chouette.selectors.joining import hash_of


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
    statement, parameters = _statement(connection.vendor)
    asked = {_SESSION: session_id, _USER: user_id or 0}
    with connection.cursor() as cursor:
        cursor.execute(statement, [asked.get(value, value) for value in parameters])
        row = cursor.fetchone()
    if row is None:
        return None
    seq, status, keeper_id, club_id, view, acts, role, player_id, password = row
    public = Standing(club_id, role=None, public_view=view)
    if role is None or password is None:
        return Watched(seq, status, public, keeper_id=keeper_id)
    member = Standing(club_id, Role(role), view, bool(acts), player_id, user_id)
    return Watched(seq, status, public, member, password, keeper_id)


def watched_by_phone(session_id: int, secret: str) -> Watched | None:
    """The same for a guest's phone, `public` being what it is there; None where it does not work
    at this table. One query."""
    live = GuestPass.live().filter(chouette_session=session_id, secret_hash=hash_of(secret))
    for seq, status, keeper_id, *phone in live.values_list(*_AT_TABLE, *PHONE):
        public = standing_of_phone(*phone)
        return Watched(seq, status, public, keeper_id=keeper_id)
    return None


_AT_TABLE = tuple(f"chouette_session__{name}" for name in ("last_seq", "status", "keeper_id"))


_SESSION, _USER = -1, -2
"""Numbers that nothing has: they stand in the statement for those that are asked for."""


@cache
def _statement(vendor: str) -> tuple[str, tuple[Any, ...]]:
    """The query and its parameters, for each kind of database.

    Every phone at a table asks every two seconds, and Django takes longer to write this query than
    a database to answer it: so it is written once.
    """
    mine = FilteredRelation("memberships", condition=Q(memberships__user_id=_USER))
    account = User.objects.filter(pk=_USER, is_active=True)
    found = Club.objects.filter(chouette_sessions=_SESSION, is_active=True).order_by()
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
    statement, parameters = whole.values_list(*columns).query.sql_with_params()
    return statement, tuple(parameters)
