"""Who manages a federation."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.federations import FederationView
from chouette.models import FederationOfficer
from chouette.selectors.federations import officers_of
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


class OfficerOut(serializers.Serializer[FederationOfficer]):
    """Somebody who manages it."""

    id = serializers.IntegerField(source="pk")
    name = serializers.CharField(source="user.username")
    since = serializers.DateTimeField()


class NewOfficer(Input):
    """By his log-in; he belongs to one of its clubs."""

    name = serializers.CharField(max_length=150)


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
