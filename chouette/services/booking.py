"""Booking what people report: one command, its entries, all or none, however often it is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

from django.db import transaction

from chouette.cash_refusals import CurrencyUnused
from chouette.models import ChouetteSession, Club, Command, EntryKind, LedgerEntry
from chouette.models.ledger import AMOUNT_MAX, CLUB_ACCOUNTS, POINTS
from chouette.permissions import Action, Actor
from chouette.refusals import BadAmount, NotOfThisClub, ReusedCommandId, SameParty, UnknownValue
from chouette.selectors.clubs import club_today, is_currency_of
from chouette.selectors.merged import merged_players, who_is
from chouette.services.club_commands import club_command
from chouette.services.ledger import club_account, player_accounts
from chouette.services.recording import Request, request_for
from chouette.services.submission import known_conflicts
from chouette.services.support import check_currency, lock_club
from clubsite.clean_text import clean_text

Party = int | str
"""A player's number, or the name of one of the club's own accounts: kitty, fees."""

Book = Callable[[Club, Command], Sequence[LedgerEntry]]
"""Writes the entries of one command, one at least."""

NOTE_MAX = 200


@dataclass(frozen=True)
class Booked:
    """The entries that were written, now or when the same command came the first time."""

    entries: tuple[LedgerEntry, ...]
    replayed: bool

    @property
    def entry(self) -> LedgerEntry:
        """The first of them, for commands that write one."""
        return self.entries[0]


@dataclass(frozen=True)
class Sides:
    """Numbers of the two accounts of an entry."""

    payer: int
    payee: int

    @property
    def swapped(self) -> Sides:
        """The same two, the other way round."""
        return Sides(self.payee, self.payer)


def booked(
    club_id: int,
    command_id: UUID,
    actor: Actor,
    action: Action,
    body: dict[str, Any],
    book: Callable[[Club, Command], LedgerEntry],
) -> Booked:
    """`booked_all` for a command that writes one entry."""

    def book_one(club: Club, command: Command) -> Sequence[LedgerEntry]:
        return (book(club, command),)

    return booked_all(club_id, command_id, actor, action, body, book_one)


def booked_all(
    club_id: int,
    command_id: UUID,
    actor: Actor,
    action: Action,
    body: dict[str, Any],
    book: Book,
) -> Booked:
    """Let `book` write the entries of this command, one at least, in a transaction that holds the
    club's lock: all of them or none.

    Raises ReusedCommandId, NotFound, NotAllowed, and what `book` raises.
    """
    with known_conflicts(), transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, action)
        request = request_for(
            scope=f"club/{club.pk}", command_id=command_id, body=body, standing=standing
        )
        if known := _known(club, request):
            return Booked(known, replayed=True)
        return Booked(tuple(book(club, club_command(club, request, standing))), replayed=False)


def _known(club: Club, request: Request) -> tuple[LedgerEntry, ...]:
    """The entries of the same command, if it came before. Raises ReusedCommandId."""
    command = Command.objects.filter(club=club, command_id=request.command_id).first()
    if command is None:
        return ()
    entries = tuple(LedgerEntry.objects.filter(command=command).order_by("pk"))
    if command.body_hash != request.body_hash or not entries:
        raise ReusedCommandId
    return entries


def new_entry(
    club: Club,
    command: Command,
    kind: EntryKind,
    unit: str,
    sides: Sides,
    amount: int,
    note: str,
    row: ChouetteSession | None = None,
    settles: LedgerEntry | None = None,
    night_on: date | None = None,
) -> LedgerEntry:
    """Insert an entry of the night of `row`, or of `night_on`, by default tonight. Raises
    BadAmount."""
    check_amount(amount)
    return LedgerEntry.objects.create(
        club=club,
        unit=unit,
        payer_id=sides.payer,
        payee_id=sides.payee,
        amount=amount,
        kind=kind,
        chouette_session=row,
        settles=settles,
        command=command,
        note=clean_text(note, limit=NOTE_MAX),
        night_on=row.night_on if row else night_on or club_today(club),
    )


def check_amount(amount: object) -> None:
    """Raises BadAmount unless it is a whole number the ledger may hold."""
    if type(amount) is not int or not 1 <= amount <= AMOUNT_MAX:
        raise BadAmount(limit=AMOUNT_MAX)


def sides_of(
    club: Club, unit: str, *, payer: Party, payee: Party, in_points: bool = False
) -> Sides:
    """The accounts of two parties in a currency that the club has, or in points or any currency
    where balances are brought in: these are how a club comes by one.

    Raises SameParty, UnknownValue, CurrencyUnused, NotOfThisClub.
    """
    if payer == payee or _one_person(club, payer, payee):
        raise SameParty
    if not (in_points and unit == POINTS) and not check_currency(unit):
        raise UnknownValue(field="currency", value="")
    if not in_points and not is_currency_of(club, unit):
        raise CurrencyUnused(currency=unit)
    return Sides(_account(club, unit, payer), _account(club, unit, payee))


def _one_person(club: Club, one: Party, other: Party) -> bool:
    """Whether these are two players who turned out to be one."""
    if isinstance(one, str) or isinstance(other, str):
        return False
    merged = merged_players(club.pk)
    return who_is(one, merged) == who_is(other, merged)


def _account(club: Club, unit: str, party: Party) -> int:
    if isinstance(party, str):
        if party not in CLUB_ACCOUNTS:
            raise UnknownValue(field="account", value=party[:80])
        return club_account(club.pk, unit, party)
    if not club.players.filter(pk=party).exists():
        raise NotOfThisClub(player=party)
    return player_accounts(club.pk, unit, [party])[party]
