"""`sessions/{id}/sheet/` and `sessions/{id}/ledger/`: what a night came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.fields import Points
from chouette.api.files import FILES, JSON, as_file, or_file
from chouette.api.game_schema import Out
from chouette.api.money_hidden import OF_MEMBERS
from chouette.api.sheet_examples import NOT_READY, SHEET, SHEET_CSV, STATEMENT
from chouette.api.table_examples import shown
from chouette.exports import FORMATS
from chouette.models import ChouetteSession, SessionStatus, Statement
from chouette.models.sessions import EVENTS_MAX
from chouette.permissions import Action
from chouette.refusals import NotFound
from chouette.rules.actions import points_json
from chouette.selectors.computing import computing_of
from chouette.selectors.disputes import games_in_doubt
from chouette.selectors.logs import state_of
from chouette.selectors.sheet import SheetCell, sheet_of
from chouette.selectors.statements import counts_now, statements_of
from chouette.selectors.table_people import names_at
from chouette.selectors.tables import linked_tables
from chouette.web.exports.sheet import sheet_book
from chouette.web.table_loading import table_page
from clubsite.api.answers import moment_text
from clubsite.api.inputs import Input
from clubsite.problems import CONTENT_TYPE, Problem


class CsvRenderer(BaseRenderer):
    """For `Accept: text/csv`; the view writes the file itself."""

    media_type, format, charset = "text/csv", "csv", None


class XlsxRenderer(BaseRenderer):
    """For Excel's type in `Accept`, in the same way."""

    media_type, format, charset = FORMATS["xlsx"].content_type, "xlsx", None


class SheetQuery(Input):
    """As what."""

    format = serializers.ChoiceField(
        [JSON, *FORMATS], required=False, default="", help_text="Goes before the `Accept` header."
    )


CELL = {
    "type": "object",
    "description": "One player in one game; `running` is his total after it.",
    "properties": {
        "points": {"type": "number"},
        "running": {"type": "number"},
        "part": {"type": "string", "enum": ["box", "captain", "crew", "partner"]},
    },
    "required": ["points", "running", "part"],
}


@extend_schema_field({"type": "array", "items": {"oneOf": [CELL, {"type": "null"}]}})
class Cells(serializers.ListField):
    """What each player won and stood at; described by hand, for a list of what may be null."""


class RowOut(Out):
    """One game."""

    game = serializers.IntegerField()
    revision = serializers.IntegerField()
    cells = Cells(help_text="Below `players`; null for who did not play.")


class ColumnOut(Out):
    """One player of a sheet."""

    id = serializers.CharField()
    name = serializers.CharField()


class SheetOut(Out):
    """A score sheet: games down, players across. Each row, the totals and the money sum to zero."""

    session = serializers.IntegerField()
    seq = serializers.IntegerField()
    players = ColumnOut(many=True)
    rows = RowOut(many=True)
    totals = serializers.ListField(child=Points())
    money_minor = serializers.ListField(
        child=serializers.IntegerField(), help_text="Empty where only points count or are seen."
    )
    currency = serializers.CharField(allow_null=True, help_text=OF_MEMBERS)


class SheetView(ApiView):
    """The score sheet of a table."""

    renderer_classes = (JSONRenderer, CsvRenderer, XlsxRenderer)

    @extend_schema(
        responses=or_file(SheetOut),
        parameters=[SheetQuery],
        examples=[
            shown("Two games", SHEET, media_type="application/json"),
            shown("The same as a file", SHEET_CSV, media_type="text/csv"),
            FILES[-1],
        ],
    )
    def get(self, request: Request, session_id: int) -> HttpResponseBase:
        """The score sheet so far. By `format` or the `Accept` header it is the file that the pages
        offer, in English, with decimal points: points, running totals, totals."""
        row, standing = self.table(session_id)
        wanted = self.query(SheetQuery)["format"] or request.accepted_renderer.format
        if wanted in FORMATS:
            book = sheet_book(table_page(row, standing), games_in_doubt(session_id))
            return as_file(book, wanted)
        request.accepted_renderer = JSONRenderer()
        return Response(_sheet_body(row, money=standing.may(Action.SEE_MONEY)))


