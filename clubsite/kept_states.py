"""Folded states of logs, kept in the process.

A state is named by the `head` of the log it was folded from, and a log only grows: what was kept is
true for as long as the log has that head.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

State = TypeVar("State")


class KeptStates(Generic[State]):
    """The last folded state of each of the `limit` logs that were asked for last; `nothing` is that
    of a log that nobody asked for."""

    def __init__(self, limit: int, nothing: State) -> None:
        self._limit, self._nothing = limit, nothing
        self._states: OrderedDict[int, tuple[str, State]] = OrderedDict()
        self._lock = Lock()  # guards this dictionary between threads, and nothing in the database

    def get(self, log: int) -> tuple[str, State]:
        """The head and the state that were kept for the log of this number."""
        with self._lock:
            return self._states.get(log, ("", self._nothing))

    def put(self, log: int, head: str, state: State) -> None:
        """Keep a state."""
        with self._lock:
            self._states[log] = (head, state)
            self._states.move_to_end(log)
            while len(self._states) > self._limit:
                self._states.popitem(last=False)
