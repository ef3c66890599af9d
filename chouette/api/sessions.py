"""`clubs/{slug}/sessions/` and `sessions/{id}/`: the tables of a club, and the state of one."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of, device_of
from chouette.api.base import ApiView
from chouette.api.fields import Currency
from chouette.api.money_hidden import OF_MEMBERS, as_seen
from chouette.api.numbers import SeatField, numbered
from chouette.api.table_body import table_body
from chouette.api.table_examples import NEW_TABLE, ROW, TABLE, sent, shown
from chouette.api.table_schema import TableOut
from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action
from chouette.rules.decide_table import MOST_STAKE_MINOR
from chouette.rules.opening import PLAYERS_LIMIT
from chouette.selectors.access import table_seen
from chouette.selectors.logs import state_of
from chouette.services.opening import AHEAD_DAYS
from chouette.services.sessions import session_open
from chouette.services.two_tables import TABLE_NAME_MAX
from clubsite.api.answers import ETAG, IF_NONE_MATCH, REPLAYED, UNCHANGED, with_etag, written
from clubsite.api.inputs import Day, Input, Whole
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema


class SessionOut(serializers.Serializer[ChouetteSession]):
    """A table of a club, without what happened there."""

    id = serializers.IntegerField(source="pk")
    night_on = serializers.DateField()
    table = serializers.CharField()
    status = serializers.ChoiceField(SessionStatus.values)
    practice = serializers.BooleanField(source="is_practice")
    seq = serializers.IntegerField(source="last_seq", help_text="The number of its last event.")
    stake_minor = serializers.IntegerField(allow_null=True, help_text=OF_MEMBERS)
    currency = serializers.CharField(allow_null=True)
    rules_name = serializers.CharField()


@extend_schema_field({"type": ["string", "object"]})
class RulesetField(serializers.JSONField):
    """Rules by their name, or in full."""


class NewSession(Input):
    """What a table is opened with. The order is drawn by a command."""

    command_id = serializers.UUIDField(help_text="Made by the sender; sent again, it is one table.")
    night_on = Day(help_text=f"At most {AHEAD_DAYS} days ahead, by the club's clock.")
    table = serializers.CharField(
        max_length=TABLE_NAME_MAX,
        help_text="No other open table of the club has it, of whatever night.",
    )
    ruleset = RulesetField(
        required=False,
        allow_null=True,
        default=None,
        help_text="The slug of house rules of the club, a preset, an object of rules; null: the"
        " club's usual ones.",
    )
    stake_minor = Whole(
        required=False,
        min_value=0,
        max_value=MOST_STAKE_MINOR,
        help_text="What a point is worth; unless said, as the club usually plays.",
    )
    currency = Currency(required=False, allow_blank=True)
    players = serializers.ListField(
        child=SeatField(), required=False, default=list, max_length=PLAYERS_LIMIT
    )
    practice = serializers.BooleanField(
        required=False, default=False, help_text="For points only, and nothing of it is booked."
    )


class SessionsQuery(PageQuery):
    """Which tables."""

    night_on = Day(required=False, help_text="Those of one night.")
    status = serializers.ChoiceField(SessionStatus.values, required=False)


class SessionsView(ApiView):
    """The tables of a club."""

    pages = NewestFirst

    @extend_schema(
        parameters=[SessionsQuery],
        responses=page_of_schema(SessionOut),
        examples=[shown("The tables of a club", ROW)],
    )
    def get(self, request: Request, slug: str) -> Response:
        """The tables of all nights or of one, the last that was opened first, whatever its night: a
        page is cut by the number of a table."""
        club, standing = self.club(slug, Action.SEE_TABLES)
        asked = self.query(SessionsQuery)
        wanted = {name: asked[name] for name in ("night_on", "status") if name in asked}
        page = self.page(club.chouette_sessions.filter(**wanted), SessionOut)
        page.data = as_seen(page.data, standing)
        return page

    @extend_schema(
        request=NewSession,
        responses={201: TableOut, 200: OpenApiResponse(TableOut, "The same was sent before.")},
        parameters=[REPLAYED],
        examples=[sent("A table of three", NEW_TABLE), shown("A table", TABLE)],
    )
    def post(self, request: Request, slug: str) -> Response:
        """Open a table. Its players wait for the order to be drawn."""
        club, _ = self.club(slug, Action.OPEN_TABLE)
        values = self.body(NewSession)
        values["players"] = numbered(values["players"])
        actor = actor_of(request)
        outcome = session_open(club_id=club.pk, actor=actor, device=device_of(request), **values)
        row, standing = table_seen(outcome.session_id, actor)
        body = table_body(row, outcome.state, standing)
        return written(body, replayed=outcome.replayed)


class SessionView(ApiView):
    """One table."""

    @extend_schema(
        responses={200: TableOut, 304: UNCHANGED},
        parameters=[ETAG, IF_NONE_MATCH],
        examples=[shown("A double waits", TABLE)],
    )
    def get(self, request: Request, session_id: int) -> Response:
        """The state of a table, and what the caller may do next. 304 without a body where the
        caller's `If-None-Match` names the `ETag` of the same answer."""
        row, standing = self.table(session_id)
        body = as_seen(table_body(row, state_of(row), standing), standing)
        return with_etag(request, body)
