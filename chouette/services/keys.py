"""Keys of a club end with the right of whoever made them, and so do offices with his membership."""

from __future__ import annotations

from django.db.models import Q
from django.utils import timezone

from chouette.makers import codes_by_right, invitations_by_right, tokens_by_right
from chouette.models import (
    ChouetteSession,
    Club,
    DeviceToken,
    Invitation,
    JoinCode,
    Membership,
    SessionStatus,
)
from chouette.permissions import ALLOWED, Action, Standing
from chouette.services.club_commands import noted
from chouette.services.offices import end_lost_offices


def end_lost_keys(
    club: Club, standing: Standing, *, user_id: int | None, player_id: int | None
) -> int:
    """End every invitation, link, token and code of a table that this user made and may not make
    any more, with one line in the club's log that says how many; their number.

    The caller holds the club's lock and has changed the user's role, or taken it away. He keeps no
    table any more, either, if he may score none. Phones of guests stay: a guest got his by himself,
    and it can do nothing but his own. Offices in a federation end where he belongs to none of its
    clubs any more.
    """
    now = timezone.now()
    waiting = Invitation.objects.filter(club=club, used_at=None, expires_at__gt=now)
    working = DeviceToken.objects.filter(club=club, revoked_at=None)
    codes = JoinCode.objects.filter(chouette_session__club=club, created_by_id=user_id)
    ended = {
        "invitations": waiting.filter(~invitations_by_right(), created_by_id=user_id).update(
            expires_at=now
        ),
        "tokens": working.filter(~tokens_by_right(), created_by_id=user_id).update(revoked_at=now),
        "codes": codes.filter(~codes_by_right()).delete()[0],
    }
    if ended["tokens"]:
        ended["codes"] += end_codes_of_devices(club)
    count = sum(ended.values())
    if count and user_id is not None:
        body = {"kind": "end_keys", "player": player_id, "count": count}
        noted(club, standing, {**body, **ended})
    end_lost_offices(Q(user_id=user_id or 0), by=standing.user_id)
    _end_keeping(club, user_id)
    return count


def _end_keeping(club: Club, user_id: int | None) -> None:
    """Nobody keeps the open tables that this user was given, unless he may score still. That they
    were given to somebody, and when, stays."""
    if user_id is None:
        return
    mine = Membership.objects.filter(club=club, user_id=user_id)
    if mine.filter(role__in=ALLOWED[Action.SCORE]).exists():
        return
    tables = ChouetteSession.objects.filter(club=club, keeper_id=user_id, status=SessionStatus.OPEN)
    # Locked in the order of their numbers, as two tables of a merger are.
    for row in tables.select_for_update().order_by("pk"):
        row.keeper_id = None
        row.save(update_fields=["keeper"])


def end_codes_of_devices(club: Club) -> int:
    """End the codes of tables whose devices may do nothing more; how many."""
    made = JoinCode.objects.filter(chouette_session__club=club, device__isnull=False)
    return made.filter(~codes_by_right()).delete()[0]
