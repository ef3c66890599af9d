"""What a reading comes to, as JSON."""

from __future__ import annotations

from typing import TypedDict

from .faults import Fault
from .record import Reading


class FaultJson(TypedDict):
    """Something wrong in a line; null for what is no matter of a line."""

    line: int | None
    code: str
    detail: str


class SummaryJson(TypedDict):
    """A file in short."""

    format: str
    players: list[str]
    length: int
    games: int
    plays: int
    errors: list[FaultJson]
    legal: bool


def fault_json(fault: Fault) -> FaultJson:
    """A fault as JSON."""
    return {"line": fault.line, "code": fault.code, "detail": fault.detail}


def summary_json(reading: Reading) -> SummaryJson:
    """A file in short: `length` 0 is a money session, `legal` whether every play was."""
    record = reading.record
    return {
        "format": reading.format,
        "players": list(record.names),
        "length": record.length,
        "games": len(record.games),
        "plays": reading.plays,
        "errors": [fault_json(fault) for fault in reading.faults],
        "legal": reading.is_legal,
    }
