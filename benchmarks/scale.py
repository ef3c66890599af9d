"""Pages of a club of 1,000,000 ledger entries beside those of a club of 1,000, and its statements.

    python -m benchmarks scale      # pages, then what closing and recomputing take

The seeding takes minutes: one night is played, the rest are copies (`benchmarks.seeding`).
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import perf_counter

from django.core.management import call_command

from benchmarks.pages import Measured, compared
from benchmarks.seeding import GAMES, Seeded, seeded_club
from benchmarks.servers import load
from chouette.rules.evolve import fold
from chouette.rules.log import event_from_json
from chouette.selectors.logs import log_events, state_at
from chouette.services.statements import recompute_statement

SMALL, LARGE, RUNS = 1_000, 1_000_000, 15
NIGHTS = 1_000


def lines(small: int = SMALL, large: int = LARGE, runs: int = RUNS) -> Iterator[str]:
    """One line of figures after the other: seeding, each page, one statement, all statements."""
    begun = perf_counter()
    sizes = {"Small club": small, "Large club": large}
    clubs = [seeded_club(name, entries, games=GAMES) for name, entries in sizes.items()]
    nights = [seeded.club.chouette_sessions.count() for seeded in clubs]
    yield (
        f"scale: clubs of {clubs[0].entries:,} entries in {nights[0]:,} tables and of "
        f"{clubs[1].entries:,} in {nights[1]:,}, seeded in {perf_counter() - begun:.0f} s; {load()}"
    )
    for name, (few, many) in compared(clubs, runs).items():
        yield _page(name, few, many)
    yield closing(clubs, runs)
    yield recomputing(clubs[1])


def _page(name: str, few: Measured, many: Measured) -> str:
    return (
        f"scale: {name}: {few.queries} and {many.queries} queries, "
        f"{few.ms:.1f} and {many.ms:.1f} ms, ratio {many.ms / few.ms:.2f}"
    )


def closing(clubs: list[Seeded], runs: int = RUNS) -> str:
    """The line of figures of one night's statement, computed again in each club in turns."""
    tables = [seeded.closed for seeded in clubs]
    log = [event_from_json(event.stored()) for event in log_events(tables[0])]
    seconds: list[list[float]] = [[], [], [], []]
    for _ in range(runs + 1):
        seconds[0].append(_time(lambda: fold(log)))
        seconds[3].append(_time(lambda: state_at(tables[0], len(log))))
        for place, table in enumerate(tables, start=1):
            seconds[place].append(_time(partial(recompute_statement, session_id=table)))
    folding, few, many, reading = (median(times[1:]) * 1000 for times in seconds)
    return (
        f"closing: a statement of {len(log)} events in {few:.1f} ms in the small club and "
        f"{many:.1f} ms in the large one, ratio {many / few:.2f}; reading and folding the log "
        f"alone {reading:.1f} ms, ratio {many / reading:.1f}; folding alone {folding:.2f} ms, "
        f"ratio {many / folding:.0f}; {load()}"
    )


def recomputing(seeded: Seeded, nights: int = NIGHTS) -> str:
    """The line of figures of the last `nights` of a club, by the command that people type."""
    tables = seeded.club.chouette_sessions.filter(stated_seq__isnull=False)
    numbers = list(tables.order_by("-pk").values_list("pk", flat=True)[: nights + 1])
    told = io.StringIO()
    after = numbers[nights] if len(numbers) > nights else 0
    words = {"club": seeded.club.slug, "all": True, "after": after}
    seconds = _time(lambda: call_command("recompute_statements", stdout=told, **words))
    done = min(nights, len(numbers))
    return (
        f"closing: {done:,} tables recomputed in {seconds:.1f} s, {done / seconds:.0f} a second, "
        f"progress told {len(told.getvalue().splitlines())} times; {load()}"
    )


def _time(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
