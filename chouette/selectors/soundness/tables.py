"""One table against the fold of its log: status, entries, seats, statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, fields
from itertools import groupby

from chouette.models import (
    ChouetteSession,
    LedgerEntry,
    OutboxMessage,
    Seat,
    SessionStatus,
)
from chouette.rules.errors import RuleViolation
from chouette.rules.state import ChouetteState
from chouette.selectors.ledger import game_totals, live_game_entries
from chouette.selectors.logs import fold_events, log_events
from chouette.selectors.merged import merged_players
from chouette.selectors.results import PlayerNight, PlayerPair, player_nights, player_pairs
from chouette.selectors.soundness.logs import log_faults
from chouette.selectors.strays import unknown_players


def table_faults(row: ChouetteSession) -> Iterator[str]:
    """What does not agree at one table, as of the row that was read."""
    events = log_events(row.pk)
    faults = list(log_faults(row, events))
    yield from faults
    if len(events) != row.last_seq:
        return
    try:
        state = fold_events(events, ChouetteState())
    except (RuleViolation, ValueError, KeyError) as error:
        yield f"the log cannot be folded: {error}"
        return
    for check in _CHECKS:
        yield from check(row, state)


def _status_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    if row.status != state.status:
        yield f"is {row.status}, its log says {state.status}"


def _ledger_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    if row.is_practice:
        if LedgerEntry.objects.filter(chouette_session=row).exists():
            yield "is a practice night and has entries in the ledger"
        return
    told = {int(player): halves for player, halves in state.totals.items() if halves}
    if told != game_totals(row):
        yield "the ledger does not add up to the log's totals"
    posted = {
        game: sorted(entry[1:] for entry in entries)
        for game, entries in groupby(live_game_entries(row), key=lambda entry: entry[0])
    }
    for record in state.records:
        transfers = sorted((int(t.payer), int(t.payee), t.amount, t.kind) for t in record.transfers)
        if posted.pop(record.number, []) != transfers:
            yield f"game {record.number} is not in the ledger as it was scored"
    yield from (f"the ledger has game {game}, which the log has not" for game in posted)


def _seat_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    yield from unknown_players(row.club_id, state.totals)
    told = set(state.seating.everybody) if state.status == "open" else set()
    seats = Seat.objects.filter(chouette_session=row).values_list("player_id", flat=True)
    if told != {str(player) for player in seats}:
        yield "the seats are not those of the log"


def _statement_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    counts = row.stated_seq is not None and not row.is_practice
    merged = merged_players(row.club_id) if counts else {}
    nights = player_nights(state, merged) if counts else []
    edition = row.lines.values_list("statement__edition", flat=True).first() or 1
    whole, columns = edition > 1, _told_in(edition)
    told = {tuple(getattr(night, column) for column in columns) for night in nights}
    if told != set(row.lines.values_list(*columns)):
        yield "its statement is not what its log comes to"
    # The first edition told of no pairs; `recompute_statements` brings it up to date.
    pairs = player_pairs(state, merged) if whole and counts else []
    if {astuple(pair) for pair in pairs} != set(row.pairs.values_list(*_names(PlayerPair))):
        yield "the pairs of its statement are not what its log comes to"


_FIRST_EDITION: tuple[str, ...] = (
    "player",
    "games",
    "games_won",
    "box_games",
    "box_points",
    "points",
    "money",
)


_EXTREMES = {"best", "worst"}


def _told_in(edition: int) -> tuple[str, ...]:
    """The columns of a line that say what they say today; see `statement_body.EDITION`."""
    if edition == 1:
        return _FIRST_EDITION
    told = _names(PlayerNight)
    return tuple(name for name in told if name not in _EXTREMES) if edition == 2 else told


def _names(kind: type[PlayerNight | PlayerPair]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _waiting_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    if row.status == SessionStatus.CLOSED and row.stated_seq is None:
        waiting = OutboxMessage.objects.filter(
            topic="statement", dedupe_key=f"statement:{row.pk}:{row.last_seq}", done_at=None
        )
        if not waiting.exists():
            yield "is closed, and nothing waits to compute its statement"


_CHECKS: tuple[Callable[[ChouetteSession, ChouetteState], Iterator[str]], ...] = (
    _status_faults,
    _ledger_faults,
    _seat_faults,
    _statement_faults,
    _waiting_faults,
)
