"""Making the plan of who pays whom, once every linked table of the night is closed.

What was paid is a fact and never changes; what is not paid yet is a promise.

1. The money of each player is the sum of his current statement lines over the linked tables; what
   is open is that less every payment that stands, whether it was made on a leg or outside them.
2. Before anything of the plan is paid, what is open is squared up anew with the fewest payments.
   Legs that are in the new list are left alone.
3. Once a leg is paid, wholly or in part, the plan is frozen: as long as what it asks for is what is
   open, it stays as it is. After a correction, or a payment outside it, all that is not paid is
   planned together: the fewest payments for what is open, with the old promises kept wherever the
   list is no longer for them.
4. Each payment belongs to a leg. One whose leg had to go, or that never had any, gets a leg of its
   own, which stands for it and asks for nothing.

Each leg is a `debt` entry at the first of the linked tables, so that the balances hold the debts
from the moment there is a plan; before, a page shows provisional money.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chouette.models import ChouetteSession, EntryKind, LedgerEntry
from chouette.rules.squaring import Payment, square_up, square_up_keeping
from chouette.selectors.squaring import (
    Leg,
    Paid,
    asked,
    is_frozen,
    legs_of,
    payments_at,
    stated_money,
    still_open,
)
from chouette.selectors.tables import linked_tables, tables_of_night
from chouette.services.ledger import player_accounts, reverse_entries
from chouette.services.outbox import handles


def lock_night(session_id: int) -> tuple[ChouetteSession, tuple[ChouetteSession, ...]]:
    """The table and all those linked with it; every table of the night is locked, by number.

    The whole night, because what is linked is only known once nobody can split or merge.
    """
    row = ChouetteSession.objects.get(pk=session_id)
    night = list(tables_of_night(row).select_for_update())
    row = next(table for table in night if table.pk == session_id)
    return row, linked_tables(row, night)


@handles("plan")
def plan_again(payload: Mapping[str, Any]) -> None:
    """A payment was recorded or taken back, or a table opened again: the plan is looked at anew."""
    _, tables = lock_night(payload["session"])
    make_plan(tables)


Fresh = Mapping[int, Mapping[int, int]]
"""Tables whose lines are yet to be written -> player -> money in minor units."""


def make_plan(tables: Sequence[ChouetteSession], *, fresh: Fresh | None = None) -> None:
    """Bring the plan of these linked tables to what is open; the caller has them locked.

    While a table is open or has no current statement there is no plan, or only a frozen one: what
    a table that was opened again had is taken back, and the last to get its statement makes it.
    """
    unstated = any(table.stated_seq != table.last_seq for table in tables)
    for currency in sorted({table.currency for table in tables} - {""}):
        plan = _Plan.of(tables, currency)
        if not unstated:
            _bring_to(plan, still_open(_money(tables, currency, fresh or {}), plan.paid))
        elif not is_frozen(plan.paid):
            # The night goes on, and nobody may pay by its old figures.
            _reverse(plan.legs)


@dataclass(frozen=True)
class _Plan:
    """What stands now in one currency: the legs, and the payments, made on them or not."""

    row: ChouetteSession
    currency: str
    legs: tuple[Leg, ...]
    paid: tuple[Paid, ...]

    @classmethod
    def of(cls, tables: Sequence[ChouetteSession], currency: str) -> _Plan:
        return cls(
            row=tables[0],
            currency=currency,
            legs=tuple(leg for leg in legs_of(tables) if leg.currency == currency),
            paid=tuple(paid for paid in payments_at(tables) if paid.currency == currency),
        )

    @property
    def facts(self) -> list[Leg]:
        """Legs that stand for a payment which stands."""
        return [leg for leg in self.legs if leg.is_early and leg.paid]

    @property
    def promises(self) -> list[Leg]:
        """Legs that people were told to pay."""
        return [leg for leg in self.legs if not leg.is_early]


def _money(tables: Sequence[ChouetteSession], currency: str, fresh: Fresh) -> dict[str, int]:
    sums = Counter(stated_money(tables, currency))
    for table in tables:
        if table.currency == currency:
            sums.update(fresh.get(table.pk, {}))
    return {str(player): amount for player, amount in sums.items()}


def _bring_to(plan: _Plan, balances: Mapping[str, int]) -> None:
    wanted = _wanted(plan, balances)
    kept = [leg for leg in plan.promises if _stays(leg, wanted)]
    facts = plan.facts
    staying = {leg.entry_id for leg in (*kept, *facts)}
    _reverse(leg for leg in plan.legs if leg.entry_id not in staying)
    told = {leg.settles for leg in facts}
    for paid in reversed(plan.paid):
        if paid.settles not in staying and paid.entry_id not in told:
            _insert(plan, [Payment(str(paid.paid_by), str(paid.paid_to), paid.amount)], of=paid)
    _insert(plan, list(wanted.elements()))


def _wanted(plan: _Plan, balances: Mapping[str, int]) -> Counter[Payment]:
    """What is to be asked, the largest first."""
    promises = [leg.promise for leg in plan.promises if leg.due]
    if not is_frozen(plan.paid):
        return Counter(square_up(balances))
    if asked(plan.promises) == balances and _is_plain(promises, len(balances)):
        return Counter(promises)
    return Counter(square_up_keeping(balances, promises))


def _is_plain(promises: Sequence[Payment], people: int) -> bool:
    """Whether nobody both pays and is paid, by a list that need be no shorter.

    It can only fail where the lists of two tables came together by a merger.
    """
    payers, payees = {p.payer for p in promises}, {p.payee for p in promises}
    return payers.isdisjoint(payees) and len(promises) < max(1, people)


def _stays(leg: Leg, wanted: Counter[Payment]) -> bool:
    """Whether a leg is paid, or asks for one of what is wanted, which then is found."""
    if leg.due and not wanted[leg.promise]:
        return False
    wanted[leg.promise] -= bool(leg.due)
    return True


def _reverse(legs: Iterable[Leg]) -> None:
    reverse_entries(LedgerEntry.objects.filter(pk__in=[leg.entry_id for leg in legs]), None)


def _insert(plan: _Plan, payments: Sequence[Payment], *, of: Paid | None = None) -> None:
    """Post a leg for each payment; `of` is the one that was made, if the leg stands for it."""
    people = {int(player) for payment in payments for player in (payment.payer, payment.payee)}
    accounts = player_accounts(plan.row.club_id, plan.currency, people)
    LedgerEntry.objects.bulk_create(
        LedgerEntry(
            club_id=plan.row.club_id,
            unit=plan.currency,
            payer_id=accounts[int(payment.payer)],
            payee_id=accounts[int(payment.payee)],
            amount=payment.amount,
            kind=EntryKind.DEBT,
            chouette_session=plan.row,
            settles_id=of.entry_id if of else None,
            night_on=plan.row.night_on,
        )
        for payment in payments
    )
