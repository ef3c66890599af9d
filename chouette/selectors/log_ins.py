"""What a log-in is called where it is no player's of the club, and where else it counts."""

from __future__ import annotations

from django.contrib.auth.models import User

from chouette.models import FederationOfficer, Membership


def name_of_log_in(user: User) -> str:
    """Its own name; of one that was closed with its player, what that player is called now."""
    return user.get_username() if user.is_active else user.first_name or user.get_username()


def counts_elsewhere(user: User, *, club_id: int) -> bool:
    """Whether a log-in opens more than this club: another one, a federation, or the site itself."""
    if user.is_staff or user.is_superuser:
        return True
    others = Membership.objects.filter(user=user).exclude(club_id=club_id)
    return others.exists() or FederationOfficer.objects.filter(user=user).exists()
