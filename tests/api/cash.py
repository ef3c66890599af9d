"""What the tests of the API book in the cash of a club, and what it then tells."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.api.conftest import Caller, browser_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT, some_night
from tests.people import People


def book(
    people: People, what: str, body: dict[str, Any], status: int = 201, caller: Caller | None = None
) -> Any:
    """Book `fees`, `contributions` or `expenses`; a director's browser does it unless `caller`."""
    caller = caller or browser_of(people.elena)
    sent = {"command_id": str(uuid4()), **body}
    return caller.send(f"clubs/{people.club.slug}/cash/{what}/", sent, status)


def fee(people: People, *names: str, **changes: Any) -> dict[str, Any]:
    """A fee of 3.00 for a night, of each of them, Ana and Bogdan unless named."""
    some_night(people, NIGHT)
    numbers = [people.players[name].pk for name in names or ("ana", "bogdan")]
    return {
        "night_on": NIGHT.isoformat(),
        "players": numbers,
        "amount_minor": 300,
        **changes,
    }


def given(people: People, name: str = "carla", **changes: Any) -> dict[str, Any]:
    """10.00 of somebody."""
    return {"player": people.players[name].pk, "amount_minor": 1000, **changes}


def cash(people: People) -> Any:
    """What a member is told of it, which is what the document says."""
    told = browser_of(people.carla).ask(f"clubs/{people.club.slug}/cash/")
    is_answer(told, "GET", "clubs/{slug}/cash/")
    return told


def account(people: People, name: str) -> Any:
    """What it tells of `fees` or of `kitty`."""
    return next(found for found in cash(people)["accounts"] if found["account"] == name)
