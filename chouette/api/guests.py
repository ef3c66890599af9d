"""`join/{code}/`: a guest takes a seat with his own phone, without an account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.middleware.csrf import get_token
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import Number
from chouette.api.people import NamedPlayerOut
from chouette.api.table_examples import Json, shown
from chouette.models import GuestPass
from chouette.models.players import NAME_LENGTH_MAX
from chouette.phones import expect_phone, join_with_phone
from chouette.selectors.joining import Welcome, welcome_at
from chouette.services.joining import table_of_code
from clubsite.accounts.api.base import refuse_logged_in, told_once
from clubsite.api.browser import CsrfAsked
from clubsite.api.inputs import Input
from clubsite.throttle import address_of

TABLE: Json = {
    "session": 12,
    "club": "Thursday Club",
    "table": "Table 1",
    "night_on": "2026-11-26",
    "over": False,
    "seats": [{"id": 9, "name": "Ion"}],
    "guest": None,
    "sits": False,
    "csrf_token": "l8Yk…",
}
PHONE: Json = {
    "session": 12,
    "player": {"id": 9, "name": "Ion"},
    "expires_at": "2026-11-28T08:05:00Z",
}
BY_NAME = OpenApiExample("Somebody new", request_only=True, value={"name": "Ion"})
ON_SEAT = OpenApiExample("Whoever sits there already", request_only=True, value={"player": 9})


@dataclass(frozen=True)
class Door:
    """What a code leads to, and the CSRF token to go in with."""

    found: Welcome
    csrf_token: str


class DoorOut(serializers.Serializer[Door]):
    """The table of a code."""

    session = serializers.IntegerField(source="found.row.pk", help_text="The table's number.")
    club = serializers.CharField(source="found.row.club.name")
    table = serializers.CharField(source="found.row.table")
    night_on = serializers.DateField(source="found.row.night_on")
    over = serializers.BooleanField(source="found.over", help_text="Nobody sits down any more.")
    seats = NamedPlayerOut(
        source="found.seats", many=True, help_text="Guests who sit there and have no phone yet."
    )
    guest = NamedPlayerOut(
        source="found.guest", allow_null=True, help_text="Whose phone this is already."
    )
    sits = serializers.BooleanField(source="found.sits", help_text="Whether he sits there now.")
    csrf_token = serializers.CharField(help_text="For the header `X-CSRFToken`.")


class JoiningGuest(Input):
    """Who the guest is: one of the two. A phone that was given a seat here needs neither."""

    name = serializers.CharField(
        required=False,
        default="",
        max_length=NAME_LENGTH_MAX,
        help_text="What the others at the table call somebody new; a guest of the club is added to "
        "the table and takes one of `seats`, unless this phone was his before.",
    )
    player = Number(required=False, default=None, allow_null=True, help_text="One of `seats`.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Raises ValidationError for both at once."""
        if attrs["name"] and attrs["player"]:
            raise ValidationError({"name": ["A name or a player, not both."]})
        return attrs


class GuestPhoneOut(serializers.Serializer[GuestPass]):
    """A guest's own phone."""

    session = serializers.IntegerField(source="chouette_session_id")
    player = NamedPlayerOut()
    expires_at = serializers.DateTimeField(help_text="Until then it sees the table.")


class JoinView(CsrfAsked, ApiView):
    """A table that guests join by its code."""

    for_everybody = True

    @extend_schema(
        operation_id="get_table_of_code", responses=DoorOut, examples=[shown("A table", TABLE)]
    )
    def get(self, request: Request, code: str) -> Response:
        """Which table the code opens, and which seats there wait for a phone.

        After five wrong codes from one address it is 429 `too_many_codes` with `Retry-After`; those
        that were the table's within twelve hours are 404 and none of the five. The
        cookies of this answer make the phone one that is known: bring them when you join, then to
        join twice is to join once.
        """
        found = table_of_code(code=code, address=address_of(request._request))
        if not request.user.is_authenticated:
            expect_phone(request._request)
        welcome = welcome_at(found.chouette_session, actor_of(request))
        return told_once(DoorOut(Door(welcome, get_token(request._request))).data)

    @extend_schema(
        operation_id="join_table",
        request=JoiningGuest,
        responses={201: GuestPhoneOut},
        examples=[BY_NAME, ON_SEAT, shown("A phone", PHONE)],
    )
    def post(self, request: Request, code: str) -> Response:
        """Sit down as a guest, or take the seat one has. The cookie `sessionid` is his phone.

        With it `sessions/{session}/` is seen, and commands are sent for his own seat where the club
        lets members act. Whoever is logged in needs none of it: 409 `logged_in`.
        """
        refuse_logged_in(request.user)
        given = self.body(JoiningGuest)
        joined = join_with_phone(
            request._request, code=code, name=given["name"], player_id=given["player"]
        )
        return told_once(GuestPhoneOut(joined.guest_pass).data, status=201)
