"""`clubs/{slug}/entries/` and `entries/{id}/reverse/`: the ledger, entry by entry."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import EntriesQuery
from chouette.models import EntryKind
from chouette.models.ledger import POINTS
from chouette.permissions import Action
from chouette.rules.actions import points_json
from chouette.selectors.access import entry_seen
from chouette.selectors.ledger import (
    EntryLine,
    Sought,
    entries_sought,
    lines_of_entries,
    lines_told,
)
from chouette.services.booking import Booked
from chouette.services.payments import action_to_reverse, reverse_payment
from clubsite.api.inputs import Input
from clubsite.api.pages import NewestFirst
from clubsite.api.schema import page_of_schema, written

ENTRY = OpenApiExample(
    "A part of a game",
    response_only=True,
    value={
        "id": 811,
        "kind": "contract",
        "unit": "points",
        "points": 2,
        "amount_minor": None,
        "currency": None,
        "payer": {"player": 4, "account": None, "name": "Ana"},
        "payee": {"player": 5, "account": None, "name": "Bogdan"},
        "night_on": "2026-11-26",
        "session": 31,
        "game": 7,
        "revision": 1,
        "reverses": None,
        "reversed_by": None,
        "settles": None,
        "note": "",
        "recorded_at": "2026-11-26T21:14:03Z",
    },
)
TAKE_BACK = OpenApiExample(
    "Taken back",
    request_only=True,
    value={"command_id": "5e0a6c1e-93a0-4f5b-a7a4-8f2f1c6a1d11", "note": "typed twice"},
)


class PartyOut(serializers.Serializer[dict[str, Any]]):
    """Whose account: a player's, or one of the club's own by its name."""

    player = serializers.IntegerField(allow_null=True)
    account = serializers.CharField(allow_null=True, help_text="`kitty`, `fees` or `opening`.")
    name = serializers.CharField()


def party(number: int | None, name: str) -> dict[str, Any]:
    """A side of an entry, as `PartyOut` has it."""
    return {"player": number, "account": None if number else name, "name": name}


class EntryOut(serializers.Serializer[EntryLine]):
    """`payer` owes `payee` so much from here on; other entries are named by their numbers.

    A payment is booked the other way round, since it makes a debt smaller: its payee is who handed
    the money over.
    """

    id = serializers.IntegerField(source="entry_id")
    kind = serializers.ChoiceField(EntryKind.values)
    unit = serializers.CharField(help_text="`points`, or a currency.")
    points = serializers.SerializerMethodField()
    amount_minor = serializers.SerializerMethodField()
    currency = serializers.SerializerMethodField()
    payer = serializers.SerializerMethodField()
    payee = serializers.SerializerMethodField()
    night_on = serializers.DateField()
    session = serializers.IntegerField(source="session_id", allow_null=True)
    game = serializers.IntegerField(allow_null=True, help_text="Its number at that table.")
    revision = serializers.IntegerField(help_text="Above 1 after a correction of the game.")
    reverses = serializers.IntegerField(allow_null=True, help_text="The entry it takes back.")
    reversed_by = serializers.IntegerField(
        allow_null=True, help_text="The entry that takes it back."
    )
    settles = serializers.IntegerField(
        allow_null=True,
        help_text="Of a payment the leg that it pays; of a leg the payment that came first.",
    )
    note = serializers.CharField()
    recorded_at = serializers.DateTimeField()

    def get_points(self, entry: EntryLine) -> float | None:
        """Points, where it is about points."""
        return points_json(entry.amount) if entry.unit == POINTS else None

    def get_amount_minor(self, entry: EntryLine) -> int | None:
        """Minor units, where it is about money."""
        return None if entry.unit == POINTS else entry.amount

    def get_currency(self, entry: EntryLine) -> str | None:
        """The currency, where it is about money."""
        return None if entry.unit == POINTS else entry.unit

    @extend_schema_field(PartyOut)
    def get_payer(self, entry: EntryLine) -> dict[str, Any]:
        """Who owes."""
        return party(entry.payer_id, entry.payer)

    @extend_schema_field(PartyOut)
    def get_payee(self, entry: EntryLine) -> dict[str, Any]:
        """Who is owed."""
        return party(entry.payee_id, entry.payee)


class EntriesOut(serializers.Serializer[dict[str, Any]]):
    """What one command booked."""

    entries = EntryOut(many=True)


class TakeBack(Input):
    """What takes an entry back."""

    command_id = serializers.UUIDField()
    note = serializers.CharField(required=False, default="", allow_blank=True, max_length=200)


def booked_answer(body: Any, booked: Booked) -> Response:
    """201, or 200 where the same command had been sent before."""
    headers = {"Idempotency-Replayed": "true"} if booked.replayed else {}
    return Response(body, status=200 if booked.replayed else 201, headers=headers)


def entries_answer(booked: Booked) -> Response:
    """Everything that a command booked."""
    lines = lines_of_entries(booked.entries)
    return booked_answer(EntriesOut({"entries": lines}).data, booked)


class EntriesView(ApiView):
    """The ledger of a club."""

    pages = NewestFirst

    @extend_schema(parameters=[EntriesQuery], responses=page_of_schema(EntryOut), examples=[ENTRY])
    def get(self, request: Request, slug: str) -> Response:
        """Entries, the newest first: of everything, or of what the query names."""
        club, _ = self.club(slug, Action.SEE_MONEY)
        sought = Sought(**wanted(self.query(EntriesQuery)))
        return self.page(entries_sought(club.pk, sought), EntryOut, lines_told)


class EntryReverseView(ApiView):
    """An entry that people made, taken back."""

    @extend_schema(request=TakeBack, responses=written(EntryOut), examples=[TAKE_BACK, ENTRY])
    def post(self, request: Request, entry_id: int) -> Response:
        """Take back a payment, a fee, an expense or an opening balance, by its mirror."""
        entry, standing = entry_seen(entry_id, actor_of(request))
        standing.require(action_to_reverse(entry.kind))
        values = self.body(TakeBack)
        booked = reverse_payment(
            club_id=entry.club_id, actor=actor_of(request), entry_id=entry_id, **values
        )
        (line,) = lines_of_entries(booked.entries)
        return booked_answer(EntryOut(line).data, booked)


def wanted(query: dict[str, Any]) -> dict[str, Any]:
    """What of a query is about rows, and not about pages."""
    return {name: value for name, value in query.items() if name not in ("cursor", "page_size")}
