"""The links by which clubs come into a federation."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.federations import FEDERATION, FederationOut, FederationView
from chouette.api.fields import Number
from chouette.api.people import page_address
from chouette.models import FederationInvitation
from chouette.selectors.club_links import invitation_to, invitations_waiting
from chouette.services.federation_clubs import (
    invite_club,
    join_federation,
    revoke_club_invitation,
)
from clubsite.api.answers import NOT_KEPT, shown_once
from clubsite.api.inputs import Input
from clubsite.api.pages import NewestFirst
from clubsite.api.schema import page_of_schema

KEPT = {
    "id": 7,
    "made_by": "ana",
    "created_at": "2026-11-26T18:30:00Z",
    "expires_at": "2026-12-26T18:30:00Z",
}
INVITATION = OpenApiExample("A link that waits", response_only=True, value=KEPT)
MADE = OpenApiExample(
    "Shown once",
    response_only=True,
    value={
        **KEPT,
        "secret": "hkq0…",
        "url": "https://club.example/federations/join/hkq0…/",
    },
)
SHOWN = OpenApiExample(
    "Where it leads",
    response_only=True,
    value={"federation": "League", "expires_at": "2026-12-26T18:30:00Z"},
)


class ClubInvitationOut(serializers.Serializer[FederationInvitation]):
    """A link for one club, whose owner accepts it."""

    id = serializers.IntegerField(source="pk")
    made_by = serializers.CharField(source="created_by.username")
    created_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField()


class MadeClubInvitationOut(ClubInvitationOut):
    """The same with its secret, which is shown now and never again."""

    secret = serializers.CharField()
    url = serializers.URLField(help_text="The page where an owner accepts it.")


class ShownClubInvitationOut(serializers.Serializer[FederationInvitation]):
    """Which federation it leads into."""

    federation = serializers.CharField(source="federation.name")
    expires_at = serializers.DateTimeField()


class ClubToBring(Input):
    """Which club comes in."""

    club = Number(help_text="Its number; the caller owns it.")


class ClubInvitationsView(FederationView):
    """Links that bring clubs in."""

    pages = NewestFirst

    @extend_schema(responses=page_of_schema(ClubInvitationOut), examples=[INVITATION])
    def get(self, request: Request, slug: str) -> Response:
        """Those that can still be followed, as an officer."""
        federation = self.managed(slug)["federation_id"]
        return self.page(invitations_waiting(federation), ClubInvitationOut)

    @extend_schema(request=None, responses={201: MadeClubInvitationOut}, examples=[MADE])
    def post(self, request: Request, slug: str) -> Response:
        """A link for one club, for a month. Its secret is in this answer and nowhere else."""
        made, secret = invite_club(**self.managed(slug))
        url = page_address(request, "federation_join", secret)
        return shown_once(ClubInvitationOut(made).data, secret=secret, url=url)


class ClubInvitationView(FederationView):
    """One of them."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, invitation_id: int) -> Response:
        """Take it back, as an officer: its secret brings no club in any more."""
        revoke_club_invitation(**self.managed(slug), invitation_id=invitation_id)
        return Response(status=204)


class ShownClubInvitationView(ApiView):
    """Such a link as whoever has its secret sees it."""

    unseen = ()

    @extend_schema(responses=ShownClubInvitationOut, examples=[SHOWN])
    def get(self, request: Request, secret: str) -> Response:
        """Which federation it leads into; 404 where it can be followed no more."""
        shown = ShownClubInvitationOut(invitation_to(secret)).data
        return Response(shown, headers=NOT_KEPT)


class JoinFederationView(ApiView):
    """Accepting such a link."""

    @extend_schema(
        request=ClubToBring,
        responses={200: FederationOut},
        examples=[OpenApiExample("Our club", request_only=True, value={"club": 1}), FEDERATION],
    )
    def post(self, request: Request, secret: str) -> Response:
        """An owner brings his club in; sent twice it is done once."""
        self.user()
        place = join_federation(
            secret=secret, club_id=self.body(ClubToBring)["club"], actor=actor_of(request)
        )
        return Response(FederationOut(place.federation).data)
