"""Entries of a club: one that is charged, and all that the API lists."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from chouette.models import LedgerEntry
from chouette.services.balances import record_fee
from tests.api.conftest import browser_of
from tests.people import People


def entries(people: People, **query: Any) -> list[dict[str, Any]]:
    """What a member is told, the newest first."""
    address = f"clubs/{people.club.slug}/entries/"
    found: list[dict[str, Any]] = browser_of(people.carla).ask(address, **query)["results"]
    return found


def fee(people: People, name: str = "carla") -> LedgerEntry:
    """A fee of 3.00."""
    return record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        player_id=people.players[name].pk,
        amount_minor=300,
        currency="EUR",
        note="two nights",
    ).entry
