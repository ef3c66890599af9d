"""A night of 2,000 events, read from its stored form and folded to its state."""

from __future__ import annotations

from itertools import count
from typing import Any

from benchmarks.timing import RUNS, time_of
from chouette.rules.commands import command_from_json
from chouette.rules.decide import decide
from chouette.rules.evolve import fold
from chouette.rules.log import event_from_json, event_json
from chouette.rules.ruleset import PRESETS
from chouette.rules.state import ChouetteState

EVENTS = 2_000
PLAYERS = ("1", "2", "3", "4", "5")


def long_night(events: int = EVENTS) -> list[dict[str, Any]]:
    """The first `events` events of a table that plays quick scores, some of them undone."""
    state, log = ChouetteState(), []
    for number in count():
        happened = decide(state, command_from_json(_command(state, number)))
        state = fold(happened, state)
        log += [event_json(event) for event in happened]
        if len(log) >= events:
            return log[:events]
    raise AssertionError


def _command(state: ChouetteState, number: int) -> dict[str, Any]:
    if number == 0:
        opening = {"night_on": "2026-01-15", "table": "1", "stake_minor": 50, "currency": "EUR"}
        rules = PRESETS["keith-many-cubes"].to_json()
        seats = [{"player": player} for player in PLAYERS]
        return {"kind": "open_table", "ruleset": rules, "players": seats, **opening}
    if number == 1:
        return {"kind": "draw_rotation", "order": list(PLAYERS)}
    if number % 10 == 0 and state.undo:
        return {"kind": "void"}
    members = state.seating.rotation.order[1:]
    values = (1, -2, 4, -1)
    points = {member: values[(number + place) % 4] for place, member in enumerate(members)}
    return {"kind": "quick_result", "points": points}


def report(events: int = EVENTS, runs: int = RUNS) -> str:
    """The line of figures."""
    log = long_night(events)
    read = [event_from_json(event) for event in log]
    alone = time_of(lambda: fold(read), runs)
    whole = time_of(lambda: fold(event_from_json(event) for event in log), runs)
    return (
        f"fold: a log of {len(log):,} events in {alone.median * 1000:.1f} ms "
        f"(median of {runs}; best {alone.best * 1000:.1f} ms), "
        f"read from JSON and folded in {whole.median * 1000:.1f} ms "
        f"(best {whole.best * 1000:.1f} ms), {len(log) / whole.median:,.0f} events a second"
    )
