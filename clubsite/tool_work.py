"""How much work one request may ask of a tool.

A list of a thousand objects is fair; but a board with a doublet can have two thousand plays, and
an answer of a hundred megabytes would keep everybody waiting.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import BoundedSemaphore
from time import thread_time
from typing import Any, Final

from rest_framework.exceptions import Throttled

from clubsite.json_tools import Json, Tool, refused
from clubsite.problems import Problem

ROWS_MAX: Final = 50_000
"""Of all answers to one list together: three times what a thousand ordinary positions have."""

SECONDS_MAX: Final = 5.0
"""Of the processor's time for one list, for whatever takes long without answering much."""

LISTS_AT_ONCE: Final = 4
"""In one process: half of its threads, so that the others go on answering."""

TOO_MUCH: Final = Problem(
    422, "too_much_work", "This list asks for too much at once: send the rest anew."
)

_free: Final = BoundedSemaphore(LISTS_AT_ONCE)


def answers(tool: Tool, objects: Iterable[Any]) -> tuple[list[Json], int]:
    """The answer to each, and of how many rows they are made; those beyond what one request may
    ask are refused with `too_much_work`. Raises Throttled while too many lists are answered."""
    if not _free.acquire(blocking=False):
        raise Throttled(1)
    try:
        return _answers(tool, objects)
    finally:
        _free.release()


def _answers(tool: Tool, objects: Iterable[Any]) -> tuple[list[Json], int]:
    found: list[Json] = []
    rows, end = 0, thread_time() + SECONDS_MAX
    for obj in objects:
        if rows >= ROWS_MAX or thread_time() > end:
            key = obj.get("id") if isinstance(obj, dict) else None
            found.append(refused(key, TOO_MUCH.code, TOO_MUCH.detail))
        else:
            found.append(tool.answer(obj))
            rows += tool.rows(found[-1])
    return found, rows
