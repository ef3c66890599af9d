"""The audit trail of a club: every command of its tables and of its own, who sent it, when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db.models import QuerySet

from chouette.models import ChouetteSession, Club, Command, Membership
from chouette.rules.events import CommandVoided
from chouette.selectors.table_pages import SENDER, LogEntry, entries_of

PAGE = 100


@dataclass(frozen=True)
class TrailEntry:
    """One command: `entry` tells it as a log does; `table` where it was sent to one; `body` is what
    was asked of the club; `undone` is what an undo took back."""

    pk: int
    entry: LogEntry
    table: ChouetteSession | None = None
    body: Mapping[str, Any] = field(default_factory=dict)
    undone: LogEntry | None = None


@dataclass(frozen=True)
class TrailPage:
    """A part of the trail, the newest first; `before` is where the next part begins, if any."""

    entries: tuple[TrailEntry, ...]
    before: int | None = None


def trail_commands(
    club: Club,
    *,
    actor_id: int | None = None,
    member_id: int | None = None,
    of_club: bool = False,
) -> QuerySet[Command]:
    """The commands of a club, of one user or member, or (`of_club`) those of no table; in no
    order."""
    found = Command.objects.filter(club=club).select_related("chouette_session", *SENDER)
    if actor_id is not None:
        found = found.filter(actor_id=actor_id)
    if member_id is not None:
        place = Membership.objects.filter(pk=member_id, club=club)
        found = found.filter(actor_id__in=place.values("user_id"))
    return found.filter(chouette_session=None) if of_club else found


def trail_told(commands: Sequence[Command]) -> list[TrailEntry]:
    """These commands of one club, in their order; five queries at most however many there are."""
    told = list(zip(commands, entries_of(commands), strict=True))
    undone = _undone(told)
    return [
        TrailEntry(
            command.pk,
            entry,
            command.chouette_session,
            command.body,
            undone.get((command.chouette_session_id, _voided_from(entry))),
        )
        for command, entry in told
    ]


def trail_of(
    club: Club,
    *,
    before: int | None = None,
    actor_id: int | None = None,
    of_club: bool = False,
) -> TrailPage:
    """The part of the trail below number `before`."""
    found = trail_commands(club, actor_id=actor_id, of_club=of_club)
    if before is not None:
        found = found.filter(pk__lt=before)
    commands = list(found.order_by("-pk")[: PAGE + 1])
    shown = commands[:PAGE]
    return TrailPage(tuple(trail_told(shown)), shown[-1].pk if len(commands) > PAGE else None)


def _voided_from(entry: LogEntry) -> int | None:
    """Where that began which this command took back; None where it took back nothing."""
    return next((e.first_seq for e in entry.events if isinstance(e, CommandVoided)), None)


def _undone(
    told: Iterable[tuple[Command, LogEntry]],
) -> dict[tuple[int | None, int | None], LogEntry]:
    """What these commands took back, by table and first event."""
    wanted = {(command.chouette_session_id, _voided_from(entry)) for command, entry in told}
    wanted = {(table, first) for table, first in wanted if first is not None}
    if not wanted:
        return {}
    found = Command.objects.select_related(*SENDER).filter(
        chouette_session__in={table for table, _ in wanted},
        first_seq__in={first for _, first in wanted},
    )
    commands = [row for row in found if (row.chouette_session_id, row.first_seq) in wanted]
    keys = [(row.chouette_session_id, row.first_seq) for row in commands]
    return dict(zip(keys, entries_of(commands), strict=True))
