"""`clubs/` and `clubs/{slug}/`: the caller's clubs, a new one, and what a club is set to."""

from __future__ import annotations

from dataclasses import dataclass

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.money_hidden import OF_MEMBERS, as_seen
from chouette.models import Club, DeviceToken, PublicView, Role
from chouette.permissions import Action, standing_in
from chouette.selectors.club_pages import memberships_of
from chouette.services.clubs import erase_club, found_club, update_club
from clubsite.api import answers
from clubsite.api.inputs import Input
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema, written

CLUB = OpenApiExample(
    "A club",
    response_only=True,
    value={
        "id": 1,
        "slug": "thursday-club",
        "name": "Thursday Club",
        "timezone": "Europe/Rome",
        "language": "it",
        "currency": "EUR",
        "stake_minor": 50,
        "table_fee_minor": 300,
        "public_view": "standings",
        "members_act": True,
        "guests_join": False,
        "role": "owner",
        "player": 4,
    },
)
NEW_CLUB = OpenApiExample(
    "A new club",
    request_only=True,
    value={
        "command_id": "8f2c1f8e-5a4f-4d0e-9b65-0f6a3f1f2a11",
        "name": "Thursday Club",
        "currency": "EUR",
        "stake_minor": 50,
    },
)
CHANGES = OpenApiExample(
    "Standings for everybody", request_only=True, value={"public_view": "standings"}
)


@dataclass(frozen=True)
class Seen:
    """A club and what somebody is in it; a `Membership` says the same."""

    club: Club
    role: str | None
    player_id: int | None


class ClubOut(serializers.Serializer[Seen]):
    """A club, and what the caller is in it."""

    id = serializers.IntegerField(source="club.pk")
    slug = serializers.SlugField(source="club.slug")
    name = serializers.CharField(source="club.name")
    timezone = serializers.CharField(source="club.timezone")
    language = serializers.CharField(source="club.language")
    currency = serializers.CharField(
        source="club.currency",
        allow_null=True,
        help_text=f"A code of ISO 4217, or empty for points only. {OF_MEMBERS}",
    )
    stake_minor = serializers.IntegerField(
        source="club.stake_minor",
        allow_null=True,
        help_text=f"The usual stake of a point, in minor units. {OF_MEMBERS}",
    )
    table_fee_minor = serializers.IntegerField(
        source="club.table_fee_minor", allow_null=True, help_text=OF_MEMBERS
    )
    public_view = serializers.ChoiceField(PublicView.values, source="club.public_view")
    members_act = serializers.BooleanField(source="club.members_act")
    guests_join = serializers.BooleanField(source="club.guests_join")
    role = serializers.ChoiceField(
        Role.values, allow_null=True, help_text="The caller's; null for the public."
    )
    player = serializers.IntegerField(
        source="player_id", allow_null=True, help_text="Who the caller is there, if anybody."
    )


class NewClub(Input):
    """What a club is founded with."""

    command_id = serializers.UUIDField(help_text="Made by the sender; sent again, it is one club.")
    name = serializers.CharField(max_length=80)
    player_name = serializers.CharField(max_length=80, required=False, default="")
    timezone = serializers.CharField(max_length=64, required=False, default="UTC")
    language = serializers.CharField(max_length=8, required=False, default="en")
    currency = serializers.CharField(
        max_length=3,
        required=False,
        default="",
        allow_blank=True,
        help_text="A code of ISO 4217; empty: points only, and no stake.",
    )
    stake_minor = serializers.IntegerField(required=False, default=0, min_value=0, max_value=10**8)


class ClubChanges(Input):
    """What may be changed of a club; what is not named stays."""

    name = serializers.CharField(max_length=80, required=False)
    timezone = serializers.CharField(max_length=64, required=False)
    language = serializers.CharField(max_length=8, required=False)
    currency = serializers.CharField(
        max_length=3,
        required=False,
        allow_blank=True,
        help_text="A code of ISO 4217. Empty: points only; stake and fee go with it.",
    )
    stake_minor = serializers.IntegerField(required=False, min_value=0, max_value=10**8)
    table_fee_minor = serializers.IntegerField(required=False, min_value=0, max_value=10**8)
    public_view = serializers.ChoiceField(PublicView.values, required=False)
    members_act = serializers.BooleanField(required=False)
    guests_join = serializers.BooleanField(required=False)


class ConfirmQuery(Input):
    """Which club is meant."""

    confirm_slug = serializers.SlugField(max_length=60, help_text="Its address once more.")


class ClubsView(ApiView):
    """The clubs that the caller belongs to; a new club."""

    @extend_schema(responses=page_of_schema(ClubOut), examples=[CLUB])
    def get(self, request: Request) -> Response:
        """The caller's clubs. A token has the one that it was made for; nobody has none."""
        self.query(PageQuery)
        actor = actor_of(request)
        if isinstance(actor, DeviceToken):
            return self.page_of([_seen(actor.club, request)], ClubOut)
        return self.page(memberships_of(request.user).order_by("pk"), ClubOut)

    @extend_schema(request=NewClub, responses=written(ClubOut), examples=[NEW_CLUB, CLUB])
    def post(self, request: Request) -> Response:
        """Found a club; the caller owns it and is a player of it."""
        user = self.user()
        founded = found_club(user=user, **self.body(NewClub))
        body = ClubOut(_seen(founded.club, request)).data
        return answers.written(body, replayed=founded.replayed)


class ClubView(ApiView):
    """One club."""

    @extend_schema(responses=ClubOut, examples=[CLUB])
    def get(self, request: Request, slug: str) -> Response:
        """What a club is set to, and what the caller is in it."""
        club, standing = self.club(slug, Action.SEE_STANDINGS)
        body = ClubOut(Seen(club, standing.role, standing.player_id)).data
        return Response(as_seen(body, standing))

    @extend_schema(request=ClubChanges, responses=ClubOut, examples=[CHANGES, CLUB])
    def patch(self, request: Request, slug: str) -> Response:
        """Change what is named, as an owner."""
        club, _ = self.club(slug, Action.MANAGE_CLUB)
        changes = self.body(ClubChanges)
        club = update_club(club_id=club.pk, actor=actor_of(request), **changes)
        return Response(ClubOut(_seen(club, request)).data)

    @extend_schema(parameters=[ConfirmQuery], responses={204: None})
    def delete(self, request: Request, slug: str) -> Response:
        """Take every name out of the club and close it, as an owner. It cannot be undone.

        Sums and logs stay, of nobody in particular. `confirm_slug` is the club's address, just as
        it stands (`not_confirmed`).
        """
        club, _ = self.club(slug, Action.ERASE)
        given = self.query(ConfirmQuery)
        erase_club(club_id=club.pk, actor=actor_of(request), **given)
        return Response(status=204)


def _seen(club: Club, request: Request) -> Seen:
    standing = standing_in(club, actor_of(request))
    return Seen(club, standing.role, standing.player_id)
