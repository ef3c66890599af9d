"""`clubs/{slug}/invitations/` and `invitations/{secret}/`: how people enter a club."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.clubs import CLUB, ClubOut, Seen
from chouette.api.fields import Number
from chouette.api.people import MADE_BY, NamedPlayerOut, page_address
from chouette.models import Invitation, Role
from chouette.permissions import Action
from chouette.selectors.club_pages import invitations_in
from chouette.selectors.people import entered_by, invitation_found, invitation_in
from chouette.services.members import accept_invitation, invite, revoke_invitation
from clubsite.api import answers
from clubsite.api.answers import NOT_KEPT, shown_once
from clubsite.api.inputs import Input
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema, written

WAITING = {
    "id": 4,
    "role": "member",
    "player": {"id": 7, "name": "Radu"},
    "made_by": "Ana",
    "created_at": "2026-11-26T18:30:00Z",
    "expires_at": "2026-12-10T18:30:00Z",
}
INVITATION = OpenApiExample("For a guest", response_only=True, value=WAITING)
MADE = OpenApiExample(
    "Shown once",
    response_only=True,
    value={**WAITING, "secret": "kX2…", "url": "https://club.example/invitations/kX2…/"},
)
NEW = OpenApiExample("For player 7", request_only=True, value={"player": 7})
SHOWN = OpenApiExample(
    "Where it leads",
    response_only=True,
    value={
        "club": "Thursday Club",
        "role": "member",
        "player": {"id": 7, "name": "Radu"},
        "expires_at": "2026-12-10T18:30:00Z",
    },
)


class InvitationOut(serializers.Serializer[Invitation]):
    """An invitation that waits for somebody. Its secret is kept nowhere."""

    id = serializers.IntegerField(source="pk")
    role = serializers.ChoiceField(Role.values)
    player = NamedPlayerOut(allow_null=True, help_text="The guest whose results are taken over.")
    made_by = serializers.CharField(allow_null=True, help_text=MADE_BY)
    created_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField()


class MadeInvitationOut(InvitationOut):
    """The same with its secret, which is shown now and never again."""

    secret = serializers.CharField()
    url = serializers.URLField(help_text="The page where it is followed, with or without a log-in.")


class ShownInvitationOut(serializers.Serializer[Invitation]):
    """What somebody is invited to."""

    club = serializers.CharField(source="club.name")
    role = serializers.ChoiceField(Role.values)
    player = NamedPlayerOut(allow_null=True)
    expires_at = serializers.DateTimeField()


class NewInvitation(Input):
    """Whom it is for."""

    role = serializers.ChoiceField(Role.values, required=False, default=Role.MEMBER)
    player = Number(
        required=False, default=None, allow_null=True, help_text="A guest who is to have a log-in."
    )


class InvitationsView(ApiView):
    """The invitations of a club."""

    @extend_schema(responses=page_of_schema(InvitationOut), examples=[INVITATION])
    def get(self, request: Request, slug: str) -> Response:
        """Those that can still be followed, as a director."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        self.query(PageQuery)
        return self.page(invitations_in(club), InvitationOut)

    @extend_schema(request=NewInvitation, responses={201: MadeInvitationOut}, examples=[NEW, MADE])
    def post(self, request: Request, slug: str) -> Response:
        """Make one for a guest or for somebody new, as a director; into a role, as an owner.

        It counts once, for 14 days, and as long as its maker may invite so. Its secret is in this
        answer only.
        """
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        given = self.body(NewInvitation)
        made, secret = invite(
            club_id=club.pk,
            actor=actor_of(request),
            role=given["role"],
            player_id=given["player"],
        )
        url = page_address(request, "invitation", secret)
        shown = InvitationOut(invitation_in(club, made.pk)).data
        return shown_once(shown, secret=secret, url=url)


class InvitationView(ApiView):
    """One invitation of a club."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, invitation_id: int) -> Response:
        """Take it back: its secret opens nothing any more."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        revoke_invitation(club_id=club.pk, actor=actor_of(request), invitation_id=invitation_id)
        return Response(status=204)


class ShownInvitationView(ApiView):
    """An invitation as whoever has its secret sees it."""

    # Somebody without an account cannot log in to be told that it is spent.
    unseen = ()

    @extend_schema(responses=ShownInvitationOut, examples=[SHOWN])
    def get(self, request: Request, secret: str) -> Response:
        """Which club it leads into, and as whom."""
        shown = ShownInvitationOut(invitation_found(secret)).data
        return Response(shown, headers=NOT_KEPT)


class AcceptView(ApiView):
    """Following an invitation."""

    @extend_schema(request=None, responses=written(ClubOut), examples=[CLUB])
    def post(self, request: Request, secret: str) -> Response:
        """Enter the club, with one's log-in: as the guest it was made for, as whoever he was there
        before, or as a new player.

        It counts once (`invitation_spent`), and not for who belongs to the club (`already_member`);
        whoever entered by it and sends it again is answered as he was.
        """
        user = self.user()
        before = entered_by(secret, user)
        membership = before or accept_invitation(secret=secret, user=user)
        seen = Seen(membership.club, membership.role, membership.player_id)
        return answers.written(ClubOut(seen).data, replayed=before is not None)
