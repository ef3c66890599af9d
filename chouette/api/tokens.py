"""`clubs/{slug}/tokens/`: keys with which devices and programs act for a club."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.people import MADE_BY
from chouette.models import DeviceToken, Role
from chouette.permissions import Action
from chouette.selectors.people import token_found, tokens_in
from chouette.services.members import create_device_token, revoke_device_token
from clubsite.api.answers import shown_once
from clubsite.api.inputs import Input, Moment
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

Fields = dict[str, serializers.Field[Any, Any, Any, Any]]
ROLES = (Role.SCORER.value, Role.MEMBER.value)
KEPT = {
    "id": 2,
    "label": "Tablet at the bar",
    "role": "scorer",
    "works": True,
    "made_by": "Elena",
    "created_at": "2026-11-26T18:30:00Z",
    "expires_at": None,
    "last_used_at": None,
    "revoked_at": None,
}
TOKEN = OpenApiExample("A tablet", response_only=True, value=KEPT)
MADE = OpenApiExample("Shown once", response_only=True, value={**KEPT, "secret": "kX2…"})
NEW = OpenApiExample(
    "A tablet that scores",
    request_only=True,
    value={"label": "Tablet at the bar", "role": "scorer", "expires_at": None},
)


class TokenOut(serializers.Serializer[DeviceToken]):
    """A token. Its secret is kept nowhere."""

    id = serializers.IntegerField(source="pk")
    role = serializers.ChoiceField(ROLES)
    works = serializers.BooleanField(help_text="Neither revoked nor over.")
    made_by = serializers.CharField(allow_null=True, help_text=MADE_BY)
    created_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField(allow_null=True)
    last_used_at = serializers.DateTimeField(allow_null=True, help_text="Noted once an hour.")
    revoked_at = serializers.DateTimeField(allow_null=True)

    def get_fields(self) -> Fields:
        """`label` besides, a name that DRF's own classes use."""
        return {**super().get_fields(), "label": serializers.CharField()}


class MadeTokenOut(TokenOut):
    """The same with its secret, which is shown now and never again."""

    secret = serializers.CharField(help_text="Sent as `Authorization: Token <secret>`.")


class NewToken(Input):
    """What it is for."""

    role = serializers.ChoiceField(
        ROLES, required=False, default=Role.SCORER, help_text="`member` only reads."
    )
    expires_at = Moment(
        required=False,
        default=None,
        allow_null=True,
        help_text="With a zone. null: until it is revoked.",
    )

    def get_fields(self) -> Fields:
        """`label` besides."""
        told = "Which device or program has it."
        label = serializers.CharField(max_length=80, help_text=told)
        return {"label": label, **super().get_fields()}


class TokensView(ApiView):
    """The tokens of a club, the newest first."""

    pages = NewestFirst

    @extend_schema(responses=page_of_schema(TokenOut), examples=[TOKEN])
    def get(self, request: Request, slug: str) -> Response:
        """All that were ever made, as a director."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        self.query(PageQuery)
        return self.page(tokens_in(club), TokenOut)

    @extend_schema(request=NewToken, responses={201: MadeTokenOut}, examples=[NEW, MADE])
    def post(self, request: Request, slug: str) -> Response:
        """Make one, as a director. Its secret is in this answer only. It ends when its maker is no
        director any more."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        given = self.body(NewToken)
        token, secret = create_device_token(club_id=club.pk, actor=actor_of(request), **given)
        return shown_once(TokenOut(token_found(club, token.pk)).data, secret=secret)


class TokenView(ApiView):
    """One token."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, token_id: int) -> Response:
        """Revoke it: what is sent with it is refused from the next request on."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        revoke_device_token(club_id=club.pk, actor=actor_of(request), token_id=token_id)
        return Response(status=204)
