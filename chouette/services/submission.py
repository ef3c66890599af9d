"""The steps of a write to a table that its services share; the caller has the transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn
from uuid import UUID, uuid5

from django.db import IntegrityError
from django.db.models import BigIntegerField, UUIDField

from chouette.models import ChouetteSession, Command, SessionStatus
from chouette.night_refusals import TableTaken
from chouette.refusals import (
    NameTaken,
    NotFound,
    ReusedCommandId,
    SeatedElsewhere,
    Stale,
)
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import StoredEvent, log_events, state_at, state_of
from chouette.services.recording import Request
from chouette.services.support import broken_constraint
from clubsite.written import Asked, Written


@dataclass(frozen=True)
class CommandOutcome:
    """What a command led to: the state at its last event, and whether it was known already.

    `events` are the command's own; `other_session_id` is the table that a split opened or that a
    merge closed.
    """

    session_id: int
    state: ChouetteState
    seq: int
    replayed: bool
    events: tuple[StoredEvent, ...]
    other_session_id: int | None = None


def lock_tables(session_id: int, *, merging: str = "") -> tuple[ChouetteSession, ...]:
    """The table's row, locked, and after it the open table named `merging` of the same night.

    Both locks are taken in order of their numbers, so that two merges cannot wait for each other.
    Raises NotFound.
    """
    other = _open_table_beside(session_id, merging) if merging else None
    if other is None:
        rows = _LOCKED.objects(session=session_id)
    else:
        both = ChouetteSession.objects.select_for_update().filter(pk__in=[session_id, other])
        rows = sorted(both.order_by("pk"), key=lambda row: row.pk != session_id)
    if not rows or rows[0].pk != session_id:
        raise NotFound
    return tuple(rows)


_LOCKED = Written(
    lambda: (
        ChouetteSession.objects.select_for_update()
        .filter(pk=Asked("session", BigIntegerField()))
        .order_by()
    ),
    planned_once=False,
)


def _open_table_beside(session_id: int, table: str) -> int | None:
    here = ChouetteSession.objects.filter(pk=session_id).first()
    if here is None:
        return None
    beside = ChouetteSession.objects.filter(
        club_id=here.club_id, night_on=here.night_on, table=table, status=SessionStatus.OPEN
    )
    return beside.exclude(pk=session_id).values_list("pk", flat=True).first()


def find_replay(club_id: int, request: Request) -> CommandOutcome | None:
    """The answer that a command of this id and body got before. Raises ReusedCommandId."""
    # Nearly always there is none: ask for no more than it takes to know.
    for pk, body_hash in _SAME_ID.rows(club=club_id, command=request.command_id):
        known = Command.objects.select_related("chouette_session").get(pk=pk)
        if body_hash != request.body_hash or known.chouette_session is None:
            raise ReusedCommandId
        return _as_it_was(known, known.chouette_session)
    return None


_SAME_ID = Written(
    lambda: (
        Command.objects.filter(
            club_id=Asked("club", BigIntegerField()), command_id=Asked("command", UUIDField())
        )
        .order_by()
        .values_list("pk", "body_hash")
    )
)


def _as_it_was(known: Command, row: ChouetteSession) -> CommandOutcome:
    at_end = known.last_seq == row.last_seq
    return CommandOutcome(
        session_id=row.pk,
        state=state_of(row) if at_end else state_at(row.pk, known.last_seq),
        seq=known.last_seq,
        replayed=True,
        events=log_events(row.pk, after=known.first_seq - 1, upto=known.last_seq),
        other_session_id=_other_session(row.club_id, known),
    )


def paired_id(command_id: UUID) -> UUID:
    """The id of the command that a split or a merge sends to the other table."""
    return uuid5(command_id, "the other table")


def _other_session(club_id: int, known: Command) -> int | None:
    if known.kind not in ("split_table", "merge_table"):
        return None
    pair = Command.objects.filter(club_id=club_id, command_id=paired_id(known.command_id))
    return pair.values_list("chouette_session_id", flat=True).first()


def refuse_stale(row: ChouetteSession, expected_seq: int) -> NoReturn:
    """Raises Stale, with what a sender missed who knew the log up to `expected_seq` only."""
    missed = log_events(row.pk, after=max(expected_seq, 0), upto=row.last_seq)
    events = [event.to_json() for event in missed]
    raise Stale(expected=expected_seq, state=state_of(row), events=events)


_CONSTRAINTS = {
    "seat_one_table_a_night": ("chouette_seat.player_id",),
    "session_one_open_per_table": ("chouette_chouettesession.table",),
    "command_id_once": ("chouette_command.command_id",),
    "player_name_once_among_active": ("chouette_player.name_key",),
}


@contextmanager
def known_conflicts(*, guest: str = "-") -> Iterator[None]:
    """Around a whole transaction: what only the database could see becomes a refusal."""
    try:
        yield
    except IntegrityError as error:
        match broken_constraint(error, _CONSTRAINTS):
            case "seat_one_table_a_night":
                raise SeatedElsewhere(players="-") from error
            case "session_one_open_per_table":
                raise TableTaken(table="-", night_on="-") from error
            case "command_id_once":
                raise ReusedCommandId from error
            case "player_name_once_among_active":
                raise NameTaken(name=guest) from error
        raise
