"""Writes a record in any format that is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.engine.frozen import Frozen

from .record import Record
from .write_mat import write_mat, write_txt
from .write_sgf import write_sgf

WRITERS: Final = Frozen[str, Callable[[Record], str]](
    {"mat": write_mat, "sgf": write_sgf, "txt": write_txt}
)
"""How each format is written."""


def write(record: Record, format: str) -> str:
    """The text of a file; reading it gives the record again. `format` is one of WRITERS.

    What a format has no room for is left out: opening dice of each side, resignations that were
    refused, and in .mat colons in names. Raises KeyError for another format."""
    return WRITERS[format](record)
