"""Squaring up: who pays whom and why, what was paid, paying off early while the night goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.models import ChouetteSession, LedgerEntry
from chouette.permissions import Action, Standing
from chouette.refusals import MoreThanDue, MoreThanOwed, NotAllowed, NotFound, Refused
from chouette.selectors.squaring_pages import names_in_entry, table_of_entry
from chouette.selectors.table_pages import players_of_club
from chouette.selectors.tables import linked_tables
from chouette.services import payments
from chouette.services.payments import Booked
from chouette.templatetags.score import money_text
from chouette.web.access import SeeOther, page, table_for
from chouette.web.beyond import confirmed, owed_question
from chouette.web.people import People
from chouette.web.reasons import refusal_sentence
from chouette.web.squaring_view import Typed, amount_of, squaring_context
from chouette.web.table_forms import BadField, number_of
from clubsite.post_only import post_only


@dataclass(frozen=True)
class Form:
    """A form of the page: whose, about which table, and what was typed into it."""

    request: HttpRequest
    row: ChouetteSession
    standing: Standing
    typed: Typed


@page
@require_safe
def squaring(request: HttpRequest, session_id: int) -> HttpResponseBase:
    row, standing = table_for(request, session_id, Action.SEE_MONEY)
    return render(request, "chouette/squaring.html", squaring_context(row, standing))


@page
@post_only
def pay(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """Somebody paid somebody outside the plan: he leaves early, or they agreed so."""
    row, standing = table_for(request, session_id, Action.RECORD_PAYMENTS)
    by, to, amount = (request.POST.get(name, "") for name in ("paid_by", "paid_to", "amount"))
    typed = Typed("", paid_by=by, paid_to=to, amount=amount)
    return _booked(Form(request, row, standing, typed), partial(_outside, request, row))


def _outside(request: HttpRequest, row: ChouetteSession, command_id: UUID) -> Booked:
    """More than is owed is booked only by who was told how much that is. Raises BadField,
    ValueError, Refused."""
    post = request.POST
    return payments.record_payment(
        club_id=row.club_id,
        command_id=command_id,
        actor=request.user,
        paid_by=number_of(post.get("paid_by", "")),
        paid_to=number_of(post.get("paid_to", "")),
        amount_minor=amount_of(post.get("amount", ""), row.currency),
        currency=row.currency,
        session_id=row.pk,
        up_to_owed=True,
        confirmed_owed=confirmed(post.get("confirm", "")),
    )


@page
@post_only
def pay_one(request: HttpRequest, leg_id: int) -> HttpResponseBase:
    """A payment of the plan, whole or in part."""
    row, standing = _page_of(request, leg_id)
    standing.require(Action.RECORD_PAYMENTS)
    amount = request.POST.get("amount", "")

    def book(command_id: UUID) -> Booked:
        return payments.pay_leg(
            club_id=row.club_id,
            command_id=command_id,
            actor=request.user,
            leg_id=leg_id,
            amount_minor=amount_of(amount, row.currency) if amount.strip() else None,
        )

    return _booked(Form(request, row, standing, Typed("", leg=leg_id, amount=amount)), book)


@page
@post_only
def take_back(request: HttpRequest, entry_id: int) -> HttpResponseBase:
    """A payment that was none."""
    row, standing = _page_of(request, entry_id)
    standing.require(Action.RECORD_PAYMENTS)

    def book(command_id: UUID) -> Booked:
        return payments.reverse_payment(
            club_id=row.club_id, command_id=command_id, actor=request.user, entry_id=entry_id
        )

    return _booked(Form(request, row, standing, Typed("")), book)


def _page_of(request: HttpRequest, entry_id: int) -> tuple[ChouetteSession, Standing]:
    """The table whose page the form stood on: one of those that square up together, by default
    the table of the entry itself. Raises NotFound, NotAllowed."""
    own = table_of_entry(entry_id)
    row, standing = table_for(request, own, Action.SEE_MONEY)
    linked = {str(table.pk): table.pk for table in linked_tables(row)}
    page_at = linked.get(request.POST.get("table", ""), own)
    return (row, standing) if page_at == own else table_for(request, page_at, Action.SEE_MONEY)


def _booked(form: Form, book: Callable[[UUID], Booked]) -> HttpResponseBase:
    """Do it and say what was done, or show the page again with what was typed and why not."""
    try:
        booked = book(UUID(form.request.POST.get("command_id", "")))
    except (NotFound, NotAllowed):
        raise
    except (Refused, ValueError, BadField) as error:
        typed = replace(
            form.typed,
            sentence=_sentence(error, form),
            asks=str(error.params["amount"]) if isinstance(error, MoreThanOwed) else "",
        )
        context = squaring_context(form.row, form.standing, typed)
        return render(form.request, "chouette/squaring.html", context, status=422)
    messages.success(form.request, _done(booked.entry))
    return SeeOther(reverse("table_squaring", args=[form.row.pk]))


def _sentence(error: Exception, form: Form) -> str:
    currency = form.row.currency
    match error:
        case MoreThanOwed():
            people = People.of(players_of_club(form.row.club_id))
            payer, payee = people.name(form.typed.paid_by), people.name(form.typed.paid_to)
            return owed_question(error, payer, payee, currency)
        case MoreThanDue(params={"due": 0}):
            return _("This is paid already: somebody wrote it down meanwhile.")
        case Refused():
            return refusal_sentence(error, People(()), currency=currency)
        case BadField():
            return str(error)
    return _("Choose who paid whom, and how much.")


def _done(entry: LedgerEntry) -> str:
    """Who paid whom how much; of a reversal, that it is taken back."""
    reverses = entry.reverses_id is not None
    payer, payee = names_in_entry(entry)
    text = _("{payer} paid {payee} {amount}.")
    if reverses:
        payer, payee = payee, payer
        text = _("Taken back: {payer} paid {payee} {amount}.")
    return text.format(payer=payer, payee=payee, amount=money_text(entry.amount, entry.unit))