def _sheet_body(row: ChouetteSession, *, money: bool) -> dict[str, Any]:
    sheet = sheet_of(state_of(row))
    names = names_at(row.club_id, sheet.players)
    return {
        "session": row.pk,
        "seq": row.last_seq,
        "players": [{"id": number, "name": name} for number, name in names.items()],
        "rows": [
            {"game": each.game, "revision": each.revision, "cells": _cells(each.cells)}
            for each in sheet.rows
        ],
        "totals": [points_json(halves) for halves in sheet.totals],
        "money_minor": list(sheet.money) if money else [],
        "currency": sheet.currency if money else None,
    }


def _cells(cells: Sequence[SheetCell | None]) -> list[dict[str, Any] | None]:
    return [None if cell is None else _cell(cell) for cell in cells]


def _cell(cell: SheetCell) -> dict[str, Any]:
    points, running = points_json(cell.points), points_json(cell.running)
    return {"points": points, "running": running, "part": cell.part}


class StatementQuery(Input):
    """Which statement: unless said, the one that counts now."""

    seq = serializers.IntegerField(
        required=False,
        default=None,
        min_value=0,
        max_value=EVENTS_MAX,
        help_text="Of the table as it was at this event: one that a correction made outdated.",
    )


class EditionOut(Out):
    """One of the statements that were computed for a table."""

    seq = serializers.IntegerField()
    computed_at = serializers.DateTimeField()
    counts = serializers.BooleanField(help_text="Whether it is the one that counts now.")


class StatementOut(EditionOut):
    """What a closed table came to, and who pays whom."""

    statement = serializers.DictField(
        help_text="Everybody's figures (`players`), who won from whom (`pairs`) and who pays whom"
        " (`plan`); players by number, money in minor units."
    )
    others = EditionOut(many=True)


class LedgerView(ApiView):
    """The statement of a table."""

    @extend_schema(
        responses={
            200: StatementOut,
            (404, CONTENT_TYPE): OpenApiResponse(
                {"$ref": "#/components/schemas/Problem"},
                "`night_open` while the table is open, `statement_not_ready` while the statement is"
                " computed, with how far that is.",
            ),
        },
        parameters=[StatementQuery],
        examples=[
            shown("A night of three", STATEMENT),
            shown("Not yet", NOT_READY, status_codes=["404"], media_type=CONTENT_TYPE),
        ],
    )
    def get(self, request: Request, session_id: int) -> HttpResponseBase:
        """What a closed table came to, as it was computed after the close and checked against the
        ledger; with `seq` a former one."""
        row, _ = self.table(session_id, Action.SEE_MONEY)
        seq = self.query(StatementQuery)["seq"]
        known = list(statements_of(row))
        wanted = row.last_seq if seq is None else seq
        found = next((each for each in known if each.last_seq == wanted), None)
        if found is not None and (seq is not None or counts_now(row, found)):
            return Response(_statement_body(row, found, known))
        if seq is not None:
            raise NotFound
        return _not_yet(row)


def _statement_body(
    row: ChouetteSession, found: Statement, known: Sequence[Statement]
) -> dict[str, Any]:
    others = [_edition(row, each) for each in known if each.pk != found.pk]
    return {**_edition(row, found), "statement": _in_points(found.body), "others": others}


def _edition(row: ChouetteSession, statement: Statement) -> dict[str, Any]:
    return {
        "seq": statement.last_seq,
        "computed_at": moment_text(statement.computed_at),
        "counts": counts_now(row, statement),
    }


def _in_points(value: Any) -> Any:
    """Half-points as points, as everywhere outside: `won_halves` 3 is `won` 1.5."""
    if isinstance(value, list):
        return [_in_points(each) for each in value]
    if not isinstance(value, dict):
        return value
    told = {}
    for name, inner in value.items():
        if name.endswith("_halves"):
            told[name.removesuffix("_halves")] = points_json(inner)
        else:
            told[name] = _in_points(inner)
    return told


def _not_yet(row: ChouetteSession) -> HttpResponse:
    if row.status == SessionStatus.OPEN:
        return Problem(
            404, "night_open", "The table is open: its statement comes after."
        ).response()
    found = computing_of(linked_tables(row))
    progress = {
        "stage": found.stage if found else "waiting",
        "since": moment_text(found.since) if found and found.since else None,
        "failures": found.failures if found else 0,
    }
    return Problem(
        404,
        "statement_not_ready",
        "The statement is being computed. Ask again in a moment.",
        extra={"progress": progress},
        headers={"Retry-After": "2"},
    ).response()
