"""`clubs/{slug}/federation/`: the federation that a club belongs to."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.federations import FEDERATION, FederationOut
from chouette.permissions import Action
from chouette.refusals import NotFound
from chouette.selectors.federations import federation_of_club
from chouette.services.federation_clubs import leave_federation


class FederationOfClubView(ApiView):
    """The federation of a club."""

    @extend_schema(responses=FederationOut, examples=[FEDERATION])
    def get(self, request: Request, slug: str) -> Response:
        """Which one the club belongs to; 404 where to none."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        found = federation_of_club(club.pk)
        if found is None:
            raise NotFound
        return Response(FederationOut(found).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str) -> Response:
        """An owner takes the club out."""
        club, _ = self.club(slug, Action.MANAGE_CLUB)
        leave_federation(club_id=club.pk, actor=actor_of(request))
        return Response(status=204)
