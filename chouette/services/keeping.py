"""Handing a table over: who keeps its score is told, and stands in the club's log.

It is advice: roles decide who may score, and whoever may score may also take a table over.
"""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from chouette.joining_refusals import KeptByAnother, MayNotScore, NightOver
from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action, Actor, Standing, standing_at
from chouette.selectors.keeping import keeper_named, keeper_of, member_name
from chouette.sender_refusals import TokenKeepsNothing
from chouette.services.club_commands import noted
from chouette.services.submission import lock_tables


def hand_over(
    *, session_id: int, actor: Actor, to_user_id: int, confirm: bool = False
) -> ChouetteSession:
    """From now on the user of this number keeps the score of the table.

    Raises MayNotScore if his role does not let him; KeptByAnother if a third person is at it just
    now and nobody confirmed it; NightOver, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        row, standing = _table(session_id, actor)
        return _given(row, standing, to_user_id, confirm=confirm)


def take_over(*, session_id: int, actor: Actor, confirm: bool = False) -> ChouetteSession:
    """From now on `actor`, who must be a person, keeps the score of the table.

    Raises KeptByAnother if somebody else is at it just now and nobody confirmed it;
    TokenKeepsNothing for a token; NightOver, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        row, standing = _table(session_id, actor)
        if standing.user_id is None:
            raise TokenKeepsNothing
        return _given(row, standing, standing.user_id, confirm=confirm)


def _given(
    row: ChouetteSession, standing: Standing, user_id: int, *, confirm: bool
) -> ChouetteSession:
    before, after = keeper_of(row), keeper_named(row.club_id, user_id)
    if after is None:
        raise MayNotScore(name=member_name(row.club_id, user_id))
    if before is not None and before.user_id == user_id:
        return row
    third = before is not None and before.user_id != standing.user_id
    if before is not None and third and before.busy and not confirm:
        raise KeptByAnother(name=before.name)
    row.keeper_id, row.keeper_since = user_id, timezone.now()
    row.save(update_fields=["keeper", "keeper_since"])
    body = {"kind": "hand_over", "session": row.pk, "to": user_id}
    noted(row.club, standing, {**body, "from": before.user_id if before else None})
    return row


def _table(session_id: int, actor: Actor) -> tuple[ChouetteSession, Standing]:
    """The open table, locked, once `actor` was found to be allowed to score there."""
    (row,) = lock_tables(session_id)
    standing = standing_at(row.club_id, actor, row.pk)
    standing.require(Action.SEE_TABLES)
    standing.require(Action.SCORE)
    if row.status == SessionStatus.CLOSED:
        raise NightOver
    return row, standing
