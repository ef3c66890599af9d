"""The log of a table, read and folded.

A state is named by the `head` of the log it was folded from, and a log only grows: so folded
states are kept in the process, and a command at event 800 reads only what came since the last.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from chouette.models import ChouetteSession, Command, Event
from chouette.rules.evolve import fold
from chouette.rules.log import event_from_json
from chouette.rules.state import ChouetteState
from clubsite.kept_states import KeptStates

STATES_KEPT = 128


@dataclass(frozen=True)
class StoredEvent:
    """One event of a log as it is kept."""

    seq: int
    kind: str
    version: int
    payload: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The event with its number, as programs get it."""
        return {"seq": self.seq, **self.stored()}

    def stored(self) -> dict[str, Any]:
        """The event as `event_json` wrote it."""
        return {"kind": self.kind, "version": self.version, **self.payload}


def log_events(
    session_id: int, *, after: int = 0, upto: int | None = None, limit: int | None = None
) -> tuple[StoredEvent, ...]:
    """The events numbered above `after`, up to `upto`, at most `limit` of them; one query."""
    rows = Event.objects.filter(chouette_session_id=session_id, seq__gt=after).order_by("seq")
    if upto is not None:
        rows = rows.filter(seq__lte=upto)
    return tuple(StoredEvent(*row) for row in rows.values_list(*_COLUMNS)[:limit])


_COLUMNS = ("seq", "kind", "version", "payload")


def fold_events(events: tuple[StoredEvent, ...], start: ChouetteState) -> ChouetteState:
    """The state after `events`. Raises BadJson or ValueError for a log that is broken."""
    return fold((event_from_json(event.stored()) for event in events), start)


def state_of(row: ChouetteSession) -> ChouetteState:
    """The state of a table as of the row that was read: none to three queries."""
    head, state = _kept.get(row.pk)
    if head == row.head and state.seq == row.last_seq:
        return state
    if not _still_true(row, head, state):
        state = ChouetteState()
    events = log_events(row.pk, after=state.seq, upto=row.last_seq)
    state = fold_events(events, state)
    keep(row, state)
    return state


def states_of(rows: Iterable[ChouetteSession]) -> dict[int, ChouetteState]:
    """The states of several tables by number: one query, or none if they are all known."""
    states, unknown = {}, {}
    for row in rows:
        head, state = _kept.get(row.pk)
        if head == row.head and state.seq == row.last_seq:
            states[row.pk] = state
        else:
            unknown[row.pk] = row
    if unknown:
        columns = ("chouette_session_id", *_COLUMNS)
        found = Event.objects.filter(chouette_session__in=unknown).order_by(*columns[:2])
        for pk, events in groupby(found.values_list(*columns), key=itemgetter(0)):
            row = unknown[pk]
            stored = (StoredEvent(*event[1:]) for event in events if event[1] <= row.last_seq)
            states[pk] = fold_events(tuple(stored), ChouetteState())
            keep(row, states[pk])
    return states


def state_at(session_id: int, seq: int) -> ChouetteState:
    """The state after event `seq`, folded from the beginning; one query."""
    return fold_events(log_events(session_id, upto=seq), ChouetteState())


def keep(row: ChouetteSession, state: ChouetteState) -> None:
    """Remember the state that `row` (its head and last_seq) stands for."""
    _kept.put(row.pk, row.head, state)


def _still_true(row: ChouetteSession, head: str, state: ChouetteState) -> bool:
    if not 0 < state.seq < row.last_seq:
        return False
    same = Command.objects.filter(chouette_session=row, last_seq=state.seq, head=head)
    return same.exists()


_kept = KeptStates(STATES_KEPT, ChouetteState())
