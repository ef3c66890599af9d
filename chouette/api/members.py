"""`clubs/{slug}/members/`: who belongs to a club, in which role. People enter by invitation."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.people import MemberOut
from chouette.models import Role
from chouette.permissions import Action
from chouette.selectors.people import members_in
from chouette.services.members import remove_member, set_role
from clubsite.api.inputs import Input
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema

MEMBER = OpenApiExample(
    "A scorer",
    response_only=True,
    value={
        "id": 3,
        "user": 2,
        "role": "scorer",
        "joined_at": "2026-11-26T18:30:00Z",
        "player": {"id": 5, "name": "Bogdan"},
    },
)
SCORER = OpenApiExample("He scores from now on", request_only=True, value={"role": "scorer"})


class RoleIn(Input):
    """What a member becomes."""

    role = serializers.ChoiceField(Role.values)


class MembersView(ApiView):
    """The members of a club."""

    @extend_schema(responses=page_of_schema(MemberOut), examples=[MEMBER])
    def get(self, request: Request, slug: str) -> Response:
        """Everybody with a role, and the player he is. For whoever may see the club's players."""
        # As balances are: for members, and not for the public of a club that shows its tables.
        club, _ = self.club(slug, Action.SEE_MONEY)
        self.query(PageQuery)
        return self.page(members_in(club), MemberOut)


class MemberView(ApiView):
    """One member."""

    @extend_schema(request=RoleIn, responses=MemberOut, examples=[SCORER, MEMBER])
    def patch(self, request: Request, slug: str, membership_id: int) -> Response:
        """Give him another role, as an owner. The last owner keeps his (`last_owner`).

        What a role allows counts from the member's next request on.
        """
        club, _ = self.club(slug, Action.SET_ROLES)
        given = self.body(RoleIn)
        actor = actor_of(request)
        changed = set_role(club_id=club.pk, actor=actor, membership_id=membership_id, **given)
        return Response(MemberOut(changed).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, membership_id: int) -> Response:
        """Let a member go, as a director; as an owner where he is more than a member. Everybody
        may go himself.

        He may do nothing more in the club. The player stays, with his results and his balance.
        """
        club, _ = self.club(slug, Action.SEE_TABLES)
        remove_member(club_id=club.pk, actor=actor_of(request), membership_id=membership_id)
        return Response(status=204)
