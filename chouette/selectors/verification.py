"""Whether everything that is written still agrees with itself: named checks, run over all tables.

Nothing here repairs. A fault is a sentence; no faults is an empty list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from django.db import connection
from django.db.models import F, QuerySet

from chouette.chain import next_head
from chouette.models import ChouetteSession, Command, LedgerEntry, Seat, guards
from chouette.rules.errors import RuleViolation
from chouette.rules.state import ChouetteState
from chouette.selectors.ledger import game_totals, live_game_entries
from chouette.selectors.logs import StoredEvent, fold_events, log_events
from chouette.selectors.results import player_nights
from chouette.selectors.strays import strays, unknown_players


def faults(*, club_id: int | None = None) -> Iterator[str]:
    """Every fault of the database as a sentence; of one club only, if named."""
    yield from (f"guard {name} is not in the database" for name in guards.missing(connection))
    yield from _broken_entries()
    yield from strays(club_id)
    tables = ChouetteSession.objects.order_by("pk")
    if club_id is not None:
        tables = tables.filter(club_id=club_id)
    for row in tables.iterator():
        yield from (f"table {row.pk}: {fault}" for fault in table_faults(row))


def table_faults(row: ChouetteSession) -> Iterator[str]:
    """What does not agree at one table."""
    events = log_events(row.pk)
    if [event.seq for event in events] != list(range(1, row.last_seq + 1)):
        yield f"events are not numbered 1 to {row.last_seq}"
        return
    yield from _chain_faults(row, events)
    try:
        state = fold_events(events, ChouetteState())
    except (RuleViolation, ValueError, KeyError) as error:
        yield f"the log cannot be folded: {error}"
        return
    for check in _CHECKS:
        yield from check(row, state)


def _broken_entries() -> Iterator[str]:
    sides = LedgerEntry.objects.exclude(
        payer__unit=F("unit"),
        payee__unit=F("unit"),
        payer__club=F("club"),
        payee__club=F("club"),
    )
    yield from (f"entry {pk} has sides of another unit or club" for pk in _numbers(sides))
    mirrors = LedgerEntry.objects.exclude(reverses=None).exclude(
        payer=F("reverses__payee"), payee=F("reverses__payer"), amount=F("reverses__amount")
    )
    yield from (f"entry {pk} does not mirror what it reverses" for pk in _numbers(mirrors))


def _numbers(entries: QuerySet[LedgerEntry]) -> Iterator[int]:
    yield from entries.order_by("pk").values_list("pk", flat=True)


def _chain_faults(row: ChouetteSession, events: tuple[StoredEvent, ...]) -> Iterator[str]:
    head, seq = "", 0
    for command in Command.objects.filter(chouette_session=row).order_by("first_seq"):
        own = [event.stored() for event in events[command.first_seq - 1 : command.last_seq]]
        head = next_head(head, command.command_id, command.body_hash, own)
        if command.first_seq != seq + 1 or command.head != head:
            yield f"the chain breaks at event {command.first_seq}"
            return
        seq = command.last_seq
    if (head, seq) != (row.head, row.last_seq):
        yield "the chain does not end where the table does"


def _status_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
    if row.status != state.status:
        yield f"is {row.status}, its log says {state.status}"


def _ledger_faults(row: ChouetteSession, state: ChouetteState) -> Iterator[str]:
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
    if row.stated_seq not in (None, row.last_seq):
        yield f"its statement counts at event {row.stated_seq}, the log is at {row.last_seq}"
    stated = row.stated_seq is not None
    nights = player_nights(state) if stated else []
    told = {(night.player, night.points, night.money) for night in nights}
    if told != set(row.lines.values_list("player_id", "points", "money")):
        yield "its statement is not what its log comes to"


_CHECKS: tuple[Callable[[ChouetteSession, ChouetteState], Iterator[str]], ...] = (
    _status_faults,
    _ledger_faults,
    _seat_faults,
    _statement_faults,
)
