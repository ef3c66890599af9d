"""The one way to write to a table: open it, and send it commands.

`command_submit`, step by step:

1. Begin a transaction and lock the table's row. Everything below is read under that lock, unless
   the log has moved on: that is final, since a log only grows, so what a late sender is told is
   read after the lock was given to whoever waits for it.
2. The sender's role must allow such a command.
3. A command of this id exists: the same body is a replay and is answered as it was; another
   body is refused. So a sender who heard nothing may always send again.
4. `expected_seq` must be where the log ends; otherwise the sender gets what he missed.
5. Fold, decide. A rule that is broken raises, and nothing was written.
6. Insert command, events, ledger entries, outbox row; move the table's row on.
7. After the commit, and only then, tell others.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from uuid import UUID, uuid4

from django.db import transaction

from chouette.cash_refusals import PointsHaveNoStake
from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action, Actor, standing_at
from chouette.refusals import PracticeHasNoStake
from chouette.rules import commands as cmd
from chouette.rules.decide import decide
from chouette.rules.dice import fill_in_dice
from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.events import Event
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import state_of
from chouette.services import two_tables
from chouette.services.authority import require_own, require_role
from chouette.services.disputes import follow_command
from chouette.services.house_rules import resolve_rules
from chouette.services.opening import session_open
from chouette.services.players import known_or_new
from chouette.services.recording import Request, record, request_for
from chouette.services.seasons import refuse_closed_season
from chouette.services.submission import (
    CommandOutcome,
    find_replay,
    known_conflicts,
    lock_tables,
    refuse_stale,
)

__all__ = [
    "CommandOutcome",
    "Previewed",
    "command_preview",
    "command_submit",
    "merge_table",
    "session_open",
    "split_table",
]

_NOT_FOR_SENDERS = (cmd.OpenTable, cmd.MergeInto)


def command_submit(
    *,
    session_id: int,
    command_id: UUID,
    expected_seq: int,
    actor: Actor,
    command: Mapping[str, Any],
    device: str = "",
) -> CommandOutcome:
    """Do what `command` asks at a table: `{"kind": ..., ...}`, the kinds of
    `chouette.rules.commands`.

    `{"kind": "join", "guest": "Ion"}` brings somebody by his name, who becomes a guest of the
    club unless he is a player already; a command that is refused leaves nobody behind. Raises
    BadName, NameTaken (two tables brought him at one moment: send again), NotFound,
    NotAllowed, ReusedCommandId, Stale (with state and events since), SessionFull, NotOfThisClub,
    SeatedElsewhere, TableTaken, TableUnknown, PracticeApart, PracticeHasNoStake, PointsHaveNoStake,
    SeasonClosed, and any RuleViolation.
    """
    body = dict(command)
    asked = partial(_request_at, command_id=command_id, actor=actor, body=body, device=device)
    with known_conflicts(guest=str(body.get("guest", "-"))):
        with transaction.atomic(durable=True):
            row, *others = lock_tables(session_id, merging=_merging(body))
            if row.last_seq == expected_seq:
                request = asked(row)
                return find_replay(row.club_id, request) or _do(row, others, request)
        return find_replay(row.club_id, asked(row)) or refuse_stale(row, expected_seq)


@dataclass(frozen=True)
class Previewed:
    """A table as it is and as a command would leave it."""

    before: ChouetteState
    after: ChouetteState


def command_preview(
    *, session_id: int, expected_seq: int, actor: Actor, command: Mapping[str, Any]
) -> Previewed:
    """What `command_submit` would lead to: it is done by the same steps, and all of it taken back.

    Dice are thrown for the preview alone. Raises what `command_submit` raises.
    """
    body = dict(command)
    with known_conflicts(guest=str(body.get("guest", "-"))), transaction.atomic(durable=True):
        row, *others = lock_tables(session_id, merging=_merging(body))
        request = _request_at(row, command_id=uuid4(), actor=actor, body=body, device="")
        if row.last_seq != expected_seq:
            refuse_stale(row, expected_seq)
        before = state_of(row)
        outcome = _do(row, others, request)
        transaction.set_rollback(True)
    return Previewed(before, outcome.state)


def _merging(body: Mapping[str, Any]) -> str:
    """The table that `body` would take in."""
    return str(body.get("from_table", "") if body.get("kind") == cmd.MergeTable.kind else "")


def _request_at(
    row: ChouetteSession, *, command_id: UUID, actor: Actor, body: dict[str, Any], device: str
) -> Request:
    standing = standing_at(row.club_id, actor, row.pk)
    standing.require(Action.SEE_TABLES)
    request = request_for(
        scope=f"session/{row.pk}",
        command_id=command_id,
        body=body,
        standing=standing,
        device=device,
    )
    require_role(standing, request.kind, row)
    return request


def split_table(
    *,
    session_id: int,
    command_id: UUID,
    expected_seq: int,
    actor: Actor,
    table: str,
    players: Sequence[str] = (),
    device: str = "",
) -> CommandOutcome:
    """Send `players` (none: those whom the house rule moves) to a new table called `table`."""
    body = {"kind": cmd.SplitTable.kind, "table": table, "players": list(players)}
    return command_submit(
        session_id=session_id,
        command_id=command_id,
        expected_seq=expected_seq,
        actor=actor,
        command=body,
        device=device,
    )


def merge_table(
    *,
    session_id: int,
    command_id: UUID,
    expected_seq: int,
    actor: Actor,
    from_table: str,
    device: str = "",
) -> CommandOutcome:
    """Take in everybody of the open table `from_table` of the same night, and close that one."""
    return command_submit(
        session_id=session_id,
        command_id=command_id,
        expected_seq=expected_seq,
        actor=actor,
        command={"kind": cmd.MergeTable.kind, "from_table": from_table},
        device=device,
    )


def _do(
    row: ChouetteSession, others: Sequence[ChouetteSession], request: Request
) -> CommandOutcome:
    if row.status == SessionStatus.CLOSED:  # no season is closed over an open table
        refuse_closed_season(row.club_id, row.night_on)
    state = state_of(row)
    if request.kind == cmd.MergeTable.kind and request.body.get("from_table"):
        return two_tables.merge_table(row, next(iter(others), None), state, request)
    request = _by_number(row, request)
    command = _parsed(row, request)
    require_own(request.standing, command, state)
    command = fill_in_dice(command, state, throw)
    if isinstance(command, cmd.SplitTable):
        return two_tables.split_table(row, state, request, command)
    outcome = _outcome(row, request, state, decide(state, command))
    follow_command(row, command, outcome.state, request.standing)
    return outcome


def _outcome(
    row: ChouetteSession, request: Request, state: ChouetteState, events: tuple[Event, ...]
) -> CommandOutcome:
    recorded = record(row, request, state, events)
    return CommandOutcome(row.pk, recorded.state, recorded.state.seq, False, recorded.events)


def _parsed(row: ChouetteSession, request: Request) -> cmd.Command:
    body: Mapping[str, Any] = request.body
    if body.get("kind") == cmd.ChangeRules.kind and set(body) == {"kind", "ruleset"}:
        try:
            rules, row.house_rules, row.rules_name = resolve_rules(row.club, body["ruleset"])
        except RuleViolation as fault:
            raise fault.within("ruleset") from None
        return cmd.ChangeRules(rules)
    command = cmd.command_from_json(body)
    if isinstance(command, cmd.ChangeStake) and command.stake_minor and not row.currency:
        raise PracticeHasNoStake if row.is_practice else PointsHaveNoStake
    if isinstance(command, _NOT_FOR_SENDERS):
        raise BadJson(reason=f"{command.kind} is not sent to an open table", field="kind")
    return command


def _by_number(row: ChouetteSession, request: Request) -> Request:
    """The request with the number of the player it names: what is in the log is there for good,
    and a name may have to go."""
    if request.kind != cmd.Join.kind or "guest" not in request.body:
        return request
    body = {name: value for name, value in request.body.items() if name != "guest"}
    name = request.body["guest"]
    if "player" in body or not isinstance(name, str):
        raise BadJson(reason="a join names a player or a guest", field="guest")
    request.standing.require(Action.ADD_GUESTS)
    return replace(request, body={**body, "player": str(known_or_new(row.club, name).pk)})


def throw() -> int:
    """One die, 1 to 6, from the system's source of chance."""
    return secrets.randbelow(6) + 1
