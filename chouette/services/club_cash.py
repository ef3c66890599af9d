"""The club's own cash: table fees, the kitty, what somebody laid out for the club.

What a player owes the club, and what the club owes him, are entries like any debt; that cash was
handed over at once is a payment booked with them. Amounts are minor units of a currency.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chouette.cash_refusals import NoNight
from chouette.models import Club, Command, EntryKind, LedgerEntry
from chouette.permissions import Action, Actor
from chouette.refusals import FeeGone, NobodyToCharge, NotOfThisClub
from chouette.selectors.club_cash import charged_on, fee_of_night, was_night
from chouette.selectors.merged import merged_players
from chouette.services.asking import Paid, ask_for_cash
from chouette.services.booking import Book, Booked, Party, booked_all, new_entry, sides_of
from chouette.services.ledger import reverse_entries
from chouette.services.seasons import refuse_closed_season


def charge_table_fee(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    night_on: date,
    player_ids: Sequence[int],
    amount_minor: int,
    currency: str,
    paid_now: bool = False,
) -> Booked:
    """Each of these players owes the club its fee for a night; `paid_now`: all have paid it.

    Whoever was charged for that night before is left out, so that two taps, or two directors,
    charge nobody twice. Raises NoNight for a day on which no table was opened, NobodyToCharge if
    nobody is left, SeasonClosed, and what `record_payment` raises.
    """
    players = list(dict.fromkeys(player_ids))
    body = {
        "kind": "table_fee",
        "night_on": night_on.isoformat(),
        "players": players,
        "amount_minor": amount_minor,
        "currency": currency,
        "paid_now": paid_now,
    }

    def book(club: Club, command: Command) -> Sequence[LedgerEntry]:
        refuse_closed_season(club.pk, night_on)
        if not was_night(club.pk, night_on):
            raise NoNight(night_on=night_on)
        charged, merged = charged_on(club.pk, night_on, currency), merged_players(club.pk)
        due = [player for player in players if merged.get(player, player) not in charged]
        if not due:
            raise NobodyToCharge
        posting = _Posting(club, command, currency, amount_minor, night_on=night_on)
        fees = [posting.post(EntryKind.FEE, player, "fees") for player in due]
        if paid_now:
            fees += [posting.post(EntryKind.PAYMENT, "fees", player) for player in due]
        return fees

    return booked_all(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def take_back_fee(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    night_on: date,
    currency: str,
    upto: int,
) -> Booked:
    """Take back what stands of a night's fee, from everybody, with the payments noted with it.

    `upto` is the number of the last of its entries that the sender saw: what somebody else charged
    meanwhile stays. Raises FeeGone if nothing is left of it, SeasonClosed, ReusedCommandId,
    NotFound, NotAllowed.
    """
    body = {
        "kind": "take_back_fee",
        "night_on": night_on.isoformat(),
        "currency": currency,
        "upto": upto,
    }

    def book(club: Club, command: Command) -> Sequence[LedgerEntry]:
        refuse_closed_season(club.pk, night_on)
        standing = fee_of_night(club.pk, night_on, currency, upto=upto)
        if not standing:
            raise FeeGone
        return reverse_entries(standing, command)

    return booked_all(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def contribute(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    player_id: int,
    amount_minor: int,
    currency: str,
    paid_now: bool = False,
    note: str = "",
) -> Booked:
    """A player owes the kitty so much, or gave it at once. Raises as `record_payment`."""
    body = {"kind": "contribution", "player": player_id, "amount_minor": amount_minor}
    body |= {"currency": currency, "paid_now": paid_now, "note": note}
    book = _owed(EntryKind.FEE, player_id, "kitty", body)
    return booked_all(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def record_expense(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    player_id: int,
    amount_minor: int,
    currency: str,
    paid_now: bool = False,
    note: str = "",
    up_to_cash: bool = False,
    confirmed_cash: int | None = None,
) -> Booked:
    """A player laid out so much for the club, which owes it to him; `paid_now`: he got it back
    from the kitty at once.

    `up_to_cash`: more than the kitty has is given back at once only by who confirms it, as in
    `record_payment`. Raises MoreThanThere, and as `record_payment`."""
    body = {"kind": "expense", "player": player_id, "amount_minor": amount_minor}
    body |= {"currency": currency, "paid_now": paid_now, "note": note}
    owed = _owed(EntryKind.EXPENSE, "kitty", player_id, body)

    def book(club: Club, command: Command) -> Sequence[LedgerEntry]:
        if paid_now and up_to_cash:
            paid = Paid(club.pk, currency, "kitty", player_id, amount_minor)
            ask_for_cash(paid, confirmed_cash)
        return owed(club, command)

    return booked_all(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def _owed(kind: EntryKind, debtor: Party, creditor: Party, body: Mapping[str, Any]) -> Book:
    """Books what one owes the other, and that it was paid where `paid_now` is set."""

    def book(club: Club, command: Command) -> Sequence[LedgerEntry]:
        posting = _Posting(club, command, body["currency"], body["amount_minor"], note=body["note"])
        entries = [posting.post(kind, debtor, creditor)]
        if body["paid_now"]:
            entries.append(posting.post(EntryKind.PAYMENT, creditor, debtor))
        return entries

    return book


class _Posting:
    """Entries of one command, amount and night between the club's accounts and players."""

    def __init__(
        self,
        club: Club,
        command: Command,
        currency: str,
        amount: int,
        *,
        note: str = "",
        night_on: date | None = None,
    ) -> None:
        self.club, self.command, self.currency = club, command, currency
        self.amount, self.note, self.night_on = amount, note, night_on
        self.own = set(club.players.filter(merged_into=None).values_list("pk", flat=True))

    def post(self, kind: EntryKind, payer: Party, payee: Party) -> LedgerEntry:
        """Raises NotOfThisClub, UnknownValue, BadAmount."""
        for party in (payer, payee):
            if isinstance(party, int) and party not in self.own:
                raise NotOfThisClub(player=party)
        return new_entry(
            self.club,
            self.command,
            kind,
            self.currency,
            sides_of(self.club, self.currency, payer=payer, payee=payee),
            self.amount,
            self.note,
            night_on=self.night_on,
        )
