"""How much one player could pay another at a night before somebody has overpaid."""

from __future__ import annotations

from collections import Counter

from chouette.models import ChouetteSession
from chouette.selectors.logs import state_of
from chouette.selectors.merged import merged_players, who_is
from chouette.selectors.results import session_money
from chouette.selectors.squaring import payments_at, still_open
from chouette.selectors.tables import linked_tables


def owed_now(row: ChouetteSession, *, paid_by: int | str, paid_to: int | str) -> int:
    """The most that `paid_by` could pay `paid_to` at the night of `row` without one of them
    overpaying: minor units of its currency, over all linked tables, less what was paid.

    Whoever was merged into another is that other, under either number."""
    tables, merged = linked_tables(row), merged_players(row.club_id)
    money: Counter[str] = Counter()
    for table in tables:
        if table.currency == row.currency:
            for player, amount in session_money(state_of(table)).items():
                money[str(merged.get(int(player), player))] += amount
    paid = (payment for payment in payments_at(tables) if payment.currency == row.currency)
    left = still_open(money, paid)
    payer, payee = (str(who_is(party, merged)) for party in (paid_by, paid_to))
    return max(0, min(-left.get(payer, 0), left.get(payee, 0)))
