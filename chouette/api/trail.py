"""The audit trail: `clubs/{slug}/trail/`."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.permissions import Action
from chouette.selectors.trail import TrailEntry, trail_commands, trail_told
from clubsite.api.inputs import NUMBER_MAX
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

UNDO = OpenApiExample(
    "A game taken back",
    response_only=True,
    value={
        "id": 912,
        "at": "2026-11-26T22:02:41Z",
        "by": "Bogdan",
        "device": "iPhone",
        "own_phone": False,
        "kind": "void",
        "session": 31,
        "table": "Table 1",
        "first_seq": 48,
        "last_seq": 48,
        "undid": {"kind": "result", "first_seq": 46, "last_seq": 47},
        "body": None,
    },
)


BY = "His name as a player or a log-in."
OWN_PHONE = "From a guest's own phone at the table."


class UndidOut(serializers.Serializer[Any]):
    """The command that an undo took back."""

    kind = serializers.CharField()
    first_seq = serializers.IntegerField()
    last_seq = serializers.IntegerField()


class TrailOut(serializers.Serializer[TrailEntry]):
    """One command: of a table, whose events say what it did, or of the club."""

    id = serializers.IntegerField(source="pk")
    at = serializers.DateTimeField(source="entry.recorded_at")
    by = serializers.CharField(source="entry.actor", help_text=BY)
    device = serializers.CharField(source="entry.device")
    own_phone = serializers.BooleanField(source="entry.phone", help_text=OWN_PHONE)
    kind = serializers.CharField(source="entry.kind")
    session = serializers.IntegerField(source="table.pk", default=None, allow_null=True)
    table = serializers.CharField(source="table.table", default=None, allow_null=True)
    first_seq = serializers.SerializerMethodField(help_text="Its first event, if it is a table's.")
    last_seq = serializers.SerializerMethodField()
    undid = UndidOut(source="undone", allow_null=True)
    body = serializers.SerializerMethodField(help_text="What was asked of the club, or null.")

    def get_first_seq(self, row: TrailEntry) -> int | None:
        """Null for a command of the club."""
        return row.entry.first_seq if row.table else None

    def get_last_seq(self, row: TrailEntry) -> int | None:
        """Null for a command of the club."""
        return row.entry.last_seq if row.table else None

    def get_body(self, row: TrailEntry) -> dict[str, Any] | None:
        """As it was sent, without its secrets."""
        return None if row.table else dict(row.body)


class TrailQuery(PageQuery):
    """Which commands."""

    member = serializers.IntegerField(
        required=False,
        default=None,
        min_value=1,
        max_value=NUMBER_MAX,
        help_text="The number of a member: what he did.",
    )
    of_club = serializers.BooleanField(
        required=False, default=False, help_text="Only those that were sent to no table."
    )


class TrailView(ApiView):
    """Everything that changed anything in a club."""

    pages = NewestFirst

    @extend_schema(parameters=[TrailQuery], responses=page_of_schema(TrailOut), examples=[UNDO])
    def get(self, request: Request, slug: str) -> Response:
        """Who did what, from what and when, the newest first; for those who direct the club."""
        club, _ = self.club(slug, Action.SEE_TRAIL)
        query = self.query(TrailQuery)
        found = trail_commands(club, member_id=query["member"], of_club=query["of_club"])
        return self.page(found, TrailOut, trail_told)
