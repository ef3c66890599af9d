"""Whether there is something new at a table: what a program asks every few seconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chouette.models import DeviceToken, Role
from chouette.permissions import Action, Actor, GuestUser, Standing
from chouette.refusals import NotFound
from chouette.selectors.access import table_seen
from chouette.selectors.watching import Watched, watched


@dataclass(frozen=True)
class Live:
    """Where the log of a table ends, and whether it is open."""

    seq: int
    status: str


def live_at(session_id: int, actor: Actor) -> Live:
    """One query; two for a guest's phone. The request has just found out who `actor` is.

    Raises NotFound.
    """
    if isinstance(actor, GuestUser):
        row, _ = table_seen(session_id, actor)
        return Live(row.last_seq, row.status)
    found = watched(session_id, None if isinstance(actor, DeviceToken) else actor.pk)
    if found is None or not _standing(found, actor).may(Action.SEE_TABLES):
        raise NotFound
    return Live(found.last_seq, found.status)


def _standing(found: Watched, actor: Actor) -> Standing:
    if isinstance(actor, DeviceToken) and actor.club_id == found.public.club_id:
        return replace(found.public, role=Role(actor.role))
    return found.member or found.public
