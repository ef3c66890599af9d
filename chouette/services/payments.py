"""Money handed over between people: written down, taken back by a mirror.

No money moves here; the club only remembers. Every write names a `command_id`, so sending it
twice books it once. Amounts are minor units of a currency.
"""

from __future__ import annotations

from uuid import UUID

from chouette.models import ChouetteSession, Club, Command, EntryKind, LedgerEntry
from chouette.permissions import Action, Actor
from chouette.refusals import (
    LegGone,
    MoreThanDue,
    NotFound,
    NotReversible,
    UnknownValue,
)
from chouette.selectors.merged import merged_players, who_is
from chouette.selectors.squaring import leg_of, legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.asking import Paid, ask_for_cash, ask_for_owed
from chouette.services.booking import (
    NOTE_MAX,
    Booked,
    Party,
    Sides,
    booked,
    check_amount,
    new_entry,
    sides_of,
)
from chouette.services.ledger import reverse_entries
from chouette.services.outbox import enqueue
from chouette.services.seasons import refuse_closed_season
from clubsite.clean_text import clean_text

__all__ = ["Booked", "action_to_reverse", "pay_leg", "record_payment", "reverse_payment"]


def record_payment(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    paid_by: Party,
    paid_to: Party,
    amount_minor: int,
    currency: str,
    session_id: int | None = None,
    note: str = "",
    up_to_owed: bool = False,
    confirmed_owed: int | None = None,
    confirmed_cash: int | None = None,
) -> Booked:
    """`paid_by` handed money to `paid_to`, without naming a leg of a plan.

    With `session_id`, in the currency of that table, it counts at that night, before there is a
    plan (somebody leaves early) or after: it is a payment on the leg that asks at least as much of
    the two, if one does; else what is not paid yet is planned anew. Without `session_id` it only
    changes the balances.

    `up_to_owed`: more than he owes him at that night or as the club's own account, and more than
    that account has, is refused unless the sender says that he knew how much it is (minor units).
    So of two who write down one payment at one moment the second is asked.
    Raises MoreThanOwed, MoreThanThere, BadAmount, SameParty, NotOfThisClub, UnknownValue,
    ReusedCommandId, NotFound, NotAllowed.
    """
    body = {
        "kind": "payment",
        "paid_by": paid_by,
        "paid_to": paid_to,
        "amount_minor": amount_minor,
        "currency": currency,
        "session": session_id,
        "note": note,
    }

    def book(club: Club, command: Command) -> LedgerEntry:
        row = _table_paid_at(club, session_id, amount_minor, currency)
        sides, kind = sides_of(club, currency, payer=paid_to, payee=paid_by), EntryKind.PAYMENT
        if up_to_owed:
            paid = Paid(club.pk, currency, paid_by, paid_to, amount_minor)
            _ask_for_both(paid, row, confirmed_owed, confirmed_cash)
        leg = _leg_asking(row, paid_by, paid_to, amount_minor) if row else None
        sides = _sides_on(leg) if leg else sides
        entry = new_entry(club, command, kind, currency, sides, amount_minor, note, row, leg)
        return _replan(row, entry)

    return booked(club_id, command_id, actor, Action.RECORD_PAYMENTS, body, book)


def _table_paid_at(
    club: Club, session_id: int | None, amount_minor: int, currency: str
) -> ChouetteSession | None:
    """The table at which the money counts, locked; a night is paid in its own currency only."""
    row = _table(club, session_id)
    check_amount(amount_minor)
    if row and currency != row.currency:
        raise UnknownValue(field="currency", value=currency[:80])
    return row


def _ask_for_both(
    paid: Paid, row: ChouetteSession | None, confirmed_owed: int | None, confirmed_cash: int | None
) -> None:
    """One question at a time: who knows that so much is not owed is asked next about what is
    there."""
    ask_for_owed(paid, row, confirmed_owed)
    ask_for_cash(paid, confirmed_cash)


def _sides_on(leg: LedgerEntry) -> Sides:
    """A payment on a leg stands on the accounts of the leg, whoever was merged into whom since."""
    return Sides(leg.payee_id, leg.payer_id)


