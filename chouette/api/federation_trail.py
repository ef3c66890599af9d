"""`federations/{slug}/trail/`: what was done in a federation, for its officers."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.federations import FederationView
from chouette.selectors.federation_trail import (
    FederationTrailEntry,
    federation_commands,
    federation_trail_told,
)
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

REMOVED = OpenApiExample(
    "A club was taken out",
    response_only=True,
    value={
        "id": 31,
        "at": "2026-11-26T22:02:41Z",
        "by": "ana",
        "kind": "remove_club",
        "club": "Thursday Club",
        "user": None,
        "body": {"club": 1},
    },
)


class FederationTrailOut(serializers.Serializer[FederationTrailEntry]):
    """One thing that was done."""

    id = serializers.IntegerField(source="pk")
    at = serializers.DateTimeField()
    by = serializers.CharField(help_text="Who did it, by his log-in.")
    kind = serializers.CharField(
        help_text="found, rename, appoint, dismiss, end_office, invite_club, revoke_club, join, "
        "leave, remove_club, share_rules, retire_rules"
    )
    club = serializers.SerializerMethodField(
        help_text="The club it was about, as it is called now."
    )
    user = serializers.SerializerMethodField(help_text="The log-in of the officer it was about.")
    body = serializers.DictField(help_text="The same by numbers.")

    def get_club(self, row: FederationTrailEntry) -> str | None:
        """Null where it was about none."""
        return row.club or None

    def get_user(self, row: FederationTrailEntry) -> str | None:
        """Null where it was about none."""
        return row.user or None


class FederationTrailView(FederationView):
    """Everything that changed anything in a federation."""

    pages = NewestFirst

    @extend_schema(
        parameters=[PageQuery], responses=page_of_schema(FederationTrailOut), examples=[REMOVED]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Who did what and when, the newest first; for officers."""
        self.query(PageQuery)
        federation, standing = self.federation(slug)
        standing.require_officer()
        found = federation_commands(federation)
        return self.page(found, FederationTrailOut, federation_trail_told)
