"""A list of balances that the tests of the API look at and bring in."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.api.conftest import Caller, browser_of
from tests.people import People

TEXT = "Nome;Punti;Saldo\nana;1,5;-2,50\nRADU;-1;2,50\nVlad;-0,5;0\n"


def bring_in(
    people: People, status: int = 201, *, caller: Caller | None = None, **fields: Any
) -> Any:
    """Bring a list in; a director's browser does it unless `caller`."""
    body = {"command_id": str(uuid4()), "text": TEXT, **fields}
    caller = caller or browser_of(people.elena)
    return caller.send(f"clubs/{people.club.slug}/openings/", body, status)


def look(people: People, text: str = TEXT, **fields: Any) -> Any:
    """What it would come to."""
    body = {"text": text, "preview": True, **fields}
    return browser_of(people.elena).send(f"clubs/{people.club.slug}/openings/", body, 200)


def listed(people: People) -> Any:
    """The balances that were brought in."""
    return browser_of(people.carla).ask(f"clubs/{people.club.slug}/openings/")["results"]
