"""Clubs as their pages show them."""

from __future__ import annotations

from datetime import date
from zoneinfo import ZoneInfo

from django.utils import timezone

from chouette.models import Club


def club_today(club: Club) -> date:
    """The date in the club's own zone."""
    return timezone.localdate(timezone=ZoneInfo(club.timezone))
