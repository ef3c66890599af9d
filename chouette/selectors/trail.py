"""The audit trail of a club: every command of its tables and of its own, who sent it, when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chouette.models import ChouetteSession, Club, Command
from chouette.selectors.table_pages import SENDER, LogEntry, entries_of

PAGE = 100


@dataclass(frozen=True)
class TrailEntry:
    """One command: `entry` tells it as a log does; `table` where it was sent to one; `body` is what
    was asked of the club."""

    pk: int
    entry: LogEntry
    table: ChouetteSession | None = None
    body: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TrailPage:
    """A part of the trail, the newest first; `before` is where the next part begins, if any."""

    entries: tuple[TrailEntry, ...]
    before: int | None = None


def trail_of(
    club: Club,
    *,
    before: int | None = None,
    actor_id: int | None = None,
    of_club: bool = False,
) -> TrailPage:
    """The commands of a club below number `before`, of one user, or (`of_club`) those of no table;
    three queries however many there are."""
    found = Command.objects.filter(club=club).select_related("chouette_session", *SENDER)
    if before is not None:
        found = found.filter(pk__lt=before)
    if actor_id is not None:
        found = found.filter(actor_id=actor_id)
    if of_club:
        found = found.filter(chouette_session=None)
    commands = list(found.order_by("-pk")[: PAGE + 1])
    shown = commands[:PAGE]
    entries = tuple(
        TrailEntry(command.pk, entry, command.chouette_session, command.body)
        for command, entry in zip(shown, entries_of(shown), strict=True)
    )
    return TrailPage(entries, shown[-1].pk if len(commands) > PAGE else None)
