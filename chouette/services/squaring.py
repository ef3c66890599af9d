"""Making the plan of who pays whom, once every linked table of the night is closed.

1. The money of each player is the sum of his current statement lines over the linked tables.
2. As long as nothing of the plan is paid it is made anew as a whole: the old legs are reversed;
   each payment that was made before gets a leg of its own; the rest is squared up with the fewest
   payments. The same legs as before are left alone.
3. Once a leg is paid, wholly or in part, the plan is frozen. A later correction adds legs for the
   difference; only an unpaid leg between the same two the other way goes into it, so that nobody
   is told to pay somebody who is told to pay him.

Each leg is a `debt` entry at the first of the linked tables, so that the balances hold the debts
from the moment there is a plan; before, a page shows provisional money.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.db.models import Sum

from chouette.models import ChouetteSession, EntryKind, LedgerEntry, StatementLine
from chouette.rules.squaring import Payment, square_up
from chouette.selectors.squaring import Leg, is_frozen, legs_of, live_entries
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


def make_plan(tables: Sequence[ChouetteSession]) -> None:
    """Post what is missing of the plan of these linked tables; the caller has them locked.

    While a table is open or has no current statement there is no plan, or only a frozen one: what
    a table that was opened again had is taken back, and the last to get its statement makes it.
    """
    unstated = any(table.stated_seq != table.last_seq for table in tables)
    for currency in sorted({table.currency for table in tables} - {""}):
        of_currency = [table for table in tables if table.currency == currency]
        legs = [leg for leg in legs_of(tables) if leg.currency == currency]
        if unstated:
            _withdraw(legs)
            continue
        money = _money(of_currency)
        if is_frozen(legs):
            _add(tables[0], currency, legs, square_up(_rest(money, legs)))
        else:
            _make_anew(tables, currency, money, legs)


def _withdraw(legs: Sequence[Leg]) -> None:
    """Take an unpaid plan back: the night goes on, and nobody may pay by its old figures."""
    if not is_frozen(legs):
        reverse_entries(LedgerEntry.objects.filter(pk__in=[leg.entry_id for leg in legs]), None)


def _money(tables: Iterable[ChouetteSession]) -> dict[str, int]:
    money: Counter[str] = Counter()
    for table in tables:
        lines = StatementLine.objects.filter(chouette_session=table).order_by()
        for player, amount in lines.values_list("player_id").annotate(Sum("money")):
            money[str(player)] += amount
    return dict(money)


def _rest(money: Mapping[str, int], legs: Iterable[Leg]) -> dict[str, int]:
    rest = Counter(money)
    for leg in legs:
        rest[str(leg.payer_id)] += leg.amount
        rest[str(leg.payee_id)] -= leg.amount
    return dict(rest)


def _add(
    row: ChouetteSession, currency: str, legs: Iterable[Leg], payments: Iterable[Payment]
) -> None:
    """Legs for `payments`, each less what the same two owe each other the other way, unpaid."""
    for payment in payments:
        payer, payee = int(payment.payer), int(payment.payee)
        opposite = [leg for leg in legs if _is_unpaid(leg, payer=payee, payee=payer)]
        reverse_entries(LedgerEntry.objects.filter(pk__in=[leg.entry_id for leg in opposite]), None)
        left = payment.amount - sum(leg.amount for leg in opposite)
        if left < 0:
            payer, payee, left = payee, payer, -left
        if left:
            _insert(row, currency, [Leg(0, payer, payee, left, 0, currency)])


def _is_unpaid(leg: Leg, *, payer: int, payee: int) -> bool:
    untouched = not leg.paid and not leg.is_early
    return untouched and (leg.payer_id, leg.payee_id) == (payer, payee)


def _make_anew(
    tables: Sequence[ChouetteSession], currency: str, money: dict[str, int], legs: list[Leg]
) -> None:
    early = _early_payments(tables, currency)
    wanted = square_up(_rest(money, early))
    if _same(legs, early, wanted):
        return
    reverse_entries(LedgerEntry.objects.filter(pk__in=[leg.entry_id for leg in legs]), None)
    for leg in early:
        _insert(tables[0], currency, [leg], settles=leg.entry_id)
    _post(tables[0], currency, _rest(money, early))


def _early_payments(tables: Sequence[ChouetteSession], currency: str) -> list[Leg]:
    """Live payments at these tables that belong to no leg, as the debts they have settled."""
    payments = live_entries(EntryKind.PAYMENT).filter(
        chouette_session__in=[table.pk for table in tables],
        unit=currency,
        settles=None,
        payer__player__isnull=False,
        payee__player__isnull=False,
    )
    return [
        Leg(
            entry_id=payment.pk,
            payer_id=payment.payee.player_id or 0,
            payee_id=payment.payer.player_id or 0,
            amount=payment.amount,
            paid=payment.amount,
            currency=currency,
            is_early=True,
        )
        for payment in payments.select_related("payer", "payee").order_by("pk")
    ]


def _same(legs: Iterable[Leg], early: Iterable[Leg], wanted: Iterable[Any]) -> bool:
    here = Counter((str(leg.payer_id), str(leg.payee_id), leg.amount, leg.is_early) for leg in legs)
    there = Counter((str(leg.payer_id), str(leg.payee_id), leg.amount, True) for leg in early)
    there.update((payment.payer, payment.payee, payment.amount, False) for payment in wanted)
    return here == there


def _post(row: ChouetteSession, currency: str, balances: Mapping[str, int]) -> None:
    payments = square_up(balances)
    legs = [
        Leg(0, int(payment.payer), int(payment.payee), payment.amount, 0, currency)
        for payment in payments
    ]
    _insert(row, currency, legs)


def _insert(
    row: ChouetteSession, currency: str, legs: Sequence[Leg], *, settles: int | None = None
) -> None:
    people = {player for leg in legs for player in (leg.payer_id, leg.payee_id)}
    accounts = player_accounts(row.club_id, currency, people)
    LedgerEntry.objects.bulk_create(
        LedgerEntry(
            club_id=row.club_id,
            unit=currency,
            payer_id=accounts[leg.payer_id],
            payee_id=accounts[leg.payee_id],
            amount=leg.amount,
            kind=EntryKind.DEBT,
            chouette_session=row,
            settles_id=settles,
            night_on=row.night_on,
        )
        for leg in legs
    )
