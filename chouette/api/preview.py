"""`sessions/{id}/preview/`: what a command would do, before it is sent."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.command_view import STALE_ANSWER, STALE_EXAMPLE, CommandView
from chouette.api.game_body import told_body
from chouette.api.game_schema import (
    ContractOut,
    Out,
    PointsByPlayer,
    ReasonOut,
    WarningOut,
)
from chouette.api.money_hidden import as_seen
from chouette.api.table_body import points_body, rotation_body
from chouette.api.table_examples import LAST_GAME, sent, shown
from chouette.api.table_schema import RotationOut
from chouette.models.sessions import EVENTS_MAX
from chouette.permissions import Action, Standing
from chouette.rules.prospects import changed_game
from chouette.rules.wording import Words
from chouette.selectors.results import session_money
from chouette.selectors.table_people import names_at
from chouette.services.sessions import Previewed, command_preview
from clubsite.api.inputs import Whole
from clubsite.problems import CONTENT_TYPE

BODY = {"expected_seq": 8, "kind": "result", "winner": "box", "result": "single"}
ANSWER = {
    "seq": 8,
    "game": 1,
    "points": LAST_GAME["points"],
    "points_before": None,
    "contracts": LAST_GAME["contracts"],
    "reason": LAST_GAME["reason"],
    "why": LAST_GAME["why"],
    "warnings": [],
    "totals": {"4": 2, "5": -1, "6": -1},
    "totals_before": {"4": 0, "5": 0, "6": 0},
    "money_minor": {"4": 100, "5": -50, "6": -50},
    "rotation": {"box": "4", "partner": None, "captain": "6", "crew": ["5"]},
}


class CommandToPreview(serializers.Serializer[None]):
    """The body of a command. Its other fields are those of its kind: see `Command`."""

    command_id = serializers.UUIDField(required=False, help_text="Not needed here.")
    expected_seq = Whole(min_value=0, max_value=EVENTS_MAX)
    kind = serializers.CharField(max_length=40)


class CommandPreviewOut(Out):
    """What a command would lead to; nothing of it has been done."""

    seq = serializers.IntegerField(help_text="Where the log ends: what this is said of.")
    game = serializers.IntegerField(
        allow_null=True,
        help_text="The game that it settles, scores anew or takes back; null where it is none.",
    )
    points = PointsByPlayer(
        allow_null=True, help_text="Of that game afterwards; null where it is taken back."
    )
    points_before = PointsByPlayer(
        allow_null=True, help_text="As it counts now; null where it is not finished."
    )
    contracts = ContractOut(many=True)
    reason = ReasonOut(allow_null=True)
    why = serializers.CharField(allow_null=True, help_text="In English, for people.")
    warnings = WarningOut(many=True)
    totals = PointsByPlayer(help_text="Points of this table afterwards.")
    totals_before = PointsByPlayer(help_text="Points of this table now.")
    money_minor = serializers.DictField(
        child=serializers.IntegerField(),
        allow_null=True,
        help_text="The totals afterwards in minor units; null for whoever may not see money.",
    )
    rotation = RotationOut(help_text="Who sits where afterwards.")


class PreviewView(CommandView):
    """What a command would do."""

    @extend_schema(
        operation_id="preview_command",
        request=CommandToPreview,
        responses={200: CommandPreviewOut, (409, CONTENT_TYPE): STALE_ANSWER},
        examples=[
            sent("The box would win a single game", BODY),
            shown("Points, totals and seats", ANSWER),
            STALE_EXAMPLE,
        ],
    )
    def post(self, request: Request, session_id: int) -> Response:
        """Say what a command would do: it is answered with the refusal that it would meet, or with
        its points, totals and seats, and nothing is written. Dice are thrown anew when it is
        sent."""
        head, command = self.command(CommandToPreview)
        found = command_preview(
            session_id=session_id,
            expected_seq=head["expected_seq"],
            actor=actor_of(request),
            command=command,
        )
        row, standing = self.table(session_id)
        return Response(as_seen(_body(found, row.club_id, standing), standing))


def _body(found: Previewed, club_id: int, standing: Standing) -> dict[str, Any]:
    before, after = found.before, found.after
    changed = changed_game(before, after)
    now = changed.now if changed else None
    was = changed.was if changed else None
    names = names_at(club_id, after.levels)
    words = Words(name=lambda number: names.get(number, number))
    return {
        "seq": before.seq,
        "game": changed.number if changed else None,
        "points": points_body(now.points) if now else None,
        "points_before": points_body(was.points) if was else None,
        **told_body(now, words),
        "totals": points_body(after.totals),
        "totals_before": points_body(before.totals),
        "money_minor": session_money(after) if standing.may(Action.SEE_MONEY) else None,
        "rotation": rotation_body(after.seating.rotation),
    }
