"""The standings of a club, as the API tells them."""

from __future__ import annotations

from typing import Any

from tests.api.conftest import browser_of
from tests.people import People


def standings(people: People, status: int = 200, **query: Any) -> Any:
    """What a member is told."""
    address = f"clubs/{people.club.slug}/standings/"
    return browser_of(people.carla).ask(address, status, **query)
