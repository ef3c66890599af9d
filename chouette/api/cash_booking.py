"""What directors book of the club's cash: fees of a night, contributions, expenses.

Cash that is handed over later is a payment: `clubs/{slug}/payments/`, with `fees` or `kitty` on one
side.
"""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.cash import FEE
from chouette.api.entries import EntriesOut, entries_answer
from chouette.api.fields import Amount, ConfirmedCash, Currency, Number
from chouette.models import Club
from chouette.permissions import Action
from chouette.selectors.club_cash import NightToCharge, fee_of_night, night_asked
from chouette.services import club_cash
from clubsite.api.inputs import Day, Input
from clubsite.api.schema import written

COMMAND = {"command_id": "9b1c6f0e-0a53-4a6e-8a33-6d5ab5a4f7aa"}
NIGHT = OpenApiExample(
    "Ana was charged, Bogdan was not",
    response_only=True,
    value={
        "night_on": "2026-11-26",
        "currency": "EUR",
        "table_fee_minor": 300,
        "players": [
            {"player": 4, "name": "Ana", "charged": True},
            {"player": 5, "name": "Bogdan", "charged": False},
        ],
        "last_entry": 930,
    },
)
BOOKED = OpenApiExample("Booked", response_only=True, value={"entries": [FEE.value]})
CHARGE = OpenApiExample(
    "Two players pay 3.00 now",
    request_only=True,
    value={
        **COMMAND,
        "night_on": "2026-11-26",
        "players": [4, 5],
        "amount_minor": 300,
        "paid_now": True,
    },
)
BACK = OpenApiExample(
    "The fee was a mistake",
    request_only=True,
    value={**COMMAND, "night_on": "2026-11-26", "upto": 930},
)
GIVEN = OpenApiExample(
    "10.00 for the kitty",
    request_only=True,
    value={**COMMAND, "player": 4, "amount_minor": 1000, "paid_now": True, "note": "new dice"},
)


class NightQuery(Input):
    """Which night."""

    night_on = Day(required=False, default=None, help_text="Else the last one.")


class ToChargeOut(serializers.Serializer[Any]):
    """Somebody who sat at a table that night."""

    player = serializers.IntegerField()
    name = serializers.CharField()
    charged = serializers.BooleanField(help_text="He was asked for this night's fee already.")


class NightToChargeOut(serializers.Serializer[Any]):
    """Who may be charged for a night."""

    night_on = serializers.DateField(allow_null=True, help_text="Null before the first night.")
    currency = serializers.CharField()
    table_fee_minor = serializers.IntegerField(help_text="The usual fee.")
    players = ToChargeOut(many=True)
    last_entry = serializers.IntegerField(
        allow_null=True, help_text="The last entry of this night's fee: `upto` to take it back."
    )


class NewFee(Input):
    """A fee of a night for several players."""

    command_id = serializers.UUIDField()
    night_on = Day()
    players = serializers.ListField(child=Number(), min_length=1, max_length=200)
    amount_minor = Amount(help_text="Of each of them.")
    currency = Currency(required=False, default=None, help_text="The club's unless said.")
    paid_now = serializers.BooleanField(
        required=False, default=False, help_text="They all have paid it."
    )


class FeeBack(Input):
    """A fee that was charged by mistake."""

    command_id = serializers.UUIDField()
    night_on = Day()
    currency = Currency(required=False, default=None, help_text="The club's unless said.")
    upto = Number(help_text="The last entry that the sender saw; later ones stay.")


class NewOwed(Input):
    """An amount between one player and the kitty."""

    command_id = serializers.UUIDField()
    player = Number(source="player_id")
    amount_minor = Amount()
    currency = Currency(required=False, default=None, help_text="The club's unless said.")
    paid_now = serializers.BooleanField(
        required=False, default=False, help_text="It was handed over at once."
    )
    note = serializers.CharField(required=False, default="", allow_blank=True, max_length=200)


class NewExpense(NewOwed):
    """What a player laid out for the club."""

    confirmed_cash_minor = ConfirmedCash()


class BookingView(ApiView):
    """What directors book."""

    def asked(self, slug: str, kind: type[Input]) -> dict[str, Any]:
        """What a service takes: the club, who asks, the body. Raises NotFound, NotAllowed,
        ValidationError."""
        club, _ = self.club(slug, Action.POST_BALANCES)
        values = self.body(kind)
        values["currency"] = values["currency"] or club.currency
        return {"club_id": club.pk, "actor": actor_of(self.request), **values}


class FeesView(BookingView):
    """The table fee of a night."""

    @extend_schema(parameters=[NightQuery], responses=NightToChargeOut, examples=[NIGHT])
    def get(self, request: Request, slug: str) -> Response:
        """Who sat at a table that night, and who of them was charged."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        night = night_asked(club, self.query(NightQuery)["night_on"])
        return Response(NightToChargeOut(_night(club, night)).data)

    @extend_schema(request=NewFee, responses=written(EntriesOut), examples=[CHARGE, BOOKED])
    def post(self, request: Request, slug: str) -> Response:
        """Charge these players; whoever was charged for that night before is left out."""
        asked = self.asked(slug, NewFee)
        return entries_answer(club_cash.charge_table_fee(player_ids=asked.pop("players"), **asked))


class FeesBackView(BookingView):
    """A table fee that was charged by mistake."""

    @extend_schema(request=FeeBack, responses=written(EntriesOut), examples=[BACK, BOOKED])
    def post(self, request: Request, slug: str) -> Response:
        """Take it back from everybody, with the payments that were noted with it."""
        return entries_answer(club_cash.take_back_fee(**self.asked(slug, FeeBack)))


class ContributionsView(BookingView):
    """Contributions to the kitty."""

    @extend_schema(request=NewOwed, responses=written(EntriesOut), examples=[GIVEN, BOOKED])
    def post(self, request: Request, slug: str) -> Response:
        """A player owes the kitty so much, or gave it at once."""
        return entries_answer(club_cash.contribute(**self.asked(slug, NewOwed)))


class ExpensesView(BookingView):
    """What people lay out for the club."""

    @extend_schema(request=NewExpense, responses=written(EntriesOut), examples=[GIVEN, BOOKED])
    def post(self, request: Request, slug: str) -> Response:
        """A player laid out so much for the club, or had it back from the kitty at once."""
        asked = self.asked(slug, NewExpense)
        return entries_answer(club_cash.record_expense(up_to_cash=True, **asked))


def _night(club: Club, night: NightToCharge | None) -> dict[str, Any]:
    fee = fee_of_night(club.pk, night.night_on, club.currency) if night else ()
    return {
        "night_on": night.night_on if night else None,
        "currency": club.currency,
        "table_fee_minor": club.table_fee_minor,
        "players": [
            {"player": player.pk, "name": player.name, "charged": player.pk in night.charged}
            for player in night.players
        ]
        if night
        else [],
        "last_entry": fee[-1].pk if fee else None,
    }
