"""`clubs/{slug}/balances/`: how everybody stands over all nights, in points and money."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.fields import Points
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.models.ledger import POINTS
from chouette.permissions import Action
from chouette.selectors.balances import Balance, ClubBalances, club_balances
from chouette.web.exports.balances import balances_book

BALANCES = OpenApiExample(
    "Ana is owed, Bogdan owes",
    response_only=True,
    value={
        "next": None,
        "previous": None,
        "results": [
            {
                "player": 4,
                "name": "Ana",
                "active": True,
                "points": 12.5,
                "money": [{"currency": "EUR", "booked_minor": 250, "provisional_minor": 0}],
            },
            {
                "player": 5,
                "name": "Bogdan",
                "active": True,
                "points": -12.5,
                "money": [{"currency": "EUR", "booked_minor": -250, "provisional_minor": 0}],
            },
        ],
        "club": {"points": 0, "money": []},
        "suggested": [{"paid_by": 5, "paid_to": 4, "amount_minor": 250, "currency": "EUR"}],
    },
)


class MoneyOut(serializers.Serializer[Any]):
    """What somebody has in one currency: positive is owed to him."""

    currency = serializers.CharField()
    booked_minor = serializers.IntegerField()
    provisional_minor = serializers.IntegerField(
        help_text="What nights that go on add; not booked yet."
    )


class BalanceOut(serializers.Serializer[Any]):
    """How one player stands, over all nights."""

    player = serializers.IntegerField()
    name = serializers.CharField()
    active = serializers.BooleanField()
    points = Points()
    money = MoneyOut(many=True)


class OwnMoneyOut(serializers.Serializer[Any]):
    """What the club's own accounts hold in one currency."""

    currency = serializers.CharField()
    amount_minor = serializers.IntegerField()


class OwnOut(serializers.Serializer[Any]):
    """What the club's own accounts (kitty, fees, balances from before) hold together."""

    points = Points()
    money = OwnMoneyOut(many=True)


class SuggestedOut(serializers.Serializer[Any]):
    """One of the fewest payments that would bring everybody to zero."""

    paid_by = serializers.IntegerField()
    paid_to = serializers.IntegerField()
    amount_minor = serializers.IntegerField()
    currency = serializers.CharField()


class BalancesOut(serializers.Serializer[dict[str, Any]]):
    """Everybody who plays or has a balance, most points first."""

    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = BalanceOut(many=True)
    club = OwnOut()
    suggested = SuggestedOut(
        many=True, help_text="None while the club's own accounts hold a part of the sum."
    )


class BalancesView(ApiView):
    """How everybody stands."""

    @extend_schema(
        parameters=[FileQuery], responses=or_file(BalancesOut), examples=[BALANCES, *FILES]
    )
    def get(self, request: Request, slug: str) -> HttpResponse:
        """Points and money of all time, and who could pay whom so that nobody owes anything."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        form = self.query(FileQuery)["format"]
        if form != JSON:
            return as_file(balances_book(club), form)
        return Response(BalancesOut(_balances(club_balances(club.pk))).data)


def _balances(found: ClubBalances) -> dict[str, Any]:
    own = {unit: amount for unit, amount in found.accounts.items() if unit != POINTS}
    return {
        "next": None,
        "previous": None,
        "results": [_balance(balance) for balance in found.balances],
        "club": {
            "points": found.accounts.get(POINTS, 0),
            "money": [{"currency": unit, "amount_minor": own[unit]} for unit in sorted(own)],
        },
        "suggested": [
            {
                "paid_by": int(payment.payer),
                "paid_to": int(payment.payee),
                "amount_minor": payment.amount,
                "currency": currency,
            }
            for currency in found.currencies
            for payment in found.payments(currency)
        ],
    }


def _balance(balance: Balance) -> dict[str, Any]:
    return {
        "player": balance.player_id,
        "name": balance.name,
        "active": balance.is_active,
        "points": balance.points,
        "money": money_of(balance),
    }


def money_of(balance: Balance) -> list[dict[str, Any]]:
    """What `MoneyOut` shows of a player, by currency."""
    return [
        {
            "currency": unit,
            "booked_minor": balance.money.get(unit, 0),
            "provisional_minor": balance.provisional.get(unit, 0),
        }
        for unit in sorted({*balance.money, *balance.provisional})
    ]
