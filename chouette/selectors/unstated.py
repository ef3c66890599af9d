"""Tables whose statement is not there yet, folded: what club-wide sums add to statement lines.

Open tables, mostly; a closed one for the moment until its statement is computed. The same figures
as their ledger entries come to (`verify_ledger` compares the two).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from chouette.models import ChouetteSession, EntryKind, StatementLine
from chouette.selectors.logs import states_of
from chouette.selectors.merged import merged_players, owner_of
from chouette.selectors.results import (
    PlayerNight,
    PlayerPair,
    player_nights,
    player_pairs,
)
from chouette.selectors.squaring import live_entries
from chouette.selectors.tables import linked_tables


@dataclass(frozen=True)
class UnstatedTable:
    """One table that counts by its log: its row, and what its players did, and won from whom."""

    row: ChouetteSession
    nights: tuple[PlayerNight, ...]
    pairs: tuple[PlayerPair, ...]


def unstated_tables(
    club_id: int, *, since: date | None = None, until: date | None = None
) -> tuple[UnstatedTable, ...]:
    """The tables of a club that have no current statement, by night; practice never counts.

    Who was merged into another is the other. Three queries at most.
    """
    rows = ChouetteSession.objects.filter(club_id=club_id, stated_seq=None, is_practice=False)
    if since is not None:
        rows = rows.filter(night_on__gte=since)
    if until is not None:
        rows = rows.filter(night_on__lte=until)
    found = list(rows.order_by("night_on", "pk"))
    if not found:
        return ()
    states, merged = states_of(found), merged_players(club_id)
    return tuple(
        UnstatedTable(
            row,
            tuple(player_nights(states[row.pk], merged)),
            tuple(player_pairs(states[row.pk], merged)),
        )
        for row in found
    )


def in_span(
    tables: Iterable[UnstatedTable], since: date | None, until: date | None
) -> tuple[UnstatedTable, ...]:
    """Those of nights from `since` to `until`, both in it."""
    return tuple(
        table
        for table in tables
        if (since is None or table.row.night_on >= since)
        and (until is None or table.row.night_on <= until)
    )


def unplanned_money(club_id: int, unstated: Iterable[UnstatedTable]) -> dict[str, dict[int, int]]:
    """What is won and lost but stands in no plan yet: currency -> player -> minor units.

    For the nights of `unstated` tables: the money of all tables linked with one, less the debts
    that were posted for them before one was reopened. Provisional. Three queries, or none.
    """
    waiting = {table.row.pk: table for table in unstated}
    nights = {table.row.night_on for table in waiting.values()}
    if not nights:
        return {}
    rows = list(ChouetteSession.objects.filter(club_id=club_id, night_on__in=nights))
    groups = {linked_tables(row, _same_night(row, rows)) for row in rows if row.pk in waiting}
    money: dict[str, Counter[int]] = {}
    stated = {row.pk for group in groups for row in group} - set(waiting)
    for row, player, amount in _amounts(waiting, stated):
        money.setdefault(row, Counter())[player] += amount
    _less_debts(money, {row.pk for group in groups for row in group})
    return {currency: dict(sums) for currency, sums in money.items() if currency}


def _same_night(row: ChouetteSession, rows: list[ChouetteSession]) -> list[ChouetteSession]:
    return [other for other in rows if other.night_on == row.night_on]


def _amounts(waiting: dict[int, UnstatedTable], stated: set[int]) -> Iterable[tuple[str, int, int]]:
    for table in waiting.values():
        for night in table.nights:
            yield table.row.currency, night.player, night.money
    lines = StatementLine.objects.filter(chouette_session__in=stated).order_by()
    yield from lines.values_list("currency", "player_id", "money")


def _less_debts(money: dict[str, Counter[int]], tables: set[int]) -> None:
    debts = live_entries(EntryKind.DEBT).filter(chouette_session__in=tables).order_by()
    for debt in debts.select_related("payer__player", "payee__player"):
        sums = money.setdefault(debt.unit, Counter())
        sums[owner_of(debt.payer)] += debt.amount
        sums[owner_of(debt.payee)] -= debt.amount
