"""Small questions about a club: its date, the device behind a secret."""

from __future__ import annotations

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from django.utils import timezone

from chouette.models import Account, ChouetteSession, Club, DeviceToken
from clubsite.secret_keys import hash_of


def club_today(club: Club) -> date:
    """The date in the club's own zone."""
    return timezone.localdate(timezone=ZoneInfo(club.timezone))


def is_currency_of(club: Club, currency: str) -> bool:
    """Whether the club, one of its tables or an account of it has this currency. A club that plays
    for points only has none until a table or a balance brings one. At most two queries."""
    return (
        currency == club.currency
        or Account.objects.filter(club=club, unit=currency).exists()
        or ChouetteSession.objects.filter(club=club, currency=currency).exists()
    )


def end_of_day(club: Club, day: date) -> datetime:
    """The last moment of a day in the club's own zone."""
    return datetime.combine(day, time.max, tzinfo=ZoneInfo(club.timezone))


def device_by_secret(secret: str) -> DeviceToken | None:
    """The live token with this secret, its club with it; one query."""
    return DeviceToken.live().filter(secret_hash=hash_of(secret)).select_related("club").first()
