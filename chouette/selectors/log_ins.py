"""What a log-in is called where it is no player's of the club."""

from __future__ import annotations

from django.contrib.auth.models import User


def name_of_log_in(user: User) -> str:
    """Its own name; of one that was closed with its player, what that player is called now."""
    return user.get_username() if user.is_active else user.first_name or user.get_username()
