"""A club that is named on the command line."""

from __future__ import annotations

from django.core.management.base import CommandError

from chouette.models import Club


def club_number(slug: str) -> int | None:
    """The number of the club of this address; None for "". Raises CommandError."""
    if not slug:
        return None
    number = Club.objects.filter(slug=slug).values_list("pk", flat=True).first()
    if number is None:
        raise CommandError(f"no club has the address {slug}")
    return number
