"""`sessions/{id}/events/` and `sessions/{id}/live/`: the log of a table, and whether it grew."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.event_body import event_body
from chouette.api.money_hidden import as_seen
from chouette.api.table_examples import EVENT, shown
from chouette.api.table_schema import EventsOut, LiveOut
from chouette.api.trail import BY, OWN_PHONE, UndidOut
from chouette.models.sessions import EVENTS_MAX
from chouette.selectors.live import live_at
from chouette.selectors.logs import log_events
from chouette.selectors.table_log import LoggedCommand, commands_of, log_told
from clubsite.api.answers import ETAG, IF_NONE_MATCH, UNCHANGED, with_etag
from clubsite.api.inputs import Input
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

EVENTS = 200
EVENTS_AT_ONCE = 1000


class EventsQuery(Input):
    """Which part of a log."""

    after = serializers.IntegerField(
        required=False,
        default=0,
        min_value=0,
        max_value=EVENTS_MAX,
        help_text="The number of the last event that the caller knows.",
    )
    limit = serializers.IntegerField(
        required=False,
        default=EVENTS,
        min_value=1,
        max_value=EVENTS_AT_ONCE,
        help_text="How many at most.",
    )


class EventsView(ApiView):
    """The log of a table."""

    @extend_schema(
        responses=EventsOut,
        parameters=[EventsQuery],
        examples=[shown("The last event", {"seq": 9, "events": [EVENT]})],
    )
    def get(self, request: Request, session_id: int) -> Response:
        """The events after number `after`, in order. Where the last of them is not `seq` yet, the
        next part begins after it."""
        row, standing = self.table(session_id)
        given = self.query(EventsQuery)
        events = log_events(row.pk, upto=row.last_seq, **given)
        body = {"seq": row.last_seq, "events": [event_body(event.to_json()) for event in events]}
        return Response(as_seen(body, standing))


LOGGED = {
    "id": 911,
    "at": "2026-11-26T22:02:11Z",
    "by": "Bogdan",
    "device": "iPhone",
    "own_phone": False,
    "kind": "result",
    "first_seq": 46,
    "last_seq": 47,
    "undone": True,
    "undid": None,
}


class LogOut(serializers.Serializer[LoggedCommand]):
    """One command of a table; its events say what it did."""

    id = serializers.IntegerField(source="told.pk")
    at = serializers.DateTimeField(source="told.entry.recorded_at")
    by = serializers.CharField(source="told.entry.actor", help_text=BY)
    device = serializers.CharField(source="told.entry.device")
    own_phone = serializers.BooleanField(source="told.entry.phone", help_text=OWN_PHONE)
    kind = serializers.CharField(source="told.entry.kind")
    first_seq = serializers.IntegerField(source="told.entry.first_seq", help_text="Of its events.")
    last_seq = serializers.IntegerField(source="told.entry.last_seq")
    undone = serializers.BooleanField(help_text="Whether it was taken back and counts no more.")
    undid = UndidOut(source="told.undone", allow_null=True, help_text="What it took back itself.")


class LogView(ApiView):
    """The log of a table by command."""

    pages = NewestFirst

    @extend_schema(
        operation_id="list_session_log",
        parameters=[PageQuery],
        responses=page_of_schema(LogOut),
        examples=[shown("A result that was undone", LOGGED)],
    )
    def get(self, request: Request, session_id: int) -> Response:
        """Who sent what to a table, from what and when, and what was undone; the newest first."""
        row, _ = self.table(session_id)
        self.query(PageQuery)
        return self.page(commands_of(row.pk), LogOut, log_told)


class LiveView(ApiView):
    """What a program asks every few seconds."""

    @extend_schema(
        responses={200: LiveOut, 304: UNCHANGED},
        parameters=[ETAG, IF_NONE_MATCH],
        examples=[shown("An open table", {"seq": 9, "status": "open"})],
    )
    def get(self, request: Request, session_id: int) -> Response:
        """Whether something is new at a table, for next to nothing: where `seq` is higher than the
        caller's, he asks for the state or the events. 304 as of the state.

        What the log does not hold is not in it: a player's new name, who keeps the table. Who
        shows those asks for the state now and then too, which is 304 until they change.
        """
        live = live_at(session_id, actor_of(request))
        return with_etag(request, {"seq": live.seq, "status": live.status})
