"""`sessions/{id}/keeper/`: who keeps the score of a table; advice, since roles decide who may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import Number
from chouette.api.table_examples import Json, sent, shown
from chouette.models import ChouetteSession
from chouette.permissions import Action
from chouette.selectors.keeping import Keeper, keeper_of
from chouette.selectors.table_pages import LogEntry, log_of
from chouette.services.keeping import hand_over, take_over
from clubsite.api.answers import ETAG, IF_NONE_MATCH, UNCHANGED, with_etag
from clubsite.api.inputs import Input

KEPT: Json = {
    "keeper": {"user": 2, "name": "Bogdan", "since": "2026-11-26T20:01:00Z", "busy": True},
    "last": {
        "seq": 41,
        "kind": "result",
        "by": "Bogdan",
        "device": "iPhone",
        "recorded_at": "2026-11-26T21:14:00Z",
    },
}


class TableKeeperOut(serializers.Serializer[Keeper]):
    """Somebody who was given a table to score."""

    user = serializers.IntegerField(source="user_id")
    name = serializers.CharField(help_text="His name as a player, or of his log-in.")
    since = serializers.DateTimeField()
    busy = serializers.BooleanField(help_text="He was given it, or wrote, in the last 10 minutes.")


class LastOut(serializers.Serializer[LogEntry]):
    """What was written down last, by whom."""

    seq = serializers.IntegerField(source="last_seq", help_text="The number of its last event.")
    kind = serializers.CharField()
    by = serializers.CharField(source="actor", allow_blank=True)
    device = serializers.CharField(allow_blank=True)
    recorded_at = serializers.DateTimeField()


@dataclass(frozen=True)
class Kept:
    """Who keeps a table, and what came last there."""

    keeper: Keeper | None
    last: LogEntry


class KeptOut(serializers.Serializer[Kept]):
    """Who keeps the score of a table, and what was written down last."""

    keeper = TableKeeperOut(allow_null=True, help_text="null: nobody was given the table.")
    last = LastOut()


class GivenTable(Input):
    """To whom a table is given."""

    user = Number(
        required=False,
        help_text="Somebody who may score there, as `members/` numbers him (`user`); left out: the "
        "caller himself, who must be a person (`token_keeps_nothing`).",
    )
    confirm = serializers.BooleanField(
        required=False,
        default=False,
        help_text="Though somebody else is at it just now (`kept_by_another`).",
    )


class KeeperView(ApiView):
    """Who keeps the score of a table."""

    @extend_schema(
        responses={200: KeptOut, 304: UNCHANGED},
        parameters=[ETAG, IF_NONE_MATCH],
        examples=[shown("Kept by Bogdan", KEPT)],
    )
    def get(self, request: Request, session_id: int) -> Response:
        """Who was given the table, as whoever sees it is told. 304 as of the state."""
        row, _ = self.table(session_id)
        return with_etag(request, _body(row))

    @extend_schema(
        request=GivenTable,
        responses=KeptOut,
        examples=[sent("To Bogdan", {"user": 2}), shown("Kept by Bogdan", KEPT)],
    )
    def put(self, request: Request, session_id: int) -> Response:
        """Hand it over or take it over, as somebody who may score there."""
        self.table(session_id, Action.SCORE)
        given, actor = self.body(GivenTable), actor_of(request)
        confirm = given["confirm"]
        if "user" in given:
            user = given["user"]
            row = hand_over(session_id=session_id, actor=actor, to_user_id=user, confirm=confirm)
        else:
            row = take_over(session_id=session_id, actor=actor, confirm=confirm)
        return Response(_body(row))


def _body(row: ChouetteSession) -> dict[str, Any]:
    [last] = log_of(row.pk, last=1)
    body: dict[str, Any] = KeptOut(Kept(keeper_of(row), last)).data
    return body
