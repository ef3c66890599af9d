"""Squaring up: who pays whom and why, what was paid, paying off early while the night goes on."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.squaring_pages import table_of_entry
from chouette.services import payments
from chouette.web.access import SeeOther, page, table_for
from chouette.web.people import People
from chouette.web.reasons import refusal_sentence
from chouette.web.squaring_view import amount_of, squaring_context
from chouette.web.table_forms import BadField


@page
def squaring(request: HttpRequest, session_id: int) -> HttpResponseBase:
    row, standing = table_for(request, session_id, Action.SEE_MONEY)
    return render(request, "chouette/squaring.html", squaring_context(row, standing))


@page
@require_POST
def pay(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """Somebody paid somebody outside the plan: he leaves early, or they agreed so."""
    row, _standing = table_for(request, session_id, Action.SEE_MONEY)

    def book(command_id: UUID) -> object:
        return payments.record_payment(
            club_id=row.club_id,
            command_id=command_id,
            actor=request.user,
            paid_by=_number(request, "paid_by"),
            paid_to=_number(request, "paid_to"),
            amount_minor=amount_of(request.POST.get("amount", ""), row.currency),
            currency=row.currency,
            session_id=row.pk,
        )

    return _booked(request, session_id, row.currency, book)


@page
@require_POST
def pay_one(request: HttpRequest, leg_id: int) -> HttpResponseBase:
    """A payment of the plan, whole or in part."""
    row, _standing = table_for(request, table_of_entry(leg_id), Action.SEE_MONEY)
    amount = request.POST.get("amount", "")

    def book(command_id: UUID) -> object:
        return payments.pay_leg(
            club_id=row.club_id,
            command_id=command_id,
            actor=request.user,
            leg_id=leg_id,
            amount_minor=amount_of(amount, row.currency) if amount.strip() else None,
        )

    return _booked(request, row.pk, row.currency, book)


@page
@require_POST
def take_back(request: HttpRequest, entry_id: int) -> HttpResponseBase:
    """A payment that was none."""
    row, _standing = table_for(request, table_of_entry(entry_id), Action.SEE_MONEY)

    def book(command_id: UUID) -> object:
        return payments.reverse_payment(
            club_id=row.club_id, command_id=command_id, actor=request.user, entry_id=entry_id
        )

    return _booked(request, row.pk, row.currency, book)


def _booked(
    request: HttpRequest, session_id: int, currency: str, book: Callable[[UUID], object]
) -> HttpResponseBase:
    """Do it, say so or why not, and go back to the page."""
    try:
        book(UUID(request.POST.get("command_id", "")))
        messages.success(request, _("Noted."))
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        messages.error(request, refusal_sentence(error, People(()), currency=currency))
    except (BadField, ValueError) as error:
        fault = isinstance(error, BadField)
        messages.error(request, str(error) if fault else _("Choose who paid whom, and how much."))
    return SeeOther(reverse("table_squaring", args=[session_id]))


def _number(request: HttpRequest, name: str) -> int:
    return int(request.POST.get(name, ""))
