"""Writing down what a command did to one table: the only place where events are inserted.

The caller holds the lock of the table's row and an open transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import Q

from chouette.chain import canonical, digest, next_head
from chouette.models import (
    ChouetteSession,
    Command,
    Event,
    GuestPass,
    Player,
    Seat,
    SessionStatus,
    StatementLine,
    StatementPair,
)
from chouette.models.ledger import AMOUNT_MAX
from chouette.models.sessions import EVENTS_MAX
from chouette.permissions import Standing
from chouette.refusals import NotOfThisClub, SeatedElsewhere, SessionFull, TooMuchMoney
from chouette.rules.commands import Close, CorrectGame, MergeInto, Void
from chouette.rules.events import Event as RuleEvent
from chouette.rules.evolve import fold
from chouette.rules.ledger import ledger_changes
from chouette.rules.log import event_json
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import StoredEvent, keep
from chouette.services.house_rules import known_as
from chouette.services.ledger import post_changes
from chouette.services.outbox import enqueue
from chouette.services.support import after_commit
from chouette.signals import session_changed
from clubsite.written import insert, update

EVENTS_RESERVED = 10
"""The last places of a log are for closing it and for putting it right."""

WORTH_MAX = AMOUNT_MAX // 8
"""Half minor units of one player at one table: several tables of a night still fit an entry."""

_MAY_USE_RESERVED = frozenset(kind.kind for kind in (Close, CorrectGame, MergeInto, Void))


@dataclass(frozen=True)
class Request:
    """What was asked for, by whom: the part of a command that does not depend on the table."""

    command_id: UUID
    kind: str
    body: dict[str, Any]
    body_hash: str
    standing: Standing
    device: str = ""


@dataclass(frozen=True)
class Recorded:
    """What was written: the state after it, and the events as they stand in the log."""

    state: ChouetteState
    events: tuple[StoredEvent, ...]


def record(
    row: ChouetteSession,
    request: Request,
    before: ChouetteState,
    events: Sequence[RuleEvent],
) -> Recorded:
    """Insert the command, its events, its ledger entries and what follows.

    Raises SessionFull, TooMuchMoney, NotOfThisClub, SeatedElsewhere.
    """
    _refuse_overlong(row, request.kind, len(events))
    after = fold(events, before)
    if max(map(abs, after.worth.values()), default=0) > WORTH_MAX:
        raise TooMuchMoney
    _reseat(row, before, after, _NAMES_PLAYERS.get(request.kind, ""))
    _name_rules(row, request.kind, before, after)
    stored = tuple(_stored(event, seq) for seq, event in enumerate(events, start=row.last_seq + 1))
    command = _insert_command(row, request, stored)
    insert([_row(row, command, event) for event in stored])
    if not row.is_practice:
        post_changes(row, command, ledger_changes(before, after))
    _forget_statement(row)
    _update_row(row, command, after)
    if after.status == "closed":
        enqueue(
            topic="statement",
            key=f"{row.pk}:{after.seq}",
            payload={"session": row.pk, "last_seq": after.seq},
        )
    elif before.status == "closed":
        enqueue(topic="plan", key=f"{row.pk}:reopened:{after.seq}", payload={"session": row.pk})
    after_commit(_committed, row, after)
    return Recorded(after, stored)


def _refuse_overlong(row: ChouetteSession, kind: str, count: int) -> None:
    limit = EVENTS_MAX if kind in _MAY_USE_RESERVED else EVENTS_MAX - EVENTS_RESERVED
    if row.last_seq + count > limit:
        raise SessionFull(limit=EVENTS_MAX)


_NAMES_PLAYERS = {"join": "player", "open_table": "players"}
"""The fields of commands that name people who come to a table."""


def _reseat(row: ChouetteSession, before: ChouetteState, after: ChouetteState, field: str) -> None:
    seated, known = set(_seated(after)), set(_seated(before))
    came, went = _numbers(seated - known, field), _numbers(known - seated, field)
    if went:
        Seat.objects.filter(chouette_session=row, player_id__in=went).delete()
    if not came:
        return
    if before.status != "closed":
        # A night that is opened again has those who sat there, whatever became of them since.
        _refuse_strangers(row, came, field)
    here = {"club_id": row.club_id, "night_on": row.night_on}
    same = Q(player__in=came) | Q(player__merged_into__in=came) | Q(player__merged_from__in=came)
    taken = Seat.objects.filter(same, **here).values_list("player__name", flat=True).distinct()
    if names := ", ".join(taken):
        raise SeatedElsewhere(players=names)
    # In order of players, so that two tables that seat the same two people cannot deadlock.
    Seat.objects.bulk_create(
        Seat(**here, player_id=number, chouette_session=row) for number in sorted(came)
    )
    # A guest's phone goes where he goes: to the table that was split off, or taken in.
    phones = GuestPass.live().filter(club_id=row.club_id, player_id__in=came)
    phones.exclude(chouette_session=row).update(chouette_session=row)


def _seated(state: ChouetteState) -> tuple[str, ...]:
    return state.seating.everybody if state.status == "open" else ()


def _numbers(players: set[str], field: str) -> set[int]:
    for player in players:
        if not (player.isascii() and player.isdigit() and str(int(player[:18])) == player):
            raise NotOfThisClub(player=player[:80], field=field)
    return {int(player) for player in players}


def _refuse_strangers(row: ChouetteSession, players: set[int], field: str) -> None:
    here = Player.objects.filter(club_id=row.club_id, is_active=True, pk__in=players)
    # Locked, or somebody could be deactivated between the look and his seat.
    active = here.select_for_update(no_key=True).order_by("pk")
    if strangers := players - set(active.values_list("pk", flat=True)):
        raise NotOfThisClub(player=min(strangers), field=field)


def _insert_command(
    row: ChouetteSession, request: Request, stored: tuple[StoredEvent, ...]
) -> Command:
    command = Command(
        chouette_session=row,
        club_id=row.club_id,
        command_id=request.command_id,
        kind=request.kind,
        body=request.body,
        body_hash=request.body_hash,
        actor_id=request.standing.user_id,
        guest_pass_id=request.standing.guest_pass_id,
        device=request.device or _device(request.standing),
        first_seq=row.last_seq + 1,
        last_seq=row.last_seq + len(stored),
        head=next_head(
            row.head, request.command_id, request.body_hash, [event.stored() for event in stored]
        ),
    )
    insert([command])
    return command


def _device(standing: Standing) -> str:
    return standing.label if standing.user_id is None else ""


def _stored(event: RuleEvent, seq: int) -> StoredEvent:
    payload = event_json(event)
    kind, version = payload.pop("kind"), payload.pop("version")
    return StoredEvent(seq=seq, kind=kind, version=version, payload=payload)


def _row(row: ChouetteSession, command: Command, event: StoredEvent) -> Event:
    return Event(
        chouette_session_id=row.pk,
        command_id=command.pk,
        seq=event.seq,
        kind=event.kind,
        version=event.version,
        payload=event.payload,
    )


def _name_rules(
    row: ChouetteSession, kind: str, before: ChouetteState, after: ChouetteState
) -> None:
    # Taking back a change of rules goes back to rules whose name only the values tell.
    if kind == Void.kind and before.ruleset != after.ruleset:
        row.house_rules, row.rules_name = known_as(row.club, after.ruleset)


def _forget_statement(row: ChouetteSession) -> None:
    # It stays written, but counts no more; lines and pairs are what club-wide sums add up.
    if row.stated_seq is not None:
        StatementLine.objects.filter(chouette_session=row).delete()
        StatementPair.objects.filter(chouette_session=row).delete()
        row.stated_seq = None


def _update_row(row: ChouetteSession, command: Command, after: ChouetteState) -> None:
    row.last_seq, row.head = command.last_seq, command.head
    row.status = SessionStatus.CLOSED if after.status == "closed" else SessionStatus.OPEN
    row.stake_minor = after.stake_minor
    update(row, *_MOVED_ON)


_MOVED_ON = (
    "last_seq",
    "head",
    "status",
    "stated_seq",
    "stake_minor",
    "house_rules",
    "rules_name",
    "split_from",
    "merged_into",
)


def _committed(row: ChouetteSession, after: ChouetteState) -> None:
    keep(row, after)
    session_changed.send_robust(
        sender=ChouetteSession, session_id=row.pk, club_id=row.club_id, seq=after.seq
    )


def request_for(
    *,
    scope: str,
    command_id: UUID,
    body: dict[str, Any],
    standing: Standing,
    device: str = "",
) -> Request:
    """The request of a command with this body; `scope` says what it is about, for the hash."""
    canonical(body)
    return Request(
        command_id=command_id,
        kind=str(body.get("kind", ""))[:30],
        body=body,
        body_hash=digest(scope, body),
        standing=standing,
        device=device[:80],
    )
