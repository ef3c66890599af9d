"""What was sent by a form of the club's cash, booked; and what was done, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any
from uuid import UUID

from django.http import HttpRequest, QueryDict
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from chouette.models import Account, Club, EntryKind, LedgerEntry
from chouette.permissions import Action, Standing
from chouette.refusals import MoreThanOwed, MoreThanThere
from chouette.selectors.club_pages import player_in
from chouette.services import club_cash, payments
from chouette.services.booking import Booked
from chouette.templatetags.score import day, money_text
from chouette.web.account_words import account_name
from chouette.web.beyond import confirmed, owed_question
from chouette.web.people import People
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import minor_of, number_of


class BadForm(Exception):
    """A form that is none of ours, or lacks what it needs; the text is for its reader."""


def book_form(request: HttpRequest, club: Club, standing: Standing) -> str:
    """Book what the form says, and tell it. Raises BadForm, BadField, Refused."""
    do = request.POST.get("do", "")
    standing.require(Action.RECORD_PAYMENTS if do == "payment" else Action.POST_BALANCES)
    if do not in _FORMS:
        raise BadForm(_("This form is not known. Reload the page."))
    common = {"club_id": club.pk, "actor": request.user, "command_id": _command_id(request.POST)}
    return _FORMS[do](common, request.POST, club.currency)


def take_back(request: HttpRequest, club: Club, entry_id: int) -> str:
    """Reverse an entry. Raises BadForm, Refused."""
    booked = payments.reverse_payment(
        club_id=club.pk,
        command_id=_command_id(request.POST),
        actor=request.user,
        entry_id=entry_id,
    )
    return _("Taken back: {what}").format(what=_told(booked.entry, taken_back=True))


def _command_id(post: QueryDict) -> UUID:
    try:
        return UUID(post.get("command_id", ""))
    except ValueError:
        raise BadForm(_("This form is out of date. Reload the page.")) from None


def _fee(common: dict[str, Any], post: QueryDict, currency: str) -> str:
    try:
        night_on = date.fromisoformat(post.get("night", ""))
        players = [number_of(number) for number in post.getlist("player")]
    except ValueError:
        raise BadForm(_("This form is out of date. Reload the page.")) from None
    if not players:
        raise BadForm(_("Choose who is to pay the fee."))
    amount = _amount(post.get("amount", ""), currency)
    booked = club_cash.charge_table_fee(
        **common,
        night_on=night_on,
        player_ids=players,
        amount_minor=amount,
        currency=currency,
        paid_now=_paid_now(post),
    )
    return _charged(booked, len(set(players)), money_text(amount, currency))


def _charged(booked: Booked, asked: int, amount: str) -> str:
    charged = sum(entry.kind == EntryKind.FEE for entry in booked.entries)
    told = ngettext(
        "{n} player is charged {amount}.", "{n} players are charged {amount} each.", charged
    ).format(n=charged, amount=amount)
    if left_out := asked - charged:
        told += " " + ngettext(
            "{n} was charged for this night before and is left out.",
            "{n} were charged for this night before and are left out.",
            left_out,
        ).format(n=left_out)
    return told


def _fee_back(common: dict[str, Any], post: QueryDict, currency: str) -> str:
    """The fee of a whole night, as far as the sender saw it."""
    try:
        night_on, upto = date.fromisoformat(post.get("night", "")), number_of(post.get("upto", ""))
    except ValueError:
        raise BadForm(_("This form is out of date. Reload the page.")) from None
    booked = club_cash.take_back_fee(**common, night_on=night_on, currency=currency, upto=upto)
    players = sum(entry.kind == EntryKind.FEE for entry in booked.entries)
    return ngettext(
        "The table fee of {day} is taken back from {n} player.",
        "The table fee of {day} is taken back from {n} players.",
        players,
    ).format(day=day(night_on, "j F Y"), n=players)


def _one(
    book: Callable[..., Booked],
    common: dict[str, Any],
    post: QueryDict,
    currency: str,
    **options: Any,
) -> str:
    booked = book(
        **common,
        **options,
        player_id=_player(post),
        amount_minor=_amount(post.get("amount", ""), currency),
        currency=currency,
        paid_now=_paid_now(post),
        note=post.get("note", ""),
    )
    return " ".join(_told(entry) for entry in booked.entries)


def _kitty(common: dict[str, Any], post: QueryDict, currency: str) -> str:
    return _one(club_cash.contribute, common, post, currency)


def _expense(common: dict[str, Any], post: QueryDict, currency: str) -> str:
    cash = confirmed(post.get("confirm_cash", ""))
    options = {"up_to_cash": True, "confirmed_cash": cash}
    return _one(club_cash.record_expense, common, post, currency, **options)


def _payment(common: dict[str, Any], post: QueryDict, currency: str) -> str:
    """`way` is in or out, `account` which of the club's."""
    player, account = _player(post), post.get("account", "")
    paid_in = post.get("way") != "out"
    booked = payments.record_payment(
        **common,
        paid_by=player if paid_in else account,
        paid_to=account if paid_in else player,
        amount_minor=_amount(post.get("amount", ""), currency),
        currency=currency,
        note=post.get("note", ""),
        up_to_owed=True,
        confirmed_owed=confirmed(post.get("confirm_owed", "")),
        confirmed_cash=confirmed(post.get("confirm_cash", "")),
    )
    return _told(booked.entry)


_FORMS: dict[str, Callable[[dict[str, Any], QueryDict, str], str]] = {
    "fee": _fee,
    "fee_back": _fee_back,
    "kitty": _kitty,
    "expense": _expense,
    "payment": _payment,
}


def confirming(error: MoreThanOwed | MoreThanThere, post: QueryDict) -> dict[str, object]:
    """The fields that say what the sender was asked, now and before."""
    asked = "confirm_owed" if isinstance(error, MoreThanOwed) else "confirm_cash"
    before = {name: post[name] for name in ("confirm_owed", "confirm_cash") if name in post}
    return before | {asked: error.params["amount"]}


def question(error: MoreThanOwed | MoreThanThere, club: Club, post: QueryDict) -> str:
    """What whoever pays more than is owed, or than is there, is asked, with the names of his
    form."""
    if isinstance(error, MoreThanThere):
        return refusal_sentence(error, People(()), currency=club.currency)
    player = player_in(club, _player(post))
    name, account = player.name if player else "", account_name(post.get("account", ""))
    if post.get("way") == "out":
        return owed_question(error, "", name, club.currency)
    return owed_question(error, name, account, club.currency)


def _player(post: QueryDict) -> int:
    try:
        return number_of(post.get("player", ""))
    except ValueError:
        raise BadForm(_("Choose a player.")) from None


def _amount(text: str, currency: str) -> int:
    minor = minor_of(text, currency)
    if not minor:
        raise BadForm(_("How much? Like 12.50."))
    return minor


def _paid_now(post: QueryDict) -> bool:
    return post.get("paid_now", "") == "1"


def _told(entry: LedgerEntry, *, taken_back: bool = False) -> str:
    """Who owes or paid whom how much; a mirror is told as what it takes back."""
    payer, payee = _side(entry.payer), _side(entry.payee)
    if taken_back:
        payer, payee = payee, payer
    if entry.kind == EntryKind.PAYMENT:
        text = _("{payer} paid {payee} {amount}.")
        payer, payee = payee, payer
    else:
        text = _("{payer} owes {payee} {amount}.")
    amount = money_text(entry.amount, entry.unit)
    return capfirst(text.format(payer=payer, payee=payee, amount=amount))


def _side(account: Account) -> str:
    return account.player.name if account.player else account_name(account.name)
