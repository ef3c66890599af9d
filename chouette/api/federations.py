"""`federations/`: those that the caller sees, what their clubs play, who manages them."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import NightsQuery, Points
from chouette.federation_rights import FederationStanding
from chouette.models import Federation
from chouette.selectors.federation_people import PersonRow, people_rows
from chouette.selectors.federations import (
    ClubRow,
    club_rows,
    federation_seen,
    federations_of,
)
from chouette.services.federation_clubs import remove_club
from chouette.services.federations import (
    found_federation,
    rename_federation,
)
from clubsite.api.inputs import Input
from clubsite.api.pages import PageQuery
from clubsite.api.schema import all_of_schema, page_of_schema

FEDERATION_EXAMPLE = {"slug": "league-of-the-north", "name": "League of the North"}
FEDERATION = OpenApiExample("A federation", response_only=True, value=FEDERATION_EXAMPLE)
NAMED = OpenApiExample("A name", request_only=True, value={"name": "League of the North"})
ONE = OpenApiExample(
    "As an officer sees it",
    response_only=True,
    value={**FEDERATION_EXAMPLE, "officer": True},
)
CLUB = OpenApiExample(
    "A club that plays now",
    response_only=True,
    value={"id": 1, "slug": "thursday-club", "name": "Thursday Club"}
    | {"nights": 42, "tables": 55, "players": 23, "open_tables": 1},
)
PERSON = OpenApiExample(
    "Somebody who plays in two clubs",
    response_only=True,
    value={"rank": 1, "name": "Carla", "clubs": 2, "games": 310, "games_won": 160, "points": 48.5},
)


class FederationOut(serializers.Serializer[Federation]):
    """A federation."""

    slug = serializers.CharField()
    name = serializers.CharField()


class OneFederationOut(FederationOut):
    """A federation, and whether the caller manages it."""

    officer = serializers.BooleanField()


class FederationName(Input):
    """What it is called."""

    name = serializers.CharField(max_length=80)


class ClubOfFederationOut(serializers.Serializer[ClubRow]):
    """What a club played."""

    id = serializers.IntegerField(source="club.pk")
    slug = serializers.CharField(source="club.slug")
    name = serializers.CharField(source="club.name")
    nights = serializers.IntegerField(help_text="With a table that is squared up.")
    tables = serializers.IntegerField(help_text="That are squared up.")
    players = serializers.IntegerField(help_text="Who played at a table that is squared up.")
    open_tables = serializers.IntegerField(help_text="Now.")


class FederationPersonOut(serializers.Serializer[PersonRow]):
    """Somebody over all clubs: one person where the players there are of one log-in."""

    rank = serializers.IntegerField()
    name = serializers.CharField()
    clubs = serializers.IntegerField()
    games = serializers.IntegerField()
    games_won = serializers.IntegerField()
    points = Points()


class FederationView(ApiView):
    """An address of one federation."""

    def federation(self, slug: str) -> tuple[Federation, FederationStanding]:
        """The federation of the address. Raises NotFound."""
        return federation_seen(slug, actor_of(self.request))

    def managed(self, slug: str) -> dict[str, Any]:
        """What the services take of an officer. Raises NotFound, NotAnOfficer."""
        federation, standing = self.federation(slug)
        standing.require_officer()
        return {"federation_id": federation.pk, "actor": actor_of(self.request)}


class FederationsView(ApiView):
    """The federations that the caller sees; a new one."""

    @extend_schema(responses=page_of_schema(FederationOut), examples=[FEDERATION])
    def get(self, request: Request) -> Response:
        """Those of his clubs, and those that he manages."""
        self.query(PageQuery)
        return self.page(federations_of(actor_of(request)), FederationOut)

    @extend_schema(
        request=FederationName, responses={201: FederationOut}, examples=[NAMED, FEDERATION]
    )
    def post(self, request: Request) -> Response:
        """Found one and manage it; one that the caller manages and that is called so already is
        answered instead."""
        user = self.user()
        found = found_federation(user=user, **self.body(FederationName))
        return Response(FederationOut(found).data, status=201)


class OneFederationView(FederationView):
    """One federation."""

    @extend_schema(responses=OneFederationOut, examples=[ONE])
    def get(self, request: Request, slug: str) -> Response:
        """Its name, and whether the caller manages it."""
        federation, standing = self.federation(slug)
        body = FederationOut(federation).data
        return Response({**body, "officer": standing.is_officer})

    @extend_schema(request=FederationName, responses=FederationOut, examples=[NAMED, FEDERATION])
    def patch(self, request: Request, slug: str) -> Response:
        """Another name, as an officer; its address stays."""
        managed = self.managed(slug)
        renamed = rename_federation(**managed, **self.body(FederationName))
        return Response(FederationOut(renamed).data)


class FederationClubsView(FederationView):
    """Its clubs."""

    @extend_schema(
        parameters=[NightsQuery], responses=all_of_schema(ClubOfFederationOut), examples=[CLUB]
    )
    def get(self, request: Request, slug: str) -> Response:
        """What each played, by name."""
        federation, _ = self.federation(slug)
        return self.page_of(club_rows(federation, **self.query(NightsQuery)), ClubOfFederationOut)


class FederationClubView(FederationView):
    """One of its clubs."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, club_id: int) -> Response:
        """Take it out, as an officer."""
        remove_club(**self.managed(slug), club_id=club_id)
        return Response(status=204)


class FederationStandingsView(FederationView):
    """Its people."""

    @extend_schema(
        parameters=[NightsQuery], responses=all_of_schema(FederationPersonOut), examples=[PERSON]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Who won most points in all clubs together: the first hundred, by nights squared up."""
        federation, _ = self.federation(slug)
        return self.page_of(people_rows(federation, **self.query(NightsQuery)), FederationPersonOut)
