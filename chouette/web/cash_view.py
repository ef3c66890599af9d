"""The page of the club's cash: accounts, whom to charge, entries in words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import uuid4

from django.http import QueryDict
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from chouette.models import Club, EntryKind
from chouette.permissions import Action, Standing
from chouette.selectors.club_cash import (
    CASH_ACCOUNTS,
    NightToCharge,
    brought_in,
    cash_accounts,
    cash_page,
    fee_of_night,
    night_to_charge,
    nights_to_charge,
)
from chouette.selectors.club_pages import active_players
from chouette.selectors.ledger import EntryLine
from chouette.templatetags.score import amount_text
from chouette.web.account_words import account_name
from chouette.web.club_home import club_rights
from chouette.web.table_forms import number_of


@dataclass(frozen=True)
class CashRow:
    """One entry: in words, the player it is about, whether and how it can be taken back."""

    entry: EntryLine
    text: str
    player_id: int | None
    may_take_back: bool
    command_id: str


@dataclass(frozen=True)
class FeeBack:
    """The form that takes back the fee of a whole night: from how many, minor units in all, how
    many payments were noted with it, and the number of its last entry."""

    players: int
    amount: int
    payments: int
    upto: int
    command_id: str


@dataclass(frozen=True)
class Fee:
    """The form of the table fee: of which night, who of it was charged already, who is ticked;
    `back` where it can be taken back."""

    night: NightToCharge
    ticked: frozenset[int]
    everybody_charged: bool
    amount: str
    command_id: str
    back: FeeBack | None


def cash_context(
    club: Club, standing: Standing, query: QueryDict, typed: QueryDict
) -> dict[str, Any]:
    """`query` may hold `night` and `before`; `typed` is a form that was not booked."""
    shown = cash_page(club.pk, before=_number(query.get("before", "")))
    context: dict[str, Any] = {
        "club": club,
        "may": club_rights(standing),
        "accounts": cash_accounts(club.pk),
        "brought_in": brought_in(club.pk),
        "rows": [_row(entry, standing) for entry in shown.entries],
        "older": shown.older,
        "before": query.get("before", ""),
        "typed": typed,
        "ids": {name: str(uuid4()) for name in ("kitty", "expense", "payment")},
        "names": {name: account_name(name) for name in CASH_ACCOUNTS},
    }
    if club.currency and (standing.may(Action.POST_BALANCES) or context["may"]["record_payments"]):
        context |= {"players": active_players(club)}
    if club.currency and standing.may(Action.POST_BALANCES):
        nights = nights_to_charge(club.pk)
        context |= {"nights": nights, "fee": _fee(club, nights, query, typed)}
    return context


def _fee(club: Club, nights: list[date], query: QueryDict, typed: QueryDict) -> Fee | None:
    asked = typed.get("night", "") or query.get("night", "")
    chosen = next((night for night in nights if night.isoformat() == asked), None)
    if chosen is None and not nights:
        return None
    night = night_to_charge(club, chosen or nights[0], club.currency)
    usual = amount_text(club.table_fee_minor, club.currency) if club.table_fee_minor else ""
    amount = typed.get("amount", "") if typed.get("do") == "fee" else usual
    left = frozenset(player.pk for player in night.players) - night.charged
    sent = typed.getlist("player") if typed.get("do") == "fee" else None
    ticked = (
        left - night.only_practised
        if sent is None
        else frozenset(pk for pk in left if str(pk) in sent)
    )
    return Fee(night, ticked, not left, amount, str(uuid4()), _fee_back(club, night.night_on))


def _fee_back(club: Club, night_on: date) -> FeeBack | None:
    standing = fee_of_night(club.pk, night_on, club.currency)
    if not standing:
        return None
    fees = [entry.amount for entry in standing if entry.kind == EntryKind.FEE]
    payments = len(standing) - len(fees)
    return FeeBack(len(fees), sum(fees), payments, standing[-1].pk, str(uuid4()))


def _row(entry: EntryLine, standing: Standing) -> CashRow:
    paying = entry.kind == EntryKind.PAYMENT
    may = standing.may(Action.RECORD_PAYMENTS if paying else Action.POST_BALANCES)
    return CashRow(
        entry=entry,
        text=cash_text(entry),
        player_id=entry.payer_id or entry.payee_id,
        may_take_back=may and not entry.reverses and not entry.reversed_by,
        command_id=str(uuid4()),
    )


def cash_text(entry: EntryLine) -> str:
    """An entry of the club's cash in words; a mirror says what it takes back."""
    payer = entry.payer if entry.payer_id else account_name(entry.payer)
    payee = entry.payee if entry.payee_id else account_name(entry.payee)
    if entry.reverses:
        payer, payee = payee, payer
    texts = {
        EntryKind.PAYMENT.value: _("{payee} paid {payer}"),
        EntryKind.EXPENSE.value: _("{payee} laid it out for the club"),
        EntryKind.FEE.value: _("{payer} owes {payee}"),
    }
    text = texts.get(entry.kind, _("{payer} owes {payee}")).format(payer=payer, payee=payee)
    return _("Taken back: {what}").format(what=text) if entry.reverses else capfirst(text)


def _number(text: str) -> int | None:
    try:
        return number_of(text)
    except ValueError:
        return None
