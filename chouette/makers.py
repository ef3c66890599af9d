"""What somebody made counts only as long as he may make it.

Invitations, links to a new password, tokens and codes of tables open a club for others. Whoever
loses the right to make such a key, by another role or because he belongs to the club no more, is
not to come back by one that he made before: each is held against what its maker is now.
"""

from __future__ import annotations

from django.db.models import Exists, OuterRef, Q

from chouette.models import DeviceToken, Membership, Role
from chouette.permissions import ALLOWED, Action

ABOVE = (Role.OWNER, Role.DIRECTOR)
"""Whose passwords an owner alone renews."""


def invitations_by_right() -> Q:
    """Invitations and links to a new password whose makers may make such ones now."""
    into_a_role = Q(password_of=None) & ~Q(role=Role.MEMBER)
    of_one_above = Q(password_of__isnull=False, role__in=ABOVE)
    for_owners = into_a_role | of_one_above
    return _maker_may(Action.SET_ROLES) | (~for_owners & _maker_may(Action.MANAGE_PEOPLE))


def tokens_by_right() -> Q:
    """Tokens whose makers may make tokens now."""
    return Q(_maker_may(Action.MANAGE_PEOPLE))


def codes_by_right() -> Q:
    """Codes of tables whose makers, a person or a device, may score now."""
    scoring = DeviceToken.live().filter(pk=OuterRef("device"), role__in=ALLOWED[Action.SCORE])
    return Q(Exists(scoring)) | _maker_may(Action.SCORE, club="chouette_session__club")


def _maker_may(action: Action, club: str = "club") -> Q:
    makers = Membership.objects.filter(
        club=OuterRef(club),
        user=OuterRef("created_by"),
        user__is_active=True,
        role__in=ALLOWED[action],
    )
    return Q(Exists(makers))
