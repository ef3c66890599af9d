"""Small questions about a club: its date, the device behind a secret."""

from __future__ import annotations

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from django.utils import timezone

from chouette.models import Club, DeviceToken
from clubsite.secret_keys import hash_of


def club_today(club: Club) -> date:
    """The date in the club's own zone."""
    return timezone.localdate(timezone=ZoneInfo(club.timezone))


def end_of_day(club: Club, day: date) -> datetime:
    """The last moment of a day in the club's own zone."""
    return datetime.combine(day, time.max, tzinfo=ZoneInfo(club.timezone))


def device_by_secret(secret: str) -> DeviceToken | None:
    """The live token with this secret, its club with it; one query."""
    return DeviceToken.live().filter(secret_hash=hash_of(secret)).select_related("club").first()
