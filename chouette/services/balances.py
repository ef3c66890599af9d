"""Fees owed to the club, and balances brought in from before this book."""

from __future__ import annotations

from uuid import UUID

from chouette.models import Club, Command, EntryKind, LedgerEntry
from chouette.permissions import Action, Actor
from chouette.services.booking import Booked, booked, check_amount, new_entry, sides_of


def record_fee(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    player_id: int,
    amount_minor: int,
    currency: str,
    account: str = "fees",
    note: str = "",
) -> Booked:
    """A player owes the club a fee. Raises as `record_payment`."""
    body = {
        "kind": "fee",
        "player": player_id,
        "amount_minor": amount_minor,
        "currency": currency,
        "account": account,
        "note": note,
    }

    def book(club: Club, command: Command) -> LedgerEntry:
        sides = sides_of(club, currency, payer=player_id, payee=account)
        return new_entry(club, command, EntryKind.FEE, currency, sides, amount_minor, note)

    return booked(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def record_opening(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    player_id: int,
    unit: str,
    amount: int,
    note: str = "",
) -> Booked:
    """A balance from before this book: `amount` in half-points (`unit` "points") or minor units,
    negative for what the player owes. Raises as `record_payment`."""
    body = {"kind": "opening", "player": player_id, "unit": unit, "amount": amount, "note": note}

    def book(club: Club, command: Command) -> LedgerEntry:
        check_amount(abs(amount) if type(amount) is int else amount)
        sides = sides_of(club, unit, payer="opening", payee=player_id, in_points=True)
        sides = sides if amount > 0 else sides.swapped
        return new_entry(club, command, EntryKind.OPENING, unit, sides, abs(amount), note)

    return booked(club_id, command_id, actor, Action.POST_BALANCES, body, book)
