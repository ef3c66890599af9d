"""`clubs/{slug}/players/` and `players/{id}/` in it: who can sit at a club's tables."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.people import PLAYER_EXAMPLE, PlayerOut
from chouette.models.players import NAME_LENGTH_MAX
from chouette.permissions import Action
from chouette.selectors.people import PLAYERS, player_found, players_in
from chouette.services.players import add_guest, change_player
from clubsite.api.inputs import Input
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema

PLAYER = OpenApiExample("A guest", response_only=True, value=PLAYER_EXAMPLE)
ONE = OpenApiExample("A guest", response_only=True, value={**PLAYER_EXAMPLE, "merged_players": []})
GUEST = OpenApiExample("A new guest", request_only=True, value={"name": "Radu"})
CHANGES = OpenApiExample(
    "He no longer plays", request_only=True, value={"name": "Radu P.", "active": False}
)


class OnePlayerOut(PlayerOut):
    """A player, and who is the same person by now."""

    merged_players = serializers.ListField(
        child=serializers.IntegerField(),
        source="merged_numbers",
        help_text="Players who were merged into him: `unmerge/` parts them again.",
    )


class PlayersQuery(PageQuery):
    """Which players."""

    show = serializers.ChoiceField(
        PLAYERS,
        required=False,
        default="active",
        help_text="`all` has those who are another player by now, too.",
    )


class GuestIn(Input):
    """What a guest is called."""

    name = serializers.CharField(max_length=NAME_LENGTH_MAX)


class PlayerChanges(Input):
    """What may be changed of a player; what is not named stays."""

    name = serializers.CharField(max_length=NAME_LENGTH_MAX, required=False)
    active = serializers.BooleanField(
        required=False, help_text="Who is not active is not offered at tables; results stay."
    )


class PlayersView(ApiView):
    """The players of a club."""

    @extend_schema(
        parameters=[PlayersQuery], responses=page_of_schema(PlayerOut), examples=[PLAYER]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Who may sit, or the players asked for."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        asked = self.query(PlayersQuery)
        return self.page(players_in(club, asked["show"]), PlayerOut)

    @extend_schema(request=GuestIn, responses={201: PlayerOut}, examples=[GUEST, PLAYER])
    def post(self, request: Request, slug: str) -> Response:
        """Add a guest, as a scorer. A name is that of one active player (`name_taken`,
        `already_member`), so that the same guest sent twice is one."""
        club, _ = self.club(slug, Action.ADD_GUESTS)
        guest = add_guest(club_id=club.pk, actor=actor_of(request), **self.body(GuestIn))
        return Response(PlayerOut(guest).data, status=201)


class PlayerView(ApiView):
    """One player of a club."""

    @extend_schema(responses=OnePlayerOut, examples=[ONE])
    def get(self, request: Request, slug: str, player_id: int) -> Response:
        """Who he is. His results are in `players/{id}/history/`."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        return Response(OnePlayerOut(player_found(club, player_id)).data)

    @extend_schema(request=PlayerChanges, responses=OnePlayerOut, examples=[CHANGES, ONE])
    def patch(self, request: Request, slug: str, player_id: int) -> Response:
        """Rename him, on old sheets too, or say whether he still plays; as a director."""
        club, _ = self.club(slug, Action.MANAGE_PEOPLE)
        changes = self.body(PlayerChanges)
        actor = actor_of(request)
        change_player(club_id=club.pk, actor=actor, player_id=player_id, **changes)
        return Response(OnePlayerOut(player_found(club, player_id)).data)
