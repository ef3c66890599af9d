"""The shared cases of legal plays, and the position IDs they name boards by."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.engine.board import Board

FILES = {"legal.jsonl": 400, "legal_edge.jsonl": 48}
"""Each file, and how many cases it holds."""


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The cases of a file."""
    lines = (Path(__file__).parents[1] / "data" / "engine" / name).read_text("utf-8").splitlines()
    yield from map(json.loads, lines)


def board_of(row: dict[str, Any]) -> Board:
    """A case's board: places 0 to 25 as the mover numbers them, his checkers counted up and the
    opponent's, whose bar is 0, down."""
    own = {place: count for place, count in enumerate(row["board"]) if count > 0}
    opponent = {25 - place: -count for place, count in enumerate(row["board"]) if count < 0}
    return Board(own, opponent)


def position_id(board: Board) -> str:
    """The board's ID with its mover still on roll: a bit for each checker and a zero after each
    place, the opponent's first (formats.md 1.1)."""
    bits = "".join("1" * count + "0" for side in (board.opponent, board.own) for count in side[1:])
    packed = int(bits[::-1], 2).to_bytes(10, "little")
    return base64.b64encode(packed).decode().rstrip("=")
