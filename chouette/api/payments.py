"""`clubs/{slug}/payments/`: money that people handed over, as they told it. None moves here."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.entries import PartyOut, booked_answer, party, wanted
from chouette.api.fields import Amount, ConfirmedCash, Currency, Number, Party, PaymentsQuery
from chouette.models.ledger import AMOUNT_MAX
from chouette.permissions import Action
from chouette.selectors.ledger import (
    EntryLine,
    Sought,
    lines_of_entries,
    lines_told,
    payments_sought,
)
from chouette.services.booking import Booked
from chouette.services.payments import record_payment
from clubsite.api.inputs import Input, Whole
from clubsite.api.pages import NewestFirst
from clubsite.api.schema import page_of_schema, written

PAYMENT = OpenApiExample(
    "A payment",
    response_only=True,
    value={
        "id": 902,
        "paid_by": {"player": 4, "account": None, "name": "Ana"},
        "paid_to": {"player": 5, "account": None, "name": "Bogdan"},
        "amount_minor": 250,
        "currency": "EUR",
        "session": 31,
        "leg": 899,
        "taken_back_by": None,
        "note": "",
        "night_on": "2026-11-26",
        "recorded_at": "2026-11-26T23:40:11Z",
    },
)
NEW_PAYMENT = OpenApiExample(
    "Ana paid Bogdan",
    request_only=True,
    value={
        "command_id": "f0e63c50-9a8a-4c1e-8a5e-0c0b2d3b5d10",
        "paid_by": 4,
        "paid_to": 5,
        "amount_minor": 250,
        "session": 31,
    },
)


class PaymentOut(serializers.Serializer[EntryLine]):
    """Who handed over how much to whom."""

    id = serializers.IntegerField(source="entry_id")
    paid_by = serializers.SerializerMethodField()
    paid_to = serializers.SerializerMethodField()
    amount_minor = serializers.IntegerField(source="amount")
    currency = serializers.CharField(source="unit")
    session = serializers.IntegerField(
        source="session_id", allow_null=True, help_text="The night at which it counts, if any."
    )
    leg = serializers.IntegerField(
        source="settles", allow_null=True, help_text="The leg of that night's list that it pays."
    )
    taken_back_by = serializers.IntegerField(source="reversed_by", allow_null=True)
    note = serializers.CharField()
    night_on = serializers.DateField()
    recorded_at = serializers.DateTimeField()

    @extend_schema_field(PartyOut)
    def get_paid_by(self, entry: EntryLine) -> dict[str, Any]:
        """Who gave the money: of an entry the payee, whose debt is smaller now."""
        return party(entry.payee_id, entry.payee)

    @extend_schema_field(PartyOut)
    def get_paid_to(self, entry: EntryLine) -> dict[str, Any]:
        """Who got it."""
        return party(entry.payer_id, entry.payer)


class NewPayment(Input):
    """A payment that was made."""

    command_id = serializers.UUIDField()
    paid_by = Party()
    paid_to = Party()
    amount_minor = Amount()
    currency = Currency(
        required=False,
        default=None,
        help_text="The club's unless said; at a night, the night's. One that the club has, or "
        "a table or an account of it.",
    )
    session = Number(
        required=False,
        default=None,
        allow_null=True,
        source="session_id",
        help_text="The table at whose night it counts: somebody leaves early, or pays outside the "
        "list.",
    )
    confirmed_owed_minor = Whole(
        required=False,
        default=None,
        allow_null=True,
        source="confirmed_owed",
        min_value=0,
        max_value=AMOUNT_MAX,
        help_text="At a night, and with an account of the club, more than is owed is booked only "
        "by who says that he knows how much is: `owed_minor` of the refusal `more_than_owed`.",
    )
    confirmed_cash_minor = ConfirmedCash()
    note = serializers.CharField(required=False, default="", allow_blank=True, max_length=200)


class PaymentsView(ApiView):
    """The payments of a club."""

    pages = NewestFirst

    @extend_schema(
        parameters=[PaymentsQuery], responses=page_of_schema(PaymentOut), examples=[PAYMENT]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Payments, the newest first, also those that were taken back since."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        sought = Sought(**wanted(self.query(PaymentsQuery)))
        return self.page(payments_sought(club.pk, sought), PaymentOut, lines_told)

    @extend_schema(
        request=NewPayment, responses=written(PaymentOut), examples=[NEW_PAYMENT, PAYMENT]
    )
    def post(self, request: Request, slug: str) -> Response:
        """Write down that somebody paid somebody; 200 where the same was sent before."""
        club, _ = self.club(slug, Action.RECORD_PAYMENTS)
        values = self.body(NewPayment)
        values["currency"] = values["currency"] or club.currency
        actor = actor_of(request)
        booked = record_payment(club_id=club.pk, actor=actor, up_to_owed=True, **values)
        return payment_answer(booked)


def payment_answer(booked: Booked) -> Response:
    """The payment that was booked."""
    (line,) = lines_of_entries(booked.entries)
    return booked_answer(PaymentOut(line).data, booked)
