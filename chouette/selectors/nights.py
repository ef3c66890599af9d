"""A night over all its linked tables: what somebody has who went from one table to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from chouette.models import ChouetteSession
from chouette.selectors.logs import states_of
from chouette.selectors.results import session_money
from chouette.selectors.tables import linked_tables


@dataclass(frozen=True)
class NightTotals:
    """Half-points and minor units by player over the linked `tables` (numbers, in order).

    `money` is by currency; it is provisional until `closed`, when every table is closed.
    """

    tables: tuple[int, ...]
    points: dict[str, int]
    money: dict[str, dict[str, int]]
    closed: bool


def night_totals(row: ChouetteSession) -> NightTotals:
    """The totals of this table and all that splits and merges of the night link it with.

    Two queries at most, one if the tables were folded before.
    """
    tables = linked_tables(row)
    points: Counter[str] = Counter()
    money: dict[str, Counter[str]] = {}
    for state in states_of(tables).values():
        for player, halves in state.totals.items():
            points[player] += halves
        for player, amount in session_money(state).items():
            money.setdefault(state.currency, Counter())[player] += amount
    return NightTotals(
        tables=tuple(table.pk for table in tables),
        points=dict(points),
        money={currency: dict(sums) for currency, sums in money.items()},
        closed=all(table.status == "closed" for table in tables),
    )
