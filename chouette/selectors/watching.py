"""What a poll asks: where the log of a table ends, and whether its reader is still who he was."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from django.contrib.auth.models import User
from django.db import connection
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
    statement, parameters = _statement(connection.vendor)
    asked = {_SESSION: session_id, _USER: user_id or 0}
    with connection.cursor() as cursor:
        cursor.execute(statement, [asked.get(value, value) for value in parameters])
        row = cursor.fetchone()
    if row is None:
        return None
    seq, club_id, view, acts, role, player_id, password = row
    public = Standing(club_id, role=None, public_view=view)
    if role is None or password is None:
        return Watched(seq, public)
    member = Standing(club_id, Role(role), view, bool(acts), player_id, user_id)
    return Watched(seq, public, member, password)


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
