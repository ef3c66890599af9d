"""The log of a table by command: who sent what, and what of it was undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from chouette.models import Command, Event
from chouette.rules.events import CommandVoided
from chouette.selectors.table_pages import SENDER
from chouette.selectors.trail import TrailEntry, trail_told


@dataclass(frozen=True)
class LoggedCommand:
    """A command of a table as the trail tells it; `undone` says whether it counts no more."""

    told: TrailEntry
    undone: bool


def commands_of(session_id: int) -> QuerySet[Command]:
    """Every command of a table, in no order."""
    found = Command.objects.filter(chouette_session_id=session_id)
    return found.select_related("chouette_session", *SENDER)


def log_told(commands: Sequence[Command]) -> list[LoggedCommand]:
    """These commands of one table, in their order; six queries at most however many there are."""
    if not commands:
        return []
    voids = Event.objects.filter(
        chouette_session=commands[0].chouette_session, kind=CommandVoided.kind
    )
    undone = {payload["first_seq"] for payload in voids.values_list("payload", flat=True)}
    return [
        LoggedCommand(told, undone=told.entry.first_seq in undone) for told in trail_told(commands)
    ]
