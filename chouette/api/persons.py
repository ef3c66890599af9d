"""What may be done with a person of a club: merged, parted, given a password, told, taken out."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.fields import Number, Points
from chouette.api.people import PLAYER_EXAMPLE, NamedPlayerOut, PlayerOut, page_address
from chouette.currencies import places_of
from chouette.models import Invitation
from chouette.models.players import NAME_LENGTH_MAX
from chouette.permissions import Action
from chouette.selectors.merging import Merger, Past, merger_of
from chouette.selectors.people import person_seen, player_by_now, player_found
from chouette.selectors.personal_data import personal_data
from chouette.services.erasing import erase_player
from chouette.services.merging import merge_players, unmerge_player
from chouette.services.passwords import make_password_link
from chouette.services.personal import note_data_taken
from clubsite.api.answers import NOT_KEPT, shown_once
from clubsite.api.inputs import NUMBER_MAX, Input

PAST = {
    "player": {"id": 7, "name": "Radu"},
    "tables": 4,
    "first_night": "2026-10-01",
    "last_night": "2026-11-26",
    "points": -3,
    "money_minor": {"EUR": -150},
}
MERGER = OpenApiExample(
    "Two names, one person",
    response_only=True,
    value={
        "player": PAST,
        "into": {**PAST, "player": {"id": 9, "name": "Radu P."}},
        "hindrance": None,
    },
)
INTO = OpenApiExample("He is player 9", request_only=True, value={"into": 9})
PLAYER = OpenApiExample("A player", response_only=True, value=PLAYER_EXAMPLE)
NAME = OpenApiExample("Himself again", request_only=True, value={"name": "Radu"})
LINK = OpenApiExample(
    "A link",
    response_only=True,
    value={
        "expires_at": "2026-11-28T18:30:00Z",
        "secret": "kX2…",
        "url": "https://club.example/passwords/kX2…/",
    },
)
CONFIRMED = OpenApiExample("Radu is meant", request_only=True, value={"confirm_name": "Radu"})
ERASED = OpenApiExample("Nobody any more", response_only=True, value={"id": 7, "name": "Player 7"})
DATA = OpenApiExample(
    "Of somebody new",
    response_only=True,
    value={"profile": {"player": 7, "name": "Radu"}, "memberships": [], "games": []},
)


class PastOut(serializers.Serializer[Past]):
    """What is known of a player; points and money with what an unfinished night adds."""

    player = NamedPlayerOut()
    tables = serializers.IntegerField()
    first_night = serializers.DateField(source="first", allow_null=True)
    last_night = serializers.DateField(source="last", allow_null=True)
    points = Points(source="balance.points")
    money_minor = serializers.DictField(child=serializers.IntegerField(), source="money")


class HindranceOut(serializers.Serializer[Any]):
    """Why something would not be done."""

    code = serializers.CharField()
    detail = serializers.CharField()


class MergerOut(serializers.Serializer[Merger]):
    """Two players side by side, before they are one."""

    player = PastOut()
    into = PastOut()
    hindrance = HindranceOut(
        allow_null=True, help_text="What merging them would be refused with, if with anything."
    )


class IntoQuery(Input):
    """Who he is."""

    into = serializers.IntegerField(min_value=1, max_value=NUMBER_MAX)


class IntoIn(Input):
    """Who he is."""

    into = Number(help_text="The player who stays.")


class NameIn(Input):
    """What he is called from now on."""

    name = serializers.CharField(max_length=NAME_LENGTH_MAX)


class ConfirmIn(Input):
    """Who is meant."""

    confirm_name = serializers.CharField(max_length=NAME_LENGTH_MAX, help_text="His name.")


class LinkOut(serializers.Serializer[Invitation]):
    """A link to a new password."""

    expires_at = serializers.DateTimeField()


class MadeLinkOut(LinkOut):
    """The same with its secret, which is shown now and never again."""

    secret = serializers.CharField()
    url = serializers.URLField(help_text="The page where the new password is chosen.")


class MergeView(ApiView):
    """One person under two names."""

    @extend_schema(parameters=[IntoQuery], responses=MergerOut, examples=[MERGER])
    def get(self, request: Request, slug: str, player_id: int) -> Response:
        """Look at both before they are one: what each brings along, and whether they can be."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        into = self.query(IntoQuery)["into"]
        merger = merger_of(player_found(club, player_id), player_by_now(club, into))
        return Response(MergerOut(merger).data)

    @extend_schema(request=IntoIn, responses=PlayerOut, examples=[INTO, PLAYER])
    def post(self, request: Request, slug: str, player_id: int) -> Response:
        """From now on all that this player played and owes is `into`'s, as a director.

        Answers with who he is. Sent twice it is done once; `unmerge/` undoes it.
        """
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        ids = {"player_id": player_id, "into_id": self.body(IntoIn)["into"]}
        into = merge_players(club_id=club.pk, actor=actor_of(request), **ids)
        return Response(PlayerOut(into).data)


class UnmergeView(ApiView):
    """Two people after all."""

    @extend_schema(request=NameIn, responses=PlayerOut, examples=[NAME, PLAYER])
    def post(self, request: Request, slug: str, player_id: int) -> Response:
        """Whoever was merged is himself again, a guest of this name, with all that was his."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        name = self.body(NameIn)["name"]
        player = unmerge_player(
            club_id=club.pk, actor=actor_of(request), player_id=player_id, name=name
        )
        return Response(PlayerOut(player).data)


class PasswordLinkView(ApiView):
    """A forgotten password."""

    @extend_schema(request=None, responses={201: MadeLinkOut}, examples=[LINK])
    def post(self, request: Request, slug: str, player_id: int) -> Response:
        """Make a link to a new password for the member who is this player; earlier ones end.

        As a director for scorers and members, as an owner for everybody. It counts once.
        """
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        actor = actor_of(request)
        link, secret = make_password_link(club_id=club.pk, actor=actor, player_id=player_id)
        url = page_address(request, "password_link", secret)
        return shown_once(LinkOut(link).data, secret=secret, url=url)


class DataView(ApiView):
    """What the club keeps about a person."""

    @extend_schema(responses=OpenApiTypes.OBJECT, examples=[DATA])
    def get(self, request: Request, slug: str, player_id: int) -> Response:
        """Everything, for himself and for an owner; his log-in for himself only. The trail says
        that it was taken along (`take_data`)."""
        player, standing = person_seen(slug, actor_of(request), player_id)
        note_data_taken(actor=actor_of(request), player=player, form="api")
        own = standing.player_id == player.pk
        told = personal_data(player, places_of, with_log_in=own)
        return Response(told, headers=NOT_KEPT)


class EraseView(ApiView):
    """Taking a person out."""

    @extend_schema(request=ConfirmIn, responses=NamedPlayerOut, examples=[CONFIRMED, ERASED])
    def post(self, request: Request, slug: str, player_id: int) -> Response:
        """Take his name out of the club and keep the sums, as an owner. It cannot be undone.

        `confirm_name` is his name, just as it stands (`not_confirmed`).
        """
        club, _ = self.club(slug, Action.ERASE)
        given = self.body(ConfirmIn)
        gone = erase_player(club_id=club.pk, actor=actor_of(request), player_id=player_id, **given)
        return Response(NamedPlayerOut(gone).data)
