"""`clubs/{slug}/sessions/`, `sessions/{id}/` and its log: tables as a program reads them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView, Input, NewestFirst
from chouette.api.table_body import table_body
from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action
from chouette.selectors.access import table_seen
from chouette.selectors.logs import log_events, state_of
from chouette.services.sessions import session_open


class SessionRow(serializers.Serializer[ChouetteSession]):
    """A table of a club, without what happened there."""

    id = serializers.IntegerField(source="pk")
    night_on = serializers.DateField()
    table = serializers.CharField()
    status = serializers.ChoiceField(SessionStatus.values)
    practice = serializers.BooleanField(source="is_practice")
    seq = serializers.IntegerField(source="last_seq", help_text="The number of its last event.")
    stake_minor = serializers.IntegerField()
    currency = serializers.CharField()
    rules_name = serializers.CharField()


class NewSession(Input):
    """What a table is opened with."""

    command_id = serializers.UUIDField()
    night_on = serializers.DateField()
    table = serializers.CharField(max_length=40)
    ruleset = serializers.JSONField(required=False, default=None)
    stake_minor = serializers.IntegerField(required=False, min_value=0, max_value=10**8)
    currency = serializers.CharField(required=False, max_length=3, allow_blank=True)
    players = serializers.ListField(
        child=serializers.JSONField(), required=False, default=list, max_length=16
    )
    practice = serializers.BooleanField(required=False, default=False)


class SessionsView(ApiView):
    """The tables of a club, the newest first; a new one."""

    pages = NewestFirst

    @extend_schema(responses=SessionRow(many=True))
    def get(self, request: Request, slug: str) -> Response:
        """Tables of all nights."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        return self.page(club.chouette_sessions.all(), SessionRow)

    @extend_schema(request=NewSession)
    def post(self, request: Request, slug: str) -> Response:
        """Open a table; 200 where the same was sent before."""
        club, _ = self.club(slug, Action.OPEN_TABLE)
        values = self.body(NewSession)
        outcome = session_open(club_id=club.pk, actor=actor_of(request), **values)
        row, standing = table_seen(outcome.session_id, actor_of(request))
        body = table_body(row, state_of(row), standing)
        return Response(body, status=200 if outcome.replayed else 201)


class SessionView(ApiView):
    """One table."""

    def get(self, request: Request, session_id: int) -> Response:
        """Its state; 304 where the caller's `ETag` is of the same state."""
        row, standing = self.table(session_id)
        body = table_body(row, state_of(row), standing)
        return with_etag(request, body)


class EventsView(ApiView):
    """The log of a table."""

    def get(self, request: Request, session_id: int) -> Response:
        """The events after number `after`, in order."""
        row, _ = self.table(session_id)
        given = self.query(EventsQuery)
        events = log_events(row.pk, after=given["after"], limit=given["limit"])
        found = [event.to_json() for event in events]
        return Response({"seq": row.last_seq, "events": found})


class EventsQuery(Input):
    """Which part of a log."""

    after = serializers.IntegerField(required=False, default=0, min_value=0, max_value=10**6)
    limit = serializers.IntegerField(required=False, default=200, min_value=1, max_value=1000)


def with_etag(request: Request, body: Any) -> Response:
    """The body with a tag that is of nothing but the body, or 304 without it."""
    text = json.dumps(body, sort_keys=True)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    asked = request.META.get("HTTP_IF_NONE_MATCH", "")
    if tag in (part.strip().removeprefix("W/") for part in asked.split(",")):
        return Response(status=304, headers=headers)
    return Response(body, headers=headers)
