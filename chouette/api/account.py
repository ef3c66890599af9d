"""`players/{id}/account/`: every entry of a player with what he had after it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import remove_query_param, replace_query_param

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.entries import PartyOut, party
from chouette.api.fields import NightsQuery, Unit
from chouette.api.files import FILES, JSON, FileQuery, as_file, or_file
from chouette.models import EntryKind, Player
from chouette.models.ledger import POINTS
from chouette.permissions import Action
from chouette.rules.actions import points_json
from chouette.selectors.access import player_seen
from chouette.selectors.account import (
    AccountLine,
    AccountPage,
    Span,
    account_page,
    unfinished_of,
    units_of,
)
from chouette.web.exports.account import account_book
from clubsite.api.inputs import NUMBER_MAX
from clubsite.api.pages import PAGE, PAGE_MAX

ACCOUNT = OpenApiExample(
    "Ana's points",
    response_only=True,
    value={
        "next": "https://example.org/api/v1/players/4/account/?before=811",
        "previous": None,
        "results": [
            {
                "id": 811,
                "kind": "contract",
                "night_on": "2026-11-26",
                "session": 31,
                "table": "Table 1",
                "game": 7,
                "other": {"player": 5, "account": None, "name": "Bogdan"},
                "seat": "box",
                "other_seat": "captain",
                "made_by": "result",
                "change_points": -2,
                "balance_points": 10.5,
                "change_minor": None,
                "balance_minor": None,
                "reverses": None,
                "reversed_by": None,
                "settles": None,
                "note": "",
                "recorded_at": "2026-11-26T21:14:03Z",
            }
        ],
        "player": 4,
        "name": "Ana",
        "unit": "points",
        "units": ["points", "EUR"],
        "carried_points": 12.5,
        "carried_minor": None,
        "closing_points": 10.5,
        "closing_minor": None,
        "unfinished_points": None,
        "unfinished_minor": None,
    },
)


class AccountQuery(FileQuery, NightsQuery):
    """Which entries of the account."""

    unit = Unit(required=False, default=POINTS, help_text="`points`, or a currency.")
    before = serializers.IntegerField(
        required=False,
        default=None,
        min_value=1,
        max_value=NUMBER_MAX,
        help_text="Entries of lower numbers only, as `next` has it.",
    )
    page_size = serializers.IntegerField(
        required=False, default=PAGE, min_value=1, max_value=PAGE_MAX
    )


class AccountLineOut(serializers.Serializer[dict[str, Any]]):
    """An entry as its owner sees it: what it gave him, and what he had after it."""

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(EntryKind.values)
    night_on = serializers.DateField()
    session = serializers.IntegerField(allow_null=True)
    table = serializers.CharField(help_text="The name of the table, if it is of one.")
    game = serializers.IntegerField(allow_null=True)
    other = PartyOut(help_text="Who is on the other side.")
    seat = serializers.CharField(
        allow_null=True, help_text="Of a game where he sat: `box`, `partner`, `captain`, `crew`."
    )
    other_seat = serializers.CharField(allow_null=True)
    made_by = serializers.CharField(
        help_text="The kind of command that made it, as `correct_game`; empty: by the service."
    )
    change_points = serializers.FloatField(allow_null=True)
    balance_points = serializers.FloatField(allow_null=True)
    change_minor = serializers.IntegerField(allow_null=True)
    balance_minor = serializers.IntegerField(allow_null=True)
    reverses = serializers.IntegerField(allow_null=True)
    reversed_by = serializers.IntegerField(allow_null=True)
    settles = serializers.IntegerField(allow_null=True)
    note = serializers.CharField()
    recorded_at = serializers.DateTimeField()


class AccountOut(serializers.Serializer[dict[str, Any]]):
    """A page of an account in one unit, the newest entry first.

    `carried` is what he had before the span, `closing` after it. `unfinished` is what nights that
    go on give him: points are in the entries already, money comes on top of what is booked.
    """

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = AccountLineOut(many=True)
    player = serializers.IntegerField(help_text="Who was merged into another is that other.")
    name = serializers.CharField()
    unit = serializers.CharField()
    units = serializers.ListField(
        child=serializers.CharField(), help_text="Those in which he may have something."
    )
    carried_points = serializers.FloatField(allow_null=True)
    carried_minor = serializers.IntegerField(allow_null=True)
    closing_points = serializers.FloatField(allow_null=True)
    closing_minor = serializers.IntegerField(allow_null=True)
    unfinished_points = serializers.FloatField(allow_null=True)
    unfinished_minor = serializers.IntegerField(allow_null=True)


class AccountView(ApiView):
    """A player's account."""

    @extend_schema(
        parameters=[AccountQuery], responses=or_file(AccountOut), examples=[ACCOUNT, *FILES]
    )
    def get(self, request: Request, player_id: int) -> HttpResponse:
        """Every entry of a player in one unit, with what he had after it, the newest first. A file
        has all entries of the span, whatever page is asked for."""
        player, _ = player_seen(player_id, actor_of(request), Action.SEE_MONEY)
        query = self.query(AccountQuery)
        unit, span = query["unit"], Span(query["since"], query["until"])
        if query["format"] != JSON:
            return as_file(account_book(player, [unit], span), query["format"])
        shown = account_page(
            player, unit, span=span, before=query["before"], limit=query["page_size"]
        )
        body = self._body(player, shown, unfinished_of(player, unit, span=span))
        return Response(AccountOut(body).data)

    def _body(self, player: Player, shown: AccountPage, unfinished: int | None) -> dict[str, Any]:
        unit, address = shown.unit, self.request.build_absolute_uri()
        return {
            "next": replace_query_param(address, "before", shown.older) if shown.older else None,
            "previous": _before(address, shown.newer),
            "results": [_line(line) for line in shown.lines],
            "player": player.pk,
            "name": player.name,
            "unit": unit,
            "units": units_of(player),
            **_in_unit(unit, "carried", shown.carried),
            **_in_unit(unit, "closing", shown.closing),
            **_in_unit(unit, "unfinished", unfinished),
        }


def _before(address: str, newer: int | None) -> str | None:
    """The address of the page before, if there is one; the first page needs no `before`."""
    if newer is None:
        return None
    bare = remove_query_param(address, "before")
    return replace_query_param(bare, "before", newer) if newer else bare


def _line(line: AccountLine) -> dict[str, Any]:
    entry = line.entry
    same = ("kind", "night_on", "game", "reverses", "reversed_by", "settles", "note", "recorded_at")
    return {
        **{name: getattr(entry, name) for name in same},
        "id": entry.entry_id,
        "session": entry.session_id,
        "table": line.table,
        "other": party(*line.other),
        "seat": line.seat,
        "other_seat": line.other_seat,
        "made_by": line.by,
        **_in_unit(entry.unit, "change", line.change),
        **_in_unit(entry.unit, "balance", line.balance),
    }


def _in_unit(unit: str, name: str, amount: int | None) -> dict[str, Any]:
    """A sum as points, or as minor units."""
    points = None if amount is None or unit != POINTS else points_json(amount)
    return {f"{name}_points": points, f"{name}_minor": None if unit == POINTS else amount}
