"""`sessions/{id}/join-code/`: the code by which guests sit down from their own phones."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.urls import reverse
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.table_examples import Json, shown
from chouette.models import GuestPass
from chouette.permissions import Action
from chouette.selectors.joining import code_of, phones_at
from chouette.services.joining import make_join_code, revoke_guest_pass, withdraw_join_code
from clubsite.site_address import address_for_people

CODE: Json = {
    "code": "BKTRMW",
    "address": "https://club.example/join/BKTRMW/",
    "made_at": "2026-11-26T20:01:00Z",
    "phones": [
        {
            "id": 3,
            "player": 9,
            "name": "Ion",
            "since": "2026-11-26T20:05:00Z",
            "expires_at": "2026-11-28T08:05:00Z",
        }
    ],
}


class PhoneOut(serializers.Serializer[GuestPass]):
    """A guest's own phone at the table."""

    id = serializers.IntegerField(source="pk")
    player = serializers.IntegerField(source="player_id")
    name = serializers.CharField(source="player.name")
    since = serializers.DateTimeField(source="created_at")
    expires_at = serializers.DateTimeField()


@dataclass(frozen=True)
class Code:
    """The code of a table and the phones that joined."""

    code: str | None
    address: str | None
    made_at: datetime | None
    phones: list[GuestPass]


class CodeOut(serializers.Serializer[Code]):
    """The code of a table, and the phones that joined."""

    code = serializers.CharField(allow_null=True, help_text="null: nobody joins by a code now.")
    address = serializers.URLField(allow_null=True, help_text="Where a guest's phone goes.")
    made_at = serializers.DateTimeField(allow_null=True)
    phones = PhoneOut(many=True)


class JoinCodeView(ApiView):
    """The code by which guests join a table; for whoever may score there."""

    @extend_schema(responses=CodeOut, examples=[shown("A code", CODE)])
    def get(self, request: Request, session_id: int) -> Response:
        """The code that counts now, and the phones that work."""
        self.table(session_id, Action.SCORE)
        return Response(_shown(request, session_id))

    @extend_schema(request=None, responses={201: CodeOut}, examples=[shown("A code", CODE)])
    def post(self, request: Request, session_id: int) -> Response:
        """Make a code, in the place of the one there was."""
        self.table(session_id, Action.SCORE)
        make_join_code(session_id=session_id, actor=actor_of(request))
        return Response(_shown(request, session_id), status=201)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, session_id: int) -> Response:
        """Let nobody in any more; phones that are in stay in."""
        withdraw_join_code(session_id=session_id, actor=actor_of(request))
        return Response(status=204)


class PhoneView(ApiView):
    """A guest's own phone at a table."""

    @extend_schema(
        responses={200: CodeOut}, examples=[shown("The new code", {**CODE, "phones": []})]
    )
    def delete(self, request: Request, session_id: int, phone_id: int) -> Response:
        """Take it away: it sees and does nothing more. Its player keeps his seat.

        The table gets a new code, where it has one, and the answer tells it: whoever held the phone
        knows the old one, which opens nothing any more. Show the new one.
        """
        revoke_guest_pass(session_id=session_id, actor=actor_of(request), pass_id=phone_id)
        return Response(_shown(request, session_id))


def _shown(request: Request, session_id: int) -> object:
    found, phones = code_of(session_id), phones_at(session_id)
    if found is None:
        return CodeOut(Code(None, None, None, phones)).data
    address = address_for_people(request, reverse("join_table", args=[found.code]))
    return CodeOut(Code(found.code, address, found.created_at, phones)).data
