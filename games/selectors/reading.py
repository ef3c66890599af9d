"""How many long games are read anew at once: match files, and boards as they once were."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore
from typing import Final

from games.refusals import OthersAreRead

READINGS_AT_ONCE: Final = 2
"""In one process: reading is work for the processor, and the other threads go on answering."""

_free: Final = BoundedSemaphore(READINGS_AT_ONCE)


@contextmanager
def a_reading() -> Iterator[None]:
    """One of the few readings at once. Raises OthersAreRead where as many go on already."""
    if not _free.acquire(blocking=False):
        raise OthersAreRead
    try:
        yield
    finally:
        _free.release()