def pay_leg(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    leg_id: int,
    amount_minor: int | None = None,
    note: str = "",
) -> Booked:
    """A leg of a squaring plan was paid, wholly (`amount_minor` None) or in part.

    From the first such payment on the plan of that night is frozen. Raises LegGone if the plan was
    made anew meanwhile, MoreThanDue, BadAmount, ReusedCommandId, NotFound, NotAllowed.
    """
    body = {"kind": "pay_leg", "leg": leg_id, "amount_minor": amount_minor, "note": note}

    def book(club: Club, command: Command) -> LedgerEntry:
        debt = _leg(club, leg_id)
        leg = leg_of(debt)
        amount = leg.due if amount_minor is None else amount_minor
        if not 0 < amount <= leg.due:
            raise MoreThanDue(due=leg.due)
        sides, row = _sides_on(debt), debt.chouette_session
        return new_entry(
            club, command, EntryKind.PAYMENT, debt.unit, sides, amount, note, row, settles=debt
        )

    return booked(club_id, command_id, actor, Action.RECORD_PAYMENTS, body, book)


def reverse_payment(
    *, club_id: int, command_id: UUID, actor: Actor, entry_id: int, note: str = ""
) -> Booked:
    """Take back a payment, a fee, an expense or an opening balance. Raises SeasonClosed for a fee
    of a closed season, NotReversible, NotFound, NotAllowed, ReusedCommandId."""
    body = {"kind": "reverse_entry", "entry": entry_id, "note": note}

    def book(club: Club, command: Command) -> LedgerEntry:
        entry = LedgerEntry.objects.filter(club=club, pk=entry_id).first()
        if entry is None:
            raise NotFound
        _table(club, entry.chouette_session_id)
        reversed_before = LedgerEntry.objects.filter(reverses=entry).exists()
        if entry.kind not in _BY_PEOPLE or entry.reverses_id or reversed_before:
            raise NotReversible
        if entry.kind == EntryKind.FEE:
            refuse_closed_season(club.pk, entry.night_on)
        (mirror,) = reverse_entries([entry], command, note=clean_text(note, limit=NOTE_MAX))
        return _replan(entry.chouette_session, mirror)

    kind = LedgerEntry.objects.filter(club_id=club_id, pk=entry_id).values_list("kind", flat=True)
    action = action_to_reverse(kind.first() or EntryKind.PAYMENT)
    return booked(club_id, command_id, actor, action, body, book)


def action_to_reverse(kind: str) -> Action:
    """What taking back an entry of this kind counts as: what making it does."""
    return Action.RECORD_PAYMENTS if kind == EntryKind.PAYMENT else Action.POST_BALANCES


_BY_PEOPLE = (EntryKind.PAYMENT, EntryKind.FEE, EntryKind.EXPENSE, EntryKind.OPENING)


def _table(club: Club, session_id: int | None) -> ChouetteSession | None:
    if session_id is None:
        return None
    tables = ChouetteSession.objects.select_for_update().filter(club=club, pk=session_id)
    row = tables.first()
    if row is None:
        raise NotFound
    return row


def _leg(club: Club, leg_id: int) -> LedgerEntry:
    debts = LedgerEntry.objects.filter(club=club, pk=leg_id, kind=EntryKind.DEBT)
    found = debts.first()
    # The table's lock first: until then its plan may be made anew and the leg be gone.
    if found is None or _table(club, found.chouette_session_id) is None:
        raise NotFound
    debt = debts.filter(reverses=None, reversed_by=None).select_related("chouette_session").first()
    if debt is None:
        raise LegGone
    return debt


def _leg_asking(
    row: ChouetteSession, paid_by: Party, paid_to: Party, amount: int
) -> LedgerEntry | None:
    """The first leg of the night by which at least `amount` is still due from the one to the
    other, whichever names they had when it was made."""
    merged = merged_players(row.club_id)
    pair = (who_is(paid_by, merged), who_is(paid_to, merged))
    for leg in legs_of(linked_tables(row)):
        asks = leg.due >= amount and not leg.is_early and leg.currency == row.currency
        if asks and (leg.payer_id, leg.payee_id) == pair:
            return LedgerEntry.objects.get(pk=leg.entry_id)
    return None


def _replan(row: ChouetteSession | None, entry: LedgerEntry) -> LedgerEntry:
    if row is not None:
        key = f"{row.pk}:{entry.pk}"
        enqueue(topic="plan", key=key, payload={"session": row.pk})
    return entry
