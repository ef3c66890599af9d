"""The statement of a closed table: folded anew, checked against the ledger, written down.

Run by the outbox for each state in which a table is closed. Idempotent, keyed by the table and its
last event: a state that is no longer the table's is left to the message of the newer one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette.models import (
    ChouetteSession,
    SessionStatus,
    Statement,
    StatementLine,
)
from chouette.rules.state import ChouetteState
from chouette.selectors.ledger import game_totals
from chouette.selectors.logs import state_at
from chouette.selectors.results import PlayerNight, player_nights
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
    if row.stated_seq != row.last_seq:
        state = state_at(row.pk, row.last_seq)
        check_ledger(row, state)
        _write(row, state)
    make_plan(tables)


def check_ledger(row: ChouetteSession, state: ChouetteState) -> None:
    """Raises LedgerMismatch unless the entries of this table add up to the totals of its log."""
    told = {int(player): halves for player, halves in state.totals.items() if halves}
    if told != (booked := game_totals(row)):
        raise LedgerMismatch(f"table {row.pk}: the log says {told}, the ledger {booked}")


def _write(row: ChouetteSession, state: ChouetteState) -> None:
    nights = player_nights(state)
    statement = Statement.objects.create(
        chouette_session=row, last_seq=row.last_seq, body=_body(row, state, nights)
    )
    StatementLine.objects.bulk_create(
        StatementLine(
            statement=statement,
            chouette_session=row,
            club_id=row.club_id,
            player_id=night.player,
            night_on=row.night_on,
            games=night.games,
            games_won=night.games_won,
            box_games=night.box_games,
            box_points=night.box_points,
            points=night.points,
            money=night.money,
            currency=row.currency,
        )
        for night in nights
    )
    row.stated_seq = row.last_seq
    row.save(update_fields=["stated_seq"])


def _body(row: ChouetteSession, state: ChouetteState, nights: list[PlayerNight]) -> dict[str, Any]:
    return {
        "session": row.pk,
        "last_seq": row.last_seq,
        "night_on": row.night_on.isoformat(),
        "table": row.table,
        "rules": row.rules_name,
        "currency": row.currency,
        "stake_minor": row.stake_minor,
        "games": len(state.records),
        "head": row.head,
        "players": [
            {
                "player": night.player,
                "games": night.games,
                "games_won": night.games_won,
                "box_games": night.box_games,
                "box_points_halves": night.box_points,
                "points_halves": night.points,
                "money_minor": night.money,
            }
            for night in nights
        ],
    }
