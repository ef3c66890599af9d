"""Commands that concern two tables of a night at once: splitting one, merging two.

The other table gets a command of its own, whose id is derived from the first, so a replay of the
one finds the other. The caller holds the locks and the transaction.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from chouette.models import ChouetteSession
from chouette.night_refusals import TableTaken, TableUnknown
from chouette.refusals import PracticeApart
from chouette.rules import commands as cmd
from chouette.rules.decide import decide
from chouette.rules.events import TableSplit
from chouette.rules.seating import Seat
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import state_of
from chouette.services.recording import Recorded, Request, record, request_for
from chouette.services.submission import CommandOutcome, paired_id
from chouette.services.support import clean_name

TABLE_NAME_MAX = 40


def split_table(
    row: ChouetteSession, state: ChouetteState, request: Request, command: cmd.SplitTable
) -> CommandOutcome:
    """Players leave `row` for a new table, whose order is yet to be drawn. Raises TableTaken."""
    command = replace(command, table=clean_name(command.table, limit=TABLE_NAME_MAX))
    refuse_taken(row.club_id, command.table)
    events = decide(state, command)
    recorded = record(row, request, state, events)
    moved = [p for event in events if isinstance(event, TableSplit) for p in event.players]
    other = _table_like(row, command.table, request)
    opening = cmd.OpenTable(
        night_on=state.night_on,
        table=command.table,
        ruleset=state.ruleset,
        stake_minor=state.stake_minor,
        currency=state.currency,
        players=_seats(state, moved),
    )
    _tell_other(other, request, ChouetteState(), opening)
    return _outcome(row, recorded, other)


def merge_table(
    row: ChouetteSession,
    other: ChouetteSession | None,
    state: ChouetteState,
    request: Request,
) -> CommandOutcome:
    """Everybody of `other` comes to `row`, in the order they had, and `other` closes.

    Raises TableUnknown, PracticeApart.
    """
    if other is None:
        raise TableUnknown(table=str(request.body.get("from_table", ""))[:TABLE_NAME_MAX])
    if row.is_practice != other.is_practice:
        raise PracticeApart
    others_state = state_of(other)
    players = _seats(others_state, others_state.seating.everybody)
    events = decide(state, cmd.MergeTable(from_table=other.table, players=players))
    other.merged_into = row
    _tell_other(other, request, others_state, cmd.MergeInto(to_table=row.table))
    recorded = record(row, request, state, events)
    return _outcome(row, recorded, other)


def refuse_taken(club_id: int, table: str) -> None:
    """Raises TableTaken if a table of this name is open in the club, of whatever night."""
    found = ChouetteSession.objects.filter(club_id=club_id, table=table, status="open").first()
    if found is not None:
        raise TableTaken(table=table, night_on=found.night_on, session=found.pk)


def _outcome(row: ChouetteSession, recorded: Recorded, other: ChouetteSession) -> CommandOutcome:
    state = recorded.state
    return CommandOutcome(row.pk, state, state.seq, False, recorded.events, other.pk)


def _seats(state: ChouetteState, players: Iterable[str]) -> tuple[Seat, ...]:
    return tuple(Seat(player, state.level_of(player)) for player in players)


def _table_like(row: ChouetteSession, table: str, request: Request) -> ChouetteSession:
    return ChouetteSession.objects.create(
        club=row.club,
        night_on=row.night_on,
        table=table,
        currency=row.currency,
        stake_minor=row.stake_minor,
        house_rules_id=row.house_rules_id,
        rules_name=row.rules_name,
        opened_by_id=request.standing.user_id,
        split_from=row,
        is_practice=row.is_practice,
    )


def _with_practice(row: ChouetteSession, command: cmd.Command) -> dict[str, Any]:
    body = cmd.command_json(command)
    opens_practice = row.is_practice and isinstance(command, cmd.OpenTable)
    return {**body, "practice": True} if opens_practice else body


def _tell_other(
    other: ChouetteSession, request: Request, state: ChouetteState, command: cmd.Command
) -> None:
    paired = request_for(
        scope=f"session/{other.pk}",
        command_id=paired_id(request.command_id),
        body=_with_practice(other, command),
        standing=request.standing,
        device=request.device,
    )
    record(other, paired, state, decide(state, command))
