"""A table as a caller reads it and writes to it."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.api.conftest import Caller
from tests.api.shapes import is_answer
from tests.builders import Table

PATH = "sessions/{session_id}/"


def state_for(caller: Caller, table: Table) -> Any:
    state = caller.ask(f"sessions/{table.session_id}/")
    is_answer(state, "GET", PATH)
    return state


def may(state: Any, kind: str) -> Any:
    """What is told of a kind; None where it may not be sent."""
    return next((each for each in state["may"] if each["kind"] == kind), None)


def command(seq: int, kind: str, **fields: Any) -> dict[str, Any]:
    return {"command_id": str(uuid4()), "expected_seq": seq, "kind": kind, **fields}


def address(table: Table) -> str:
    return f"sessions/{table.session_id}/commands/"
