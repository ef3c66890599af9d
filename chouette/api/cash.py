"""`clubs/{slug}/cash/`: what is owed to the club, what lies in its box, and its entries."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.entries import EntryOut
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.permissions import Action
from chouette.selectors.club_cash import (
    CashAccount,
    brought_in,
    cash_accounts,
    cash_entries,
    nights_to_charge,
)
from chouette.selectors.ledger import lines_told
from chouette.web.exports.cash import cash_book
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

FEES = {
    "account": "fees",
    "currency": "EUR",
    "charged_minor": 2700,
    "spent_minor": 0,
    "cash_in_minor": 2400,
    "cash_out_minor": 0,
    "cash_minor": 2400,
    "owed_minor": 300,
}
CASH = OpenApiExample(
    "One fee is still owed",
    response_only=True,
    value={
        "currency": "EUR",
        "table_fee_minor": 300,
        "accounts": [FEES],
        "brought_in": [],
        "nights": ["2026-11-26", "2026-11-19"],
    },
)
FEE = OpenApiExample(
    "A table fee",
    response_only=True,
    value={
        "id": 930,
        "kind": "fee",
        "unit": "EUR",
        "points": None,
        "amount_minor": 300,
        "currency": "EUR",
        "payer": {"player": 4, "account": None, "name": "Ana"},
        "payee": {"player": None, "account": "fees", "name": "fees"},
        "night_on": "2026-11-26",
        "session": None,
        "game": None,
        "revision": 1,
        "reverses": None,
        "reversed_by": None,
        "settles": None,
        "note": "",
        "recorded_at": "2026-11-26T23:50:00Z",
    },
)


class CashAccountOut(serializers.Serializer[CashAccount]):
    """One account of the club in one currency; nothing that was taken back is in it."""

    account = serializers.CharField(source="name", help_text="`fees`, `kitty` or `opening`.")
    currency = serializers.CharField(source="unit")
    charged_minor = serializers.IntegerField(
        source="charged", help_text="What players were asked for."
    )
    spent_minor = serializers.IntegerField(
        source="spent", help_text="What was laid out for the club."
    )
    cash_in_minor = serializers.IntegerField(source="cash_in")
    cash_out_minor = serializers.IntegerField(source="cash_out")
    cash_minor = serializers.IntegerField(source="cash", help_text="What should lie in the till.")
    owed_minor = serializers.IntegerField(
        source="owed", help_text="What players still owe it; negative: it owes them."
    )


class CashOut(serializers.Serializer[dict[str, Any]]):
    """The club's own accounts."""

    currency = serializers.CharField(help_text="The club's; empty for points only.")
    table_fee_minor = serializers.IntegerField(help_text="The usual fee of a night.")
    accounts = CashAccountOut(many=True)
    brought_in = CashAccountOut(
        many=True, help_text="What balances from before leave over, in each currency that does."
    )
    nights = serializers.ListField(
        child=serializers.DateField(),
        help_text="The last nights. A fee may be charged for these and earlier ones.",
    )


class CashView(ApiView):
    """The club's cash."""

    @extend_schema(parameters=[FileQuery], responses=or_file(CashOut), examples=[CASH, *FILES])
    def get(self, request: Request, slug: str) -> HttpResponse:
        """Table fees and kitty: what was charged and spent, what came in, what is still owed."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        form = self.query(FileQuery)["format"]
        if form != JSON:
            return as_file(cash_book(club), form)
        body = {
            "currency": club.currency,
            "table_fee_minor": club.table_fee_minor,
            "accounts": cash_accounts(club.pk),
            "brought_in": brought_in(club.pk),
            "nights": nights_to_charge(club.pk),
        }
        return Response(CashOut(body).data)


class CashEntriesView(ApiView):
    """The entries of the club's cash."""

    pages = NewestFirst

    @extend_schema(parameters=[PageQuery], responses=page_of_schema(EntryOut), examples=[FEE])
    def get(self, request: Request, slug: str) -> Response:
        """Entries of fees and kitty, the newest first."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        self.query(PageQuery)
        return self.page(cash_entries(club.pk), EntryOut, lines_told)
