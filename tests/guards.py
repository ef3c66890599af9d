"""Lets the flush between transactional tests pass the triggers that refuse it.

`lifted()` takes the guards away and puts them back; `let_flush_pass()` makes Django's own flush
do so, and is called once, when pytest starts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.management.commands import flush
from django.db import connections

from chouette.models import guards
from games.models.guards import ALL


@contextmanager
def lifted(alias: str = "default") -> Iterator[None]:
    """Within the block, nothing is refused."""
    every = (guards, *ALL)
    for each in every:
        each.remove(connections[alias])
    try:
        yield
    finally:
        for each in every:
            each.install(connections[alias])


def let_flush_pass() -> None:
    """From now on `flush`, which ends every transactional test, lifts the guards meanwhile."""
    plain = flush.Command.handle
    if getattr(plain, "lifts_guards", False):
        return

    def handle(self: flush.Command, **options: Any) -> None:
        with lifted(options["database"]):
            plain(self, **options)

    handle.lifts_guards = True  # type: ignore[attr-defined]
    flush.Command.handle = handle  # type: ignore[method-assign]


def pytest_configure() -> None:
    let_flush_pass()
