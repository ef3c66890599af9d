"""`sessions/{id}/games/`: the finished games of a table, one by one, with every version."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.game_body import record_body
from chouette.api.game_schema import Out, PointsByPlayer, RecordOut
from chouette.api.money_hidden import as_seen
from chouette.api.table_body import points_body
from chouette.api.table_examples import LAST_GAME, shown
from chouette.refusals import NotFound
from chouette.rules.wording import Words
from chouette.selectors.game_versions import GameVersion, versions_of
from chouette.selectors.logs import state_of
from chouette.selectors.table_people import names_at
from clubsite.api.answers import moment_text
from clubsite.api.schema import all_of_schema


class VersionOut(Out):
    """What a game was worth from one command on."""

    seq = serializers.IntegerField(help_text="The first event of that command.")
    kind = serializers.CharField(help_text="What it was: a result, a correction, an undo, ...")
    by = serializers.CharField(help_text="Who sent it; empty where nobody knows.")
    at = serializers.DateTimeField()
    points = PointsByPlayer(help_text="Empty where it took the game back.")


class GameOut(RecordOut):
    """A finished game with its versions, the first first."""

    versions = VersionOut(many=True)


A_VERSION = {
    "seq": 5,
    "kind": "result",
    "by": "Bogdan",
    "at": "2026-11-26T19:20:00+00:00",
    "points": LAST_GAME["points"],
}


class GamesView(ApiView):
    """The finished games of a table."""

    @extend_schema(
        responses=all_of_schema(RecordOut), examples=[shown("The games of a table", LAST_GAME)]
    )
    def get(self, request: Request, session_id: int) -> Response:
        """All finished games of a table, the first first, as they count now; on one page."""
        row, standing = self.table(session_id)
        state = state_of(row)
        words = _words(row.club_id, state.levels)
        games = [record_body(record, words) for record in state.records]
        body = {"next": None, "previous": None, "results": games}
        return Response(as_seen(body, standing))


class GameView(ApiView):
    """One finished game."""

    @extend_schema(
        responses=GameOut, examples=[shown("A game", {**LAST_GAME, "versions": [A_VERSION]})]
    )
    def get(self, request: Request, session_id: int, game: int) -> Response:
        """A game as it counts now, and how it was scored at first and each time since. One that
        was taken back and not played again is 404."""
        row, standing = self.table(session_id)
        records = state_of(row).records
        if not 1 <= game <= len(records):
            raise NotFound
        record = records[game - 1]
        body = record_body(record, _words(row.club_id, record.points))
        body["versions"] = [_version(version) for version in versions_of(row.pk, game)]
        return Response(as_seen(body, standing))


def _words(club_id: int, numbers: Any) -> Words:
    names = names_at(club_id, numbers)
    return Words(name=lambda number: names.get(number, number))


def _version(version: GameVersion) -> dict[str, Any]:
    entry = version.entry
    return {
        "seq": entry.first_seq,
        "kind": entry.kind,
        "by": entry.actor or entry.device,
        "at": moment_text(entry.recorded_at),
        "points": points_body(version.points),
    }
