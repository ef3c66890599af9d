"""Games in doubt: `clubs/{slug}/disputes/`, `sessions/{id}/games/{n}/dispute/`, `disputes/{id}/`.

A doubt changes no points. The game stands as it was scored until somebody corrects it.
"""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.permissions import Action
from chouette.rules.commands import CorrectGame
from chouette.selectors.disputes import Doubt, dispute_seen, disputes_of, doubts_told
from chouette.services.authority import action_for
from chouette.services.disputes import (
    BY_PEOPLE,
    VERDICTS,
    decide_dispute,
    dispute_game,
    withdraw_dispute,
)
from clubsite.api.inputs import NUMBER_MAX, Input
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema

OPEN = {
    "id": 12,
    "session": 31,
    "table": "Table 1",
    "night_on": "2026-11-26",
    "game": 7,
    "note": "Carla had dropped",
    "raised_by": "Ana",
    "raised_at": "2026-11-26T22:02:41Z",
    "verdict": None,
    "word": "",
    "decided_by": "",
    "decided_at": None,
}
DOUBT = OpenApiExample("Game 7 is in doubt", response_only=True, value=OPEN)
DECIDED = OpenApiExample(
    "It stands",
    response_only=True,
    value={
        **OPEN,
        "verdict": "stands",
        "word": "She took, we all saw it",
        "decided_by": "Elena",
        "decided_at": "2026-11-26T22:10:05Z",
    },
)
WITHDRAWN = OpenApiExample(
    "Taken back",
    response_only=True,
    value={
        **OPEN,
        "verdict": "withdrawn",
        "decided_by": "Ana",
        "decided_at": "2026-11-26T22:05:10Z",
    },
)
SAYING = OpenApiExample("Why", request_only=True, value={"note": "Carla had dropped"})
DECIDING = OpenApiExample(
    "It stands",
    request_only=True,
    value={"verdict": "stands", "word": "She took, we all saw it"},
)


class DisputeOut(serializers.Serializer[Doubt]):
    """A game that somebody says was scored wrongly; who said so, and why, is for members."""

    id = serializers.IntegerField(source="dispute_id")
    session = serializers.IntegerField(source="session_id")
    table = serializers.CharField()
    night_on = serializers.DateField()
    game = serializers.IntegerField()
    note = serializers.CharField()
    raised_by = serializers.CharField()
    raised_at = serializers.DateTimeField()
    verdict = serializers.SerializerMethodField(
        help_text="`stands`, `corrected`, `withdrawn`, `undone` (the game is no more), or null."
    )
    word = serializers.CharField(help_text="What whoever decided had to say.")
    decided_by = serializers.CharField()
    decided_at = serializers.DateTimeField(allow_null=True)

    def get_verdict(self, doubt: Doubt) -> str | None:
        """Null until somebody decides."""
        return doubt.verdict if doubt.verdict in VERDICTS else None


class DisputesQuery(PageQuery):
    """Which disputes."""

    session = serializers.IntegerField(
        required=False, default=None, min_value=1, max_value=NUMBER_MAX
    )
    decided = serializers.BooleanField(
        required=False, default=None, allow_null=True, help_text="Those that are, or are not."
    )


class NewDispute(Input):
    """What is wrong with the game."""

    note = serializers.CharField(required=False, default="", allow_blank=True, max_length=200)


class Decision(Input):
    """What is decided."""

    verdict = serializers.ChoiceField(
        BY_PEOPLE, help_text="`corrected` where the points were put right in another way."
    )
    word = serializers.CharField(required=False, default="", allow_blank=True, max_length=180)


class DisputesView(ApiView):
    """The disputes of a club."""

    pages = NewestFirst

    @extend_schema(
        parameters=[DisputesQuery], responses=page_of_schema(DisputeOut), examples=[DOUBT]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Games in doubt, now or once, the newest first."""
        club, standing = self.club(slug, Action.SEE_TABLES)
        query = self.query(DisputesQuery)
        found = disputes_of(club.pk, session=query["session"], decided=query["decided"])
        return self.page(found, DisputeOut, lambda rows: doubts_told(rows, standing))


class DisputeGameView(ApiView):
    """A finished game of a table."""

    @extend_schema(request=NewDispute, responses={201: DisputeOut}, examples=[SAYING, DOUBT])
    def post(self, request: Request, session_id: int, game: int) -> Response:
        """Say that it was scored wrongly; sent twice it is one dispute."""
        _, standing = self.table(session_id)
        standing.require(Action.DISPUTE)
        values = self.body(NewDispute)
        dispute = dispute_game(session_id=session_id, game=game, actor=actor_of(request), **values)
        return _told(request, dispute.pk, 201)


class DisputeDecideView(ApiView):
    """A dispute that nobody has decided."""

    @extend_schema(request=Decision, responses=DisputeOut, examples=[DECIDING, DECIDED])
    def post(self, request: Request, dispute_id: int) -> Response:
        """Decide it, as who may correct the game; a correction of the game decides by itself."""
        dispute, standing = dispute_seen(dispute_id, actor_of(request))
        standing.require(action_for(CorrectGame.kind, dispute.chouette_session))
        values = self.body(Decision)
        decide_dispute(dispute_id=dispute_id, actor=actor_of(request), **values)
        return _told(request, dispute_id)


class DisputeWithdrawView(ApiView):
    """A dispute that the caller raised."""

    @extend_schema(request=None, responses=DisputeOut, examples=[WITHDRAWN])
    def post(self, request: Request, dispute_id: int) -> Response:
        """Take it back."""
        withdraw_dispute(dispute_id=dispute_id, actor=actor_of(request))
        return _told(request, dispute_id)


def _told(request: Request, dispute_id: int, status: int = 200) -> Response:
    """A dispute as it is now."""
    dispute, standing = dispute_seen(dispute_id, actor_of(request))
    (doubt,) = doubts_told([dispute], standing)
    body: dict[str, Any] = DisputeOut(doubt).data
    return Response(body, status=status)
