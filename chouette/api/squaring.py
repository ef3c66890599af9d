"""`sessions/{id}/squaring/` and `legs/{id}/pay/`: who pays whom at the end of a night."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import Amount, Points
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.api.payments import PAYMENT, PaymentOut, payment_answer
from chouette.models import SessionStatus
from chouette.permissions import Action
from chouette.selectors.access import entry_seen
from chouette.selectors.computing import computing_of
from chouette.selectors.night_plan import NightPlan, PlannedLeg, Reckoning, night_plan
from chouette.selectors.squaring import Paid
from chouette.selectors.squaring_pages import SincePaying
from chouette.services.payments import pay_leg
from chouette.web.exports.statement import statement_book
from clubsite.api.inputs import Input
from clubsite.api.schema import written

PLAN = OpenApiExample(
    "Ana owes Bogdan 2.50",
    response_only=True,
    value={
        "session": 31,
        "tables": [{"session": 31, "table": "Table 1", "open": False}],
        "currency": "EUR",
        "provisional": False,
        "frozen": True,
        "shortest": True,
        "computing": None,
        "legs": [
            {
                "id": 899,
                "payer": 4,
                "payee": 5,
                "amount_minor": 250,
                "paid_minor": 100,
                "due_minor": 150,
                "mark": "",
            }
        ],
        "why": [
            {
                "player": 4,
                "points": -5,
                "won_minor": -250,
                "paid_minor": 100,
                "received_minor": 0,
                "left_minor": -150,
            },
            {
                "player": 5,
                "points": 5,
                "won_minor": 250,
                "paid_minor": 0,
                "received_minor": 100,
                "left_minor": 150,
            },
        ],
        "payments": [
            {
                "id": 902,
                "paid_by": 4,
                "paid_to": 5,
                "amount_minor": 100,
                "leg": 899,
                "replaced_leg": None,
            }
        ],
        "changed": None,
    },
)
PAID = OpenApiExample(
    "Ana paid 1.00 of it",
    request_only=True,
    value={"command_id": "3f1d8a44-55a0-4d21-8d6f-6c54b5e3ad21", "amount_minor": 100},
)


class PayLeg(Input):
    """A payment on a leg."""

    command_id = serializers.UUIDField()
    amount_minor = Amount(
        required=False,
        default=None,
        allow_null=True,
        help_text="All that is still due, unless said.",
    )
    note = serializers.CharField(required=False, default="", allow_blank=True, max_length=200)


class LegOut(serializers.Serializer[PlannedLeg]):
    """One payment of the list; players by number."""

    id = serializers.IntegerField(
        source="entry_id", allow_null=True, help_text="Null while nothing is fixed."
    )
    payer = serializers.IntegerField(source="payer_id")
    payee = serializers.IntegerField(source="payee_id")
    amount_minor = serializers.IntegerField(source="amount")
    paid_minor = serializers.IntegerField(source="paid")
    due_minor = serializers.IntegerField(source="due")
    mark = serializers.CharField(
        help_text="Why it was not there at first: `early`, `outside`, `new`; or empty."
    )


class ReckoningOut(serializers.Serializer[Reckoning]):
    """Why somebody pays or gets what he does."""

    player = serializers.IntegerField(source="player_id")
    points = Points()
    won_minor = serializers.IntegerField(source="money")
    paid_minor = serializers.IntegerField(source="paid")
    received_minor = serializers.IntegerField(source="received")
    left_minor = serializers.IntegerField(
        source="left", help_text="What he is still to get; negative: to pay."
    )


class PaidOut(serializers.Serializer[Paid]):
    """A payment that was made at this night."""

    id = serializers.IntegerField(source="entry_id")
    paid_by = serializers.IntegerField()
    paid_to = serializers.IntegerField()
    amount_minor = serializers.IntegerField(source="amount")
    leg = serializers.SerializerMethodField(
        help_text="The leg of `legs` that it counts on; null for a payment outside the list, and "
        "while the list is to be made anew."
    )
    replaced_leg = serializers.SerializerMethodField(
        help_text="The leg it was made on, where that is not in the list any more."
    )

    def get_leg(self, payment: Paid) -> int | None:
        """A number of `legs`."""
        legs: dict[int, int] = self.context.get("legs", {})
        return legs.get(payment.entry_id)

    def get_replaced_leg(self, payment: Paid) -> int | None:
        """A number that is not in `legs`."""
        return payment.settles if payment.settles != self.get_leg(payment) else None


class LinkedTableOut(serializers.Serializer[Any]):
    """A table that squares up together with this one."""

    session = serializers.IntegerField()
    table = serializers.CharField()
    open = serializers.BooleanField()


class CorrectedOut(serializers.Serializer[Any]):
    """A game that was corrected."""

    table = serializers.CharField()
    game = serializers.IntegerField()


class ChangedOut(serializers.Serializer[SincePaying]):
    """What changed the list after paying had begun."""

    corrected = CorrectedOut(many=True)
    reopened = serializers.BooleanField()
    outside = PaidOut(many=True)
    taken_back = serializers.BooleanField()


class PlanOut(serializers.Serializer[dict[str, Any]]):
    """The list of a night, the largest payment first.

    `provisional`: how it would be now, while the night goes on or its statement is not there yet.
    `frozen`: paying has begun, so that what was told stays if it can.
    """

    session = serializers.IntegerField()
    tables = LinkedTableOut(many=True)
    currency = serializers.CharField(help_text="Empty where only points count.")
    provisional = serializers.BooleanField()
    frozen = serializers.BooleanField()
    shortest = serializers.BooleanField(
        help_text="No shorter list is known to bring everybody to zero."
    )
    computing = serializers.CharField(
        allow_null=True,
        help_text="How far a closed night's statement is: `waiting`, `working`, `failed` and tried "
        "again, `stopped`; null when nothing is waited for.",
    )
    legs = LegOut(many=True)
    why = ReckoningOut(many=True)
    payments = PaidOut(many=True, help_text="The latest first.")
    changed = ChangedOut(allow_null=True)


class SquaringView(ApiView):
    """The list of a night."""

    @extend_schema(parameters=[FileQuery], responses=or_file(PlanOut), examples=[PLAN, *FILES])
    def get(self, request: Request, session_id: int) -> HttpResponse:
        """Who pays whom, over all tables of the night that were split or merged, and why.

        A file is the statement of this table: everybody's figures, the list, why, and payments.
        """
        row, _ = self.table(session_id, Action.SEE_MONEY)
        form = self.query(FileQuery)["format"]
        if form != JSON:
            return as_file(statement_book(row), form)
        plan = night_plan(row)
        computing = computing_of(plan.tables)
        body = _body(row.pk, plan) | {"computing": computing.stage if computing else None}
        return Response(PlanOut(body, context={"legs": plan.leg_of_payment}).data)


class LegPayView(ApiView):
    """A leg of the list."""

    @extend_schema(request=PayLeg, responses=written(PaymentOut), examples=[PAID, PAYMENT])
    def post(self, request: Request, leg_id: int) -> Response:
        """It was paid, wholly or in part; 200 where the same was sent before."""
        leg, standing = entry_seen(leg_id, actor_of(request))
        standing.require(Action.RECORD_PAYMENTS)
        values = self.body(PayLeg)
        booked = pay_leg(club_id=leg.club_id, actor=actor_of(request), leg_id=leg_id, **values)
        return payment_answer(booked)


def _body(session_id: int, plan: NightPlan) -> dict[str, Any]:
    return {
        "session": session_id,
        "tables": [
            {"session": table.pk, "table": table.table, "open": table.status == SessionStatus.OPEN}
            for table in plan.tables
        ],
        "currency": plan.currency,
        "provisional": plan.provisional,
        "frozen": plan.frozen,
        "shortest": plan.shortest,
        "legs": plan.legs,
        "why": plan.why,
        "payments": plan.paid,
        "changed": _changed(plan.since) if plan.since else None,
    }


def _changed(since: SincePaying) -> dict[str, Any]:
    return {
        "corrected": [{"table": table, "game": game} for table, game in since.corrected],
        "reopened": since.reopened,
        "outside": since.outside,
        "taken_back": since.taken_back,
    }
