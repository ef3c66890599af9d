"""The statement of a closed table: folded anew, checked against the ledger, written down.

Run by the outbox for each state in which a table is closed. Idempotent, keyed by the table, its
last event and the edition: a state that is no longer the table's is left to the message of the
newer one, and what was once written stays written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from django.db import transaction

from chouette.models import (
    ChouetteSession,
    SessionStatus,
    Statement,
    StatementLine,
    StatementPair,
)
from chouette.rules.state import ChouetteState
from chouette.selectors.ledger import game_totals
from chouette.selectors.logs import state_at
from chouette.selectors.merged import merged_players
from chouette.selectors.results import PlayerNight, player_nights, player_pairs
from chouette.selectors.squaring import legs_of
from chouette.selectors.statement_body import EDITION, statement_body
from chouette.services.outbox import handles
from chouette.services.squaring import lock_night, make_plan


class LedgerMismatch(Exception):
    """The ledger of a table does not say what its log says."""


@handles("statement")
def compute_statement(payload: Mapping[str, Any]) -> None:
    """Write the statement of a table at `last_seq` and, with the last of the night, the plan.

    Raises LedgerMismatch.
    """
    row, tables = lock_night(payload["session"])
    if row.status != SessionStatus.CLOSED or row.last_seq != payload["last_seq"]:
        return
    if row.stated_seq == row.last_seq:
        make_plan(tables)
    else:
        _state(row, tables)


@handles("restate")
def restate(payload: Mapping[str, Any]) -> None:
    """Compute the statement of a table that has one again, in the caller's transaction.

    For one written by an earlier edition, or lines that are another player's since a merge: lines
    and pairs are written anew, the plan is looked at again. Nothing happens to a table that has no
    current statement. Raises LedgerMismatch.
    """
    row, tables = lock_night(payload["session"])
    if row.stated_seq == row.last_seq:
        forget_lines(row)
        _state(row, tables)


def recompute_statement(*, session_id: int) -> bool:
    """`restate` in a transaction of its own; whether the table has a current statement."""
    with transaction.atomic(durable=True):
        restate({"session": session_id})
        return ChouetteSession.objects.filter(pk=session_id, stated_seq__isnull=False).exists()


def forget_lines(row: ChouetteSession) -> None:
    """Take away what club-wide sums add up of a table; its statements stay."""
    StatementLine.objects.filter(chouette_session=row).delete()
    StatementPair.objects.filter(chouette_session=row).delete()


def check_ledger(row: ChouetteSession, state: ChouetteState) -> None:
    """Raises LedgerMismatch unless the entries of this table add up to the totals of its log, or
    to nothing on a practice night."""
    told = {int(player): halves for player, halves in state.totals.items() if halves}
    if row.is_practice:
        told = {}
    if told != (booked := game_totals(row)):
        raise LedgerMismatch(f"table {row.pk}: the log says {told}, the ledger {booked}")


def _state(row: ChouetteSession, tables: Sequence[ChouetteSession]) -> None:
    state = state_at(row.pk, row.last_seq)
    check_ledger(row, state)
    merged = merged_players(row.club_id)
    nights = player_nights(state, merged)
    row.stated_seq = row.last_seq
    row.save(update_fields=["stated_seq"])
    if row.is_practice:
        _statement(row, state, nights, tables=())
        return
    make_plan(tables, fresh={row.pk: {night.player: night.money for night in nights}})
    statement = _statement(row, state, nights, tables=tables)
    StatementLine.objects.bulk_create(_line(row, statement, night) for night in nights)
    StatementPair.objects.bulk_create(
        StatementPair(
            statement=statement,
            chouette_session=row,
            club_id=row.club_id,
            player_id=pair.player,
            opponent_id=pair.opponent,
            night_on=row.night_on,
            games=pair.games,
            won=pair.won,
            lost=pair.lost,
        )
        for pair in player_pairs(state, merged)
    )


def _statement(
    row: ChouetteSession,
    state: ChouetteState,
    nights: Sequence[PlayerNight],
    *,
    tables: Sequence[ChouetteSession],
) -> Statement:
    """Written whole and once, since a statement never changes; the one that is there otherwise."""
    of_this_state = {"chouette_session": row, "last_seq": row.last_seq, "edition": EDITION}
    if known := Statement.objects.filter(**of_this_state).first():
        return known
    body = statement_body(row, state, nights, legs_of(tables))
    return Statement.objects.create(**of_this_state, body=body)


def _line(row: ChouetteSession, statement: Statement, night: PlayerNight) -> StatementLine:
    figures = asdict(night)
    return StatementLine(
        statement=statement,
        chouette_session=row,
        club_id=row.club_id,
        player_id=figures.pop("player"),
        night_on=row.night_on,
        currency=row.currency,
        **figures,
    )
