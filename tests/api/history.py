"""The history of a player, as the API tells it."""

from __future__ import annotations

from typing import Any

from tests.api.conftest import browser_of
from tests.people import People


def history(people: People, name: str = "ana", status: int = 200, **query: Any) -> Any:
    """What a member is told of somebody, Ana unless named."""
    address = f"players/{people.players[name].pk}/history/"
    return browser_of(people.carla).ask(address, status, **query)
