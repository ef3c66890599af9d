"""Payments that the tests of the API write down, and how they are listed."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.api.conftest import Caller, browser_of
from tests.api.shapes import is_answer
from tests.people import People


def payment(people: People, by: str = "ana", to: str = "bogdan", **fields: Any) -> dict[str, Any]:
    """2.00 from one to the other, who are players or accounts of the club."""
    numbers = {name: player.pk for name, player in people.players.items()}
    return {
        "command_id": str(uuid4()),
        "paid_by": numbers.get(by, by),
        "paid_to": numbers.get(to, to),
        "amount_minor": 200,
        **fields,
    }


def pay(people: People, caller: Caller, status: int = 201, **fields: Any) -> Any:
    """Write such a payment down."""
    return caller.send(f"clubs/{people.club.slug}/payments/", payment(people, **fields), status)


def listed(people: People, **query: Any) -> Any:
    """What a member is told, the newest first, which is what the document says."""
    page = browser_of(people.carla).ask(f"clubs/{people.club.slug}/payments/", **query)
    is_answer(page, "GET", "clubs/{slug}/payments/")
    return page["results"]
