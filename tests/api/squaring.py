"""Who pays whom after a night, as the API tells it."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.api.conftest import Caller, browser_of
from tests.api.shapes import is_answer
from tests.builders import Table
from tests.people import People


def plan(people: People, table: Table) -> Any:
    """What a member is told, which is what the document says."""
    told = browser_of(people.carla).ask(f"sessions/{table.session_id}/squaring/")
    is_answer(told, "GET", "sessions/{session_id}/squaring/")
    return told


def leg_to(people: People, table: Table, name: str) -> dict[str, Any]:
    """The leg by which somebody is paid."""
    payee = people.players[name].pk
    return next(leg for leg in plan(people, table)["legs"] if leg["payee"] == payee)


def pay(caller: Caller, leg: int, status: int = 201, **fields: Any) -> Any:
    """Pay a leg, wholly or `amount_minor` of it."""
    return caller.send(f"legs/{leg}/pay/", {"command_id": str(uuid4()), **fields}, status)
