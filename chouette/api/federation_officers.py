"""Who manages a federation, and the links by which clubs come in."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.federations import FEDERATION, FederationOut, FederationView
from chouette.api.fields import Number
from chouette.models import FederationInvitation, FederationOfficer
from chouette.selectors.federations import officers_of
from chouette.services.federation_clubs import invite_club, join_federation
from chouette.services.federations import (
    appoint_officer,
    dismiss_officer,
)
from clubsite.api.inputs import Input
from clubsite.api.schema import all_of_schema

OFFICER = OpenApiExample(
    "An officer",
    response_only=True,
    value={"id": 3, "name": "ana", "since": "2026-11-26T18:30:00Z"},
)
INVITATION = OpenApiExample(
    "Shown once",
    response_only=True,
    value={"id": 7, "secret": "hkq0…", "expires_at": "2026-12-26T18:30:00Z"},
)


class OfficerOut(serializers.Serializer[FederationOfficer]):
    """Somebody who manages it."""

    id = serializers.IntegerField(source="pk")
    name = serializers.CharField(source="user.username")
    since = serializers.DateTimeField()


class NewOfficer(Input):
    """By his log-in; he belongs to one of its clubs."""

    name = serializers.CharField(max_length=150)


class ClubInvitationOut(serializers.Serializer[FederationInvitation]):
    """A link for one club, whose owner accepts it. The secret is shown this once."""

    id = serializers.IntegerField(source="pk")
    secret = serializers.CharField()
    expires_at = serializers.DateTimeField()


class ClubToBring(Input):
    """Which club comes in."""

    club = Number(help_text="Its number; the caller owns it.")


class OfficersView(FederationView):
    """Who manages it."""

    @extend_schema(responses=all_of_schema(OfficerOut), examples=[OFFICER])
    def get(self, request: Request, slug: str) -> Response:
        """Its officers, for officers."""
        self.managed(slug)
        federation, _ = self.federation(slug)
        return self.page_of(officers_of(federation), OfficerOut)

    @extend_schema(
        request=NewOfficer,
        responses={201: OfficerOut},
        examples=[OpenApiExample("Ana", request_only=True, value={"name": "ana"}), OFFICER],
    )
    def post(self, request: Request, slug: str) -> Response:
        """Somebody of its clubs manages it too."""
        managed = self.managed(slug)
        officer = appoint_officer(**managed, username=self.body(NewOfficer)["name"])
        return Response(OfficerOut(officer).data, status=201)


class OfficerView(FederationView):
    """One officer."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, officer_id: int) -> Response:
        """He manages it no more; the last one stays."""
        dismiss_officer(**self.managed(slug), officer_id=officer_id)
        return Response(status=204)


class ClubInvitationsView(FederationView):
    """Links that bring clubs in."""

    @extend_schema(request=None, responses={201: ClubInvitationOut}, examples=[INVITATION])
    def post(self, request: Request, slug: str) -> Response:
        """A link for one club, for a month. Its secret is in this answer and nowhere else."""
        invitation, secret = invite_club(**self.managed(slug))
        body = {
            "id": invitation.pk,
            "secret": secret,
            "expires_at": serializers.DateTimeField().to_representation(invitation.expires_at),
        }
        return Response(body, status=201, headers={"Cache-Control": "no-store"})


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
