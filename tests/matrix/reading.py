"""The tables as they are written: a line an address and method, a column for each caller."""

from __future__ import annotations

from tests.matrix.callers import CALLERS

Table = dict[tuple[str, str], tuple[int, ...]]


def table_of(text: str, *, below: str = "") -> Table:
    """`GET clubs/ 200 200 200 200 200 200 200` and its like; blank lines and `#` lines tell
    readers what follows. `below` stands before every address."""
    table: Table = {}
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        method, route, *statuses = line.split()
        if len(statuses) != len(CALLERS):
            raise ValueError(f"{len(CALLERS)} statuses are needed: {line}")
        if (key := (below + route.removeprefix("/"), method)) in table:
            raise ValueError(f"written twice: {line}")
        table[key] = tuple(map(int, statuses))
    return table
